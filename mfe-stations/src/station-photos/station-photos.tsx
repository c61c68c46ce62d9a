import { useRef, useState, type ReactNode } from 'react';
import type { StationPhoto } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Button, Card, Icon, LoadState } from 'shared-ui/ui';
import { OpenedPhoto, type Opened } from './opened-photo.tsx';
import { PhotoButton } from './photo-button.tsx';
import { photosQuery } from './photos.resource.ts';
import './photos.css';
import { photoTexts } from './texts.ts';

/** The photos of a station, seen by all who see it; `children` stands above them: what a photo's place can be used for. */
export function StationPhotos({ stationId, children }: { stationId: string; children?: ReactNode }) {
  const t = useTexts(photoTexts);
  const [opened, setOpened] = useState<Opened>(null);
  const add = useRef<HTMLButtonElement>(null);
  const { load, reload } = useLoaded(photosQuery(stationId));
  const photos = load.state === 'loaded' ? load.value : [];
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
      <OpenedPhoto
        stationId={stationId}
        photos={photos}
        opened={opened}
        onOpen={setOpened}
        onRemoved={() => add.current?.focus()}
      />
    </Card>
  );
}

/** Said at a photo that the station's public page shows. */
function PublicMark() {
  const t = useTexts(photoTexts);
  return (
    <p className="station-photo-public">
      <Icon name="globe" /> {t('public')}
    </p>
  );
}

type GalleryProps = { stationId: string; photos: StationPhoto[]; onLook: (id: string) => void };

/** The newest photo large, the others beside it. */
function Gallery({ stationId, photos, onLook }: GalleryProps) {
  return (
    <ul className="station-photos">
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <PhotoButton
            stationId={stationId}
            photo={photo}
            size={index === 0 ? 'large' : 'small'}
            onLook={onLook}
          />
          {index === 0 && <p className="station-photo-caption">{photo.caption}</p>}
          {photo.is_public && <PublicMark />}
        </li>
      ))}
    </ul>
  );
}
