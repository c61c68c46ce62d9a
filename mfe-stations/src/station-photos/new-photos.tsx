import { useEffect, useRef } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button, Card } from 'shared-ui/ui';
import './photos.css';
import { PhotosToChoose } from './photos-to-choose.tsx';
import { photoTexts } from './texts.ts';
import type { NewPhotos } from './use-new-photos.ts';

type NewPhotosProps = { photos: NewPhotos };

/** The photos of a station that is not stored yet, below its form. */
export function PhotosOfNew({ photos }: NewPhotosProps) {
  const t = useTexts(photoTexts);
  const { formId, isTried, isSending } = photos;
  return (
    <Card title={t('photos')}>
      <div className="cx-stack">
        <p>{t('withStation')}</p>
        <PhotosToChoose formId={formId} photos={photos} isTried={isTried} isSending={isSending} />
      </div>
    </Card>
  );
}

/** Says in the review which photos go with the station. */
export function PhotosInReview({ photos: { chosen } }: NewPhotosProps) {
  const t = useTexts(photoTexts);
  if (chosen.length === 0) return null;
  return (
    <Card title={t('photos')}>
      <p>{t('withIt', { count: chosen.length })}</p>
      <ul>
        {chosen.map(({ key, caption }) => (
          <li key={key}>{caption}</li>
        ))}
      </ul>
    </Card>
  );
}

/** In the form's place once the station is stored: how far its photos are, and what became of those that were refused. */
export function PhotosOfStored({ photos }: NewPhotosProps) {
  const t = useTexts(photoTexts);
  const { stored, chosen, formId, isTried, isSending, tryAgain, goOn } = photos;
  const place = useRef<HTMLDivElement>(null);
  // the button that was pressed has gone with the form
  useEffect(() => place.current?.focus(), []);
  const name = stored?.name ?? '';
  return (
    <div ref={place} tabIndex={-1}>
      <Card title={t('photos')}>
        <div className="cx-stack">
          {isSending ? (
            <output>{t('storedSending', { name })}</output>
          ) : chosen.length > 0 ? (
            <Alert severity="danger">{t('storedLeft', { name, count: chosen.length })}</Alert>
          ) : null}
          <PhotosToChoose formId={formId} photos={photos} isTried={isTried} isSending={isSending} />
          <div className="cx-actions">
            <Button loading={isSending} disabled={chosen.length === 0} onClick={tryAgain}>
              {t('send', { count: Math.max(1, chosen.length) })}
            </Button>
            <Button severity="text" disabled={isSending} onClick={goOn}>
              {t('goOnWithout', { count: Math.max(1, chosen.length) })}
            </Button>
          </div>
        </div>
      </Card>
    </div>
  );
}
