import { isDraftId, paths, type NextStation } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded, type Asked } from 'shared-ui/query';
import { Navigate, useParams, useSearchParams } from 'shared-ui/router';
import { LoadState, Page } from 'shared-ui/ui';
import { flowOptionsQuery } from '../flow/flow.resource.ts';
import { formHref, isReview } from '../review/use-form-step.ts';
import { RecordState } from '../station-editing/record-state.tsx';
import { TwoForms } from '../two-forms/two-forms.tsx';
import { DraftEditor } from './draft-editor.tsx';
import { nextDraftQuery, nextStationQuery, nextStationOptionsQuery } from './next-station.resource.ts';
import { PublishedEditor } from './published-editor.tsx';
import { StationLinks } from './station-links.tsx';
import { formTexts } from './texts.ts';
import { useStationTitle } from './use-station-title.ts';

/** /next/edit-station/:stationId: a published station. A draft's number leads to the draft (S3). */
export function EditNextStationScreen() {
  const { stationId = '' } = useParams();
  const [search] = useSearchParams();
  if (isDraftId(stationId)) return <Navigate to={paths.editNextDraftStation.href({ stationId })} replace />;
  // what is changed is saved at once: only a draft has a review
  if (isReview(search)) return <Navigate to={formHref(search)} replace />;
  return (
    <EditScreen
      key={stationId}
      id={stationId}
      title="editTitle"
      other={paths.editStation.href({ stationId })}
      query={nextStationQuery}
      Editor={PublishedEditor}
    />
  );
}

/** /next/edit-draft-station/:stationId: a draft by its number. */
export function EditNextDraftScreen() {
  const { stationId = '' } = useParams();
  return (
    <EditScreen
      key={stationId}
      id={stationId}
      title="editDraftTitle"
      other={paths.editDraftStation.href({ stationId })}
      query={nextDraftQuery}
      Editor={DraftEditor}
    />
  );
}

type EditScreenProps = {
  id: string;
  title: 'editTitle' | 'editDraftTitle';
  /** The same station in the other form. */
  other: string;
  query: (id: string) => Asked<NextStation>;
  Editor: typeof DraftEditor;
};

function EditScreen({ id, title: formTitle, other, query, Editor }: EditScreenProps) {
  const t = useTexts(formTexts);
  const title = useStationTitle(formTitle);
  const record = useLoaded(query(id));
  const options = useLoaded(nextStationOptionsQuery);
  const flowOptions = useLoaded(flowOptionsQuery);
  const [search] = useSearchParams();
  const edited = record.load.state === 'loaded' ? nameOf(record.load.value) : null;
  // where nothing is found there is no form, and nothing to fill in
  const hasForm = record.load.state !== 'failed' && !isReview(search);
  const sentences = [edited && `${edited}.`, hasForm ? t('required') : null];
  return (
    <Page
      title={title}
      about={edited ?? undefined}
      intro={sentences.filter(Boolean).join(' ')}
      actions={
        <StationLinks
          editing
          stationId={record.load.state === 'loaded' ? record.load.value.station_id_tmg : null}
        />
      }
    >
      <TwoForms form="next" other={other} />
      <LoadState load={options.load} retry={options.reload}>
        {(lists) => (
          <LoadState load={flowOptions.load} retry={flowOptions.reload}>
            {(flowLists) => (
              <RecordState load={record.load} retry={record.reload} station={paths.editNextStation}>
                {(station) => <Editor record={station} options={lists} flowOptions={flowLists} />}
              </RecordState>
            )}
          </LoadState>
        )}
      </LoadState>
    </Page>
  );
}

/** Which station is being edited. */
function nameOf({ station_id_tmg, station_name }: NextStation): string {
  return [station_id_tmg, station_name].filter(Boolean).join(' ');
}
