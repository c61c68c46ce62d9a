import { useRef, useState, type ReactNode } from 'react';
import type { StationPhoto } from 'shared-domain';
import { messageOf } from 'shared-ui/api';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { Button, Card, LoadState } from 'shared-ui/ui';
import { AddPhotosDialog } from './add-photos-dialog.tsx';
import { CaptionDialog } from './caption-dialog.tsx';
import { PhotoImage } from './photo-image.tsx';
import { PhotoViewer } from './photo-viewer.tsx';
import { deletePhoto, photosQuery } from './photos.resource.ts';
import './photos.css';
import { photoTexts } from './texts.ts';

/** What is open over the card. */
type Opened = { what: 'add' } | { what: 'look' | 'caption'; id: string } | null;

/** The photos of a station, seen by all who see it; `children` stands above them: what a photo's place can be used for. */
export function StationPhotos({ stationId, children }: { stationId: string; children?: ReactNode }) {
  const t = useTexts(photoTexts);
  const [opened, setOpened] = useState<Opened>(null);
  const add = useRef<HTMLButtonElement>(null);
  const { load, reload } = useLoaded(photosQuery(stationId));
  const close = () => setOpened(null);
  const remove = useRemove(stationId, { onBegin: close, onRemoved: () => add.current?.focus() });
  const photos = load.state === 'loaded' ? load.value : [];
  const shown = opened && opened.what !== 'add' ? photos.find(({ id }) => id === opened.id) : undefined;
  return (
    <Card
      title={t('photos')}
      actions={
        <Button ref={add} severity="outlined" icon="plus" onClick={() => setOpened({ what: 'add' })}>
          {t('add')}
        </Button>
      }
    >
      {children}
      <LoadState load={load} retry={reload}>
        {(all) =>
          all.length === 0 ? (
            <p>{t('none')}</p>
          ) : (
            <Gallery stationId={stationId} photos={all} onLook={(id) => setOpened({ what: 'look', id })} />
          )
        }
      </LoadState>
      {opened?.what === 'add' && <AddPhotosDialog stationId={stationId} onClose={close} />}
      {opened?.what === 'look' && shown && (
        <PhotoViewer
          stationId={stationId}
          photos={photos}
          photo={shown}
          onLook={({ id }) => setOpened({ what: 'look', id })}
          onCaption={() => setOpened({ what: 'caption', id: shown.id })}
          onDelete={() => remove(shown)}
          onClose={close}
        />
      )}
      {opened?.what === 'caption' && shown && (
        <CaptionDialog stationId={stationId} photo={shown} onClose={close} />
      )}
    </Card>
  );
}

type GalleryProps = { stationId: string; photos: StationPhoto[]; onLook: (id: string) => void };

/** The newest photo large, the others beside it. */
function Gallery({ stationId, photos, onLook }: GalleryProps) {
  const t = useTexts(photoTexts);
  return (
    <ul className="station-photos">
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <button
            type="button"
            className="station-photo-button"
            aria-label={t('enlarge', { caption: photo.caption })}
            aria-haspopup="dialog"
            onClick={() => onLook(photo.id)}
          >
            <PhotoImage stationId={stationId} photo={photo} size={index === 0 ? 'large' : 'small'} />
          </button>
          {index === 0 && <p className="station-photo-caption">{photo.caption}</p>}
        </li>
      ))}
    </ul>
  );
}

type Removing = { onBegin: () => void; onRemoved: () => void };

/** Deletes a photo after a question. What it was looked at in closes first: the focus can't leave what is modal. */
function useRemove(stationId: string, { onBegin, onRemoved }: Removing) {
  const t = useTexts(photoTexts);
  const { confirm, notify } = useServices();
  return async (photo: StationPhoto) => {
    const question = { title: t('deleteTitle'), text: t('deleteText'), accept: t('delete'), danger: true };
    if (!(await confirm(question))) return;
    onBegin();
    try {
      await deletePhoto(stationId, photo);
      notify('success', t('deleted'));
      onRemoved();
    } catch (error) {
      notify('danger', messageOf(error, t('deleteFailed')));
    }
  };
}
