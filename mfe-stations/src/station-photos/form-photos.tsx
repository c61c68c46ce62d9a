import { textsOf, type CoordinateTexts } from '../station-editing/place-text.rules.ts';
import { PlaceOffer } from './place-offer.tsx';
import { StationPhotos } from './station-photos.tsx';

type FormPhotosProps = {
  /** The station's number, or the draft's. */
  stationId: string;
  /** Fills the form's coordinates. */
  putAt: (coordinates: CoordinateTexts) => void;
};

/** The photos of a station or draft below the form that edits it; each is kept at once, whatever becomes of the form. */
export function FormPhotos({ stationId, putAt }: FormPhotosProps) {
  return (
    <StationPhotos stationId={stationId}>
      <PlaceOffer stationId={stationId} onUse={(place) => putAt(textsOf(place))} />
    </StationPhotos>
  );
}
