import type { StationPhoto } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { PhotoImage } from './photo-image.tsx';
import { photoTexts } from './texts.ts';

type PhotoButtonProps = {
  stationId: string;
  photo: StationPhoto;
  size: 'small' | 'large';
  onLook: (id: string) => void;
};

/** A photo that opens large. */
export function PhotoButton({ stationId, photo, size, onLook }: PhotoButtonProps) {
  const t = useTexts(photoTexts);
  return (
    <button
      type="button"
      className="station-photo-button"
      aria-label={t('enlarge', { caption: photo.caption })}
      aria-haspopup="dialog"
      onClick={() => onLook(photo.id)}
    >
      <PhotoImage stationId={stationId} photo={photo} size={size} />
    </button>
  );
}
