import { isDraftId, paths, type V1Station } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded, type Asked } from 'shared-ui/query';
import { Navigate, useParams, useSearchParams } from 'shared-ui/router';
import { LoadState, Page } from 'shared-ui/ui';
import { useStationTitle } from '../next-station/use-station-title.ts';
import { formHref, isReview } from '../review/use-form-step.ts';
import { RecordState } from '../station-editing/record-state.tsx';
import { TwoForms } from '../two-forms/two-forms.tsx';
import { DraftEditor } from './draft-editor.tsx';
import { PublishedEditor } from './published-editor.tsx';
import { draftQuery, stationQuery, stationOptionsQuery } from './station.resource.ts';
import { StationLinks } from './station-links.tsx';
import { formTexts } from './texts.ts';

/** /edit-station/:stationId: a published station by the v1 form. A draft's number leads to the draft (S3). */
export function EditStationScreen() {
  const { stationId = '' } = useParams();
  const [search] = useSearchParams();
  if (isDraftId(stationId)) return <Navigate to={paths.editDraftStation.href({ stationId })} replace />;
  // what is changed is saved at once: only a draft has a review
  if (isReview(search)) return <Navigate to={formHref(search)} replace />;
  return (
    <EditScreen
      key={stationId}
      id={stationId}
      title="editTitle"
      other={paths.editNextStation.href({ stationId })}
      query={stationQuery}
      Editor={PublishedEditor}
    />
  );
}

/** /edit-draft-station/:stationId: a draft by its number. */
export function EditDraftScreen() {
  const { stationId = '' } = useParams();
  return (
    <EditScreen
      key={stationId}
      id={stationId}
      title="editDraftTitle"
      other={paths.editNextDraftStation.href({ stationId })}
      query={draftQuery}
      Editor={DraftEditor}
    />
  );
}

type EditScreenProps = {
  id: string;
  title: 'editTitle' | 'editDraftTitle';
  /** The same station in the other form. */
  other: string;
  query: (id: string) => Asked<V1Station>;
  Editor: typeof DraftEditor;
};

function EditScreen({ id, title, other, query, Editor }: EditScreenProps) {
  const t = useTexts(formTexts);
  const heading = useStationTitle(title);
  const record = useLoaded(query(id));
  const options = useLoaded(stationOptionsQuery);
  const named = record.load.state === 'loaded' ? record.load.value : null;
  // where nothing is found there is no form, and nothing to fill in
  const required = record.load.state === 'failed' ? null : t('required');
  const name = [named?.station_id_tmg, named?.station_name].filter(Boolean).join(' ');
  return (
    <Page
      title={heading}
      about={name}
      intro={name ? `${name}. ${required}` : required}
      actions={<StationLinks editing stationId={named?.station_id_tmg} />}
    >
      <TwoForms form="v1" other={other} />
      <LoadState load={options.load} retry={options.reload}>
        {(lists) => (
          <RecordState load={record.load} retry={record.reload} station={paths.editStation}>
            {(station) => <Editor record={station} options={lists} onSaved={options.reload} />}
          </RecordState>
        )}
      </LoadState>
    </Page>
  );
}
