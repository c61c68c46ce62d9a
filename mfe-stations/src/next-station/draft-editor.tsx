import { useCallback } from 'react';
import { useUser } from 'shared-ui/auth';
import { ALERT_SECONDS, paths, roadClassOf } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { DraftFlowButtons } from '../flow/flow-buttons.tsx';
import { FlowsForm } from '../flow/flows.tsx';
import { useFlows } from '../flow/use-flows.ts';
import { FormWithReview } from '../review/form-with-review.tsx';
import { useToItsPage } from '../station-editing/use-to-its-page.ts';
import { FormPhotos } from '../station-photos/form-photos.tsx';
import { DeleteDraft } from './delete-draft.tsx';
import { NextStationForm } from './next-station.form.tsx';
import { deleteDraft, newerNextDraft, publishDraft, updateDraft } from './next-station.resource.ts';
import { isRoadwayKnown, mayViewStations, previewNumber } from './next-station.rules.ts';
import type { EditorProps } from './published-editor.tsx';
import { StationWithFlowsReview } from './station-review.tsx';
import { formTexts } from './texts.ts';
import { useStationForm } from './use-station-form.ts';
import { useFlowsAsked, useTogether } from './use-together.ts';
import { useStationPage } from './use-station-page.ts';

/** A draft being edited, its flows below it: saved as far as it is, reviewed and published with its flows, or deleted. */
export function DraftEditor({ record, options, flowOptions }: EditorProps) {
  const t = useTexts(formTexts);
  const { notify } = useServices();
  const toItsPage = useToItsPage();
  const user = useUser();
  const id = String(record.draft_id ?? record.id);
  const { withFlows, together } = useTogether();
  const flowsAsked = useFlowsAsked();
  const station = useStationForm({
    options,
    edited: { record, loadNewer: () => newerNextDraft(id) },
    send: (sent, { draft }) =>
      withFlows(sent, (request) => (draft ? updateDraft(id, request) : publishDraft(id, request))),
  });
  const loadFlows = useCallback(async () => (await newerNextDraft(id)).flows, [id]);
  const flows = useFlows(record.flows, { key: id, draft: true }, loadFlows);
  const { tab, setTab, goTo, step, review } = useStationPage(station, flows);
  const { values } = station.form;

  const saveDraft = async () => {
    const kind = { draft: true };
    const stored = flows.dirty ? await together({ station, flows }, kind) : await station.save(kind);
    if (!stored) return;
    flows.renew(stored.flows);
    notify('success', t('draftSaved'), ALERT_SECONDS.stationForm);
  };
  const publish = async () => {
    if (!(await flowsAsked(flows))) return;
    const stored = await together({ station, flows }, { draft: false });
    if (!stored?.station_id_tmg) return;
    await toItsPage(stored.station_id_tmg, stored.flows);
  };
  return (
    <FormWithReview
      isReview={step.isReview}
      review={() => (
        <StationWithFlowsReview
          station={station}
          options={options}
          flows={flows}
          flowOptions={flowOptions}
          hrefOf={step.hrefOf}
          onPublish={() => void publish()}
        />
      )}
    >
      <NextStationForm
        station={station}
        options={options}
        stationId={null}
        tab={tab}
        onTab={setTab}
        onGo={goTo}
        draft={{ label: t('saveDraft'), onSave: saveDraft }}
        submit={{ label: t('publish'), onPress: review }}
      >
        <DeleteDraft
          remove={() => deleteDraft(id)}
          name={record.station_name}
          list={mayViewStations(user) ? paths.nextStations.href() : null}
        />
      </NextStationForm>
      <FlowsForm
        flows={flows}
        options={flowOptions}
        stationId={previewNumber(values.city, options)}
        funcClass={roadClassOf(values)}
        roadwayKnown={isRoadwayKnown(values)}
      >
        <DraftFlowButtons flows={flows} onReview={review} />
      </FlowsForm>
      <FormPhotos stationId={id} putAt={station.form.putAt} />
    </FormWithReview>
  );
}
