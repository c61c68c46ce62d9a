import type { StationPhoto } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useRemoval } from '../station-editing/use-removal.ts';
import { AddPhotosDialog } from './add-photos-dialog.tsx';
import { CaptionDialog } from './caption-dialog.tsx';
import { PhotoViewer } from './photo-viewer.tsx';
import { deletePhoto } from './photos.resource.ts';
import { photoTexts } from './texts.ts';

/** What is open over photos. */
export type Opened = { what: 'add' } | { what: 'look' | 'caption'; id: string } | null;

type Props = {
  stationId: string;
  /** Those that are looked at one after the other. */
  photos: readonly StationPhoto[];
  /** The visit that added ones are of. */
  visit?: number;
  opened: Opened;
  onOpen: (opened: Opened) => void;
  onRemoved: () => void;
};

/** What can be done with photos: adding more, looking at one, changing its text, deleting it. */
export function OpenedPhoto({ stationId, photos, visit, opened, onOpen, onRemoved }: Props) {
  const close = () => onOpen(null);
  const remove = useRemove(stationId, { onBegin: close, onRemoved });
  const shown = opened && opened.what !== 'add' ? photos.find(({ id }) => id === opened.id) : undefined;
  if (opened?.what === 'add') return <AddPhotosDialog stationId={stationId} visit={visit} onClose={close} />;
  if (!shown) return null;
  if (opened?.what === 'caption')
    return <CaptionDialog stationId={stationId} photo={shown} onClose={close} />;
  return (
    <PhotoViewer
      stationId={stationId}
      photos={photos}
      photo={shown}
      onLook={({ id }) => onOpen({ what: 'look', id })}
      onCaption={() => onOpen({ what: 'caption', id: shown.id })}
      onDelete={() => remove(shown)}
      onClose={close}
    />
  );
}

type Removing = { onBegin: () => void; onRemoved: () => void };

function useRemove(stationId: string, around: Removing) {
  const t = useTexts(photoTexts);
  return useRemoval((photo: StationPhoto) => deletePhoto(stationId, photo), {
    texts: ({ caption }) => ({
      title: t('deleteTitle'),
      text: t('deleteText', { caption }),
      accept: t('delete'),
      removed: t('deleted'),
      failed: t('deleteFailed'),
    }),
    ...around,
  });
}
