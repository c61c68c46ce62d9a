import { useMemo } from 'react';
import { useUser } from 'shared-ui/auth';
import { ALERT_SECONDS, mayOpen, paths, type V1Station, type V1StationOptions } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { DeleteDraft } from '../next-station/delete-draft.tsx';
import { FormWithReview } from '../review/form-with-review.tsx';
import { useToItsPage } from '../station-editing/use-to-its-page.ts';
import { FormPhotos } from '../station-photos/form-photos.tsx';
import { StationForm } from './station.form.tsx';
import { deleteDraft, newerDraft, publishDraft, updateDraft } from './station.resource.ts';
import { StationReview } from './station-review.tsx';
import { formTexts } from './texts.ts';
import { useStation } from './use-station.ts';

/** What an editor is given. */
export type EditorProps = {
  record: V1Station;
  options: V1StationOptions;
  /** Called after each save and correction of a contact: the options are others from then on. */
  onSaved: () => void;
};

/** A draft being edited by the v1 form: saved as far as it is, reviewed and published, or deleted. */
export function DraftEditor({ record, options, onSaved }: EditorProps) {
  const t = useTexts(formTexts);
  const { notify } = useServices();
  const toItsPage = useToItsPage();
  const user = useUser();
  const id = record.draft_id ?? record.id;
  const edited = useMemo(() => ({ record, loadNewer: () => newerDraft(String(id)) }), [record, id]);
  const station = useStation({
    options,
    stage: 'draft',
    edited,
    onContactSaved: onSaved,
    send: (request, { draft }) => (draft ? updateDraft(id, request) : publishDraft(id, request)),
  });
  const saveDraft = async () => {
    if (!(await station.save({ draft: true }))) return;
    notify('success', t('draftSaved'), ALERT_SECONDS.stationForm);
    onSaved();
  };
  const publish = async () => {
    const stored = await station.save({ draft: false });
    const stationId = stored?.station_id_tmg;
    if (!stationId) return;
    await toItsPage(stationId, stored.channels);
  };
  return (
    <FormWithReview
      isReview={station.step.isReview}
      review={() => <StationReview station={station} onPublish={() => void publish()} />}
    >
      <StationForm
        station={station}
        stationId={null}
        draftLabel={t('saveDraft')}
        onSaveDraft={saveDraft}
        submitLabel={t('publish')}
        onSubmit={station.review}
      >
        <DeleteDraft
          remove={() => deleteDraft(id)}
          name={record.station_name}
          list={mayOpen(user, paths.stations) ? paths.stations.href() : null}
        />
      </StationForm>
      <FormPhotos stationId={String(id)} putAt={station.form.putAt} />
    </FormWithReview>
  );
}
