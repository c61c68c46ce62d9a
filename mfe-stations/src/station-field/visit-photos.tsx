import { useRef, useState } from 'react';
import type { StationPhoto } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import '../station-photos/photos.css';
import { OpenedPhoto, type Opened } from '../station-photos/opened-photo.tsx';
import { PhotoButton } from '../station-photos/photo-button.tsx';
import { fieldTexts } from './texts.ts';

type Props = {
  stationId: string;
  visit: number;
  /** The day of the visit in words. */
  visited: string;
  photos: readonly StationPhoto[];
};

/** The photos that were taken at a visit, and a way to add more; they are among those of the station, too. */
export function VisitPhotos({ stationId, visit, visited, photos }: Props) {
  const t = useTexts(fieldTexts);
  const [opened, setOpened] = useState<Opened>(null);
  const add = useRef<HTMLButtonElement>(null);
  return (
    <>
      {photos.length > 0 && (
        <ul className="visit-photos" aria-label={t('photosOf', { date: visited })}>
          {photos.map((photo) => (
            <li key={photo.id}>
              <PhotoButton
                stationId={stationId}
                photo={photo}
                size="small"
                onLook={(id) => setOpened({ what: 'look', id })}
              />
            </li>
          ))}
        </ul>
      )}
      <Button
        ref={add}
        severity="text"
        size="small"
        aria-label={t('addPhotosOf', { date: visited })}
        onClick={() => setOpened({ what: 'add' })}
      >
        {t('addPhotos')}
      </Button>
      <OpenedPhoto
        stationId={stationId}
        photos={photos}
        visit={visit}
        opened={opened}
        onOpen={setOpened}
        onRemoved={() => add.current?.focus()}
      />
    </>
  );
}
