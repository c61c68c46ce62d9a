import { PlaceOffer } from './place-offer.tsx';
import { StationPhotos } from './station-photos.tsx';

type FormPhotosProps = {
  stationId: string;
  /** Fills the form's coordinates. */
  putAt: (coordinates: [latitude: string, longitude: string]) => void;
};

/** The photos of a published station below the form that edits it; each is kept at once, whatever becomes of the form. */
export function FormPhotos({ stationId, putAt }: FormPhotosProps) {
  return (
    <StationPhotos stationId={stationId}>
      <PlaceOffer
        stationId={stationId}
        onUse={({ latitude, longitude }) => putAt([String(latitude), String(longitude)])}
      />
    </StationPhotos>
  );
}
