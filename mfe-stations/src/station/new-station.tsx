import { useEffect, useRef } from 'react';
import { paths, type V1Station, type V1StationOptions } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { FormWithReview } from '../review/form-with-review.tsx';
import type { FormStep } from '../review/use-form-step.ts';
import { PhotosInReview, PhotosOfNew, PhotosOfStored } from '../station-photos/new-photos.tsx';
import { useNewPhotos } from '../station-photos/use-new-photos.ts';
import { StationForm } from './station.form.tsx';
import type { StationValues } from './station.record.ts';
import { createDraft, createStation } from './station.resource.ts';
import { StationReview } from './station-review.tsx';
import { formTexts } from './texts.ts';
import { useStation } from './use-station.ts';

type NewStationProps = {
  options: V1StationOptions;
  /** What the form starts with; empty if left out. */
  start?: StationValues;
  /** Called with a draft; the form is empty for the next one then. Without it a station can't be kept as a draft. */
  onDraft?: (draft: V1Station) => void;
  /** Called with what is published, to lead away from the form. */
  onPublished: (station: V1Station) => void;
  /** Called after a contact was corrected. */
  onContactSaved: () => void;
  /** Told whether something was typed that is not stored. */
  onDirty?: (dirty: boolean) => void;
};

/** The v1 form of a new station, published at once or kept as a draft. */
export function NewStation({
  options,
  start,
  onDraft,
  onPublished,
  onContactSaved,
  onDirty,
}: NewStationProps) {
  const t = useTexts(formTexts);
  const photos = useNewPhotos();
  const station = useStation({
    options,
    stage: 'new',
    start,
    edited: null,
    alsoTyped: photos.isOpen,
    onContactSaved,
    send: (request, { draft, idempotencyKey }) =>
      (draft ? createDraft : createStation)({ ...request, request_key: idempotencyKey }),
  });
  const { isTyped } = station.form;
  useEffect(() => onDirty?.(isTyped), [onDirty, isTyped]);
  useFormFirst(station.step);
  const save = async (kind: { draft: boolean }) => {
    if (!photos.check()) return;
    const stored = await station.save(kind);
    if (!stored) return;
    station.clear();
    await photos.sendTo({
      stationId: stored.station_id_tmg ?? String(stored.draft_id ?? stored.id),
      name: stored.station_name,
      goOn: () => {
        if (!kind.draft) return onPublished(stored);
        station.goTo('station_name');
        onDraft?.(stored);
      },
    });
  };
  if (photos.stored) return <PhotosOfStored photos={photos} />;
  return (
    <FormWithReview
      isReview={station.step.isReview}
      review={() => (
        <>
          <StationReview station={station} onPublish={() => void save({ draft: false })} />
          <PhotosInReview photos={photos} />
        </>
      )}
    >
      <StationForm
        station={station}
        stationId={null}
        draftLabel={onDraft ? t('createDraft') : undefined}
        onSaveDraft={() => save({ draft: true })}
        submitLabel={t('publish')}
        onSubmit={() => {
          if (photos.check()) station.review();
        }}
      />
      {onDraft && <PhotosOfNew photos={photos} />}
    </FormWithReview>
  );
}

/** An address that shows a review shows the form instead as long as nothing was filled in. */
function useFormFirst({ isReview, openForm }: FormStep) {
  const opened = useRef(false);
  useEffect(() => {
    if (!opened.current && isReview) openForm();
    opened.current = true;
  }, [isReview, openForm]);
}

/** The draft that has been added, with the way to edit it. */
export function CreatedDraft({ draft: { draft_id, id, station_name: name } }: { draft: V1Station }) {
  const t = useTexts(formTexts);
  return (
    <p>
      {t('draftCreated', { name })}{' '}
      <Link to={paths.editDraftStation.href({ stationId: draft_id ?? id })}>
        {t('editDraftLink', { name })}
      </Link>
    </p>
  );
}
