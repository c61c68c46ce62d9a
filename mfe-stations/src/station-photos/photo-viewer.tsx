import { useEffect } from 'react';
import type { StationPhoto } from 'shared-domain';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { Button, Dialog } from 'shared-ui/ui';
import { PhotoImage } from './photo-image.tsx';
import { photoTexts } from './texts.ts';

type PhotoViewerProps = {
  stationId: string;
  photos: readonly StationPhoto[];
  /** The one looked at. */
  photo: StationPhoto;
  onLook: (photo: StationPhoto) => void;
  onCaption: () => void;
  onDelete: () => Promise<void>;
  onClose: () => void;
};

/** One photo, large; the arrow keys lead on and back. */
export function PhotoViewer(props: PhotoViewerProps) {
  const { stationId, photos, photo, onLook, onClose } = props;
  const t = useTexts(photoTexts);
  const at = photos.findIndex(({ id }) => id === photo.id);
  const before = photos[at - 1];
  const after = photos[at + 1];
  const steps = { ArrowLeft: before, ArrowRight: after };
  useArrows(({ key }) => {
    const to = key === 'ArrowLeft' || key === 'ArrowRight' ? steps[key] : undefined;
    if (to) onLook(to);
  });
  const { author: person, created_at, caption } = photo;
  return (
    <Dialog
      title={caption}
      open
      large
      onClose={onClose}
      footer={photo.may_change && <ViewerButtons {...props} />}
    >
      <figure className="station-photo-large">
        <PhotoImage key={photo.id} stationId={stationId} photo={photo} size="large" />
        <figcaption className="cx-row">
          <span className="cx-muted">{t('by', { person, date: formatDate(created_at) })}</span>
          <output>{t('position', { at: at + 1, count: photos.length })}</output>
        </figcaption>
      </figure>
      {photos.length > 1 && (
        <div className="cx-row">
          <Button
            severity="outlined"
            icon="chevron-left"
            aria-disabled={!before}
            onClick={() => before && onLook(before)}
          >
            {t('previous')}
          </Button>
          <Button
            severity="outlined"
            icon="chevron-right"
            aria-disabled={!after}
            onClick={() => after && onLook(after)}
          >
            {t('next')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

/** Keys pressed anywhere in the dialog: its cross has the focus first. */
function useArrows(onKey: (event: KeyboardEvent) => void): void {
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

function ViewerButtons({ photo, onCaption, onDelete }: PhotoViewerProps) {
  const t = useTexts(photoTexts);
  return (
    <>
      <Button severity="outlined" onClick={onCaption}>
        {t(photo.may_publish ? 'editPhoto' : 'editCaption')}
      </Button>
      <Button severity="outlined" onClick={onDelete}>
        {t('delete')}
      </Button>
    </>
  );
}
