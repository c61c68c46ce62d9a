import { paths, type StationForm, type StationSummary } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded, type Asked } from 'shared-ui/query';
import { useSearchParams } from 'shared-ui/router';
import { StationsTable } from 'shared-ui/table';
import { LoadState, Page } from 'shared-ui/ui';
import { TwoForms } from '../two-forms/two-forms.tsx';
import { StageToggle } from './stage-toggle.tsx';
import { defaultSort, showsDaysOfData, stageOf, stationsIn, type Stage } from './station-list.rules.ts';
import { listTexts } from './texts.ts';

/** Name of the stage in the address. */
const SHOW = 'show';

/** The same list with the other form. */
const OTHER = { v1: paths.nextStations.href(), next: paths.stations.href() };

type StationListProps = {
  title: string;
  query: Asked<StationSummary[]>;
  /** The generation of the station form that the list adds and edits with. */
  forms: StationForm;
};

/** The page of both stations lists: published stations or drafts, as the address says. */
export function StationList({ title, query, forms }: StationListProps) {
  const t = useTexts(listTexts);
  const stations = useLoaded(query);
  const [search, setSearch] = useSearchParams();
  const stage = stageOf(search.get(SHOW));
  const isDrafts = stage === 'drafts';
  // A fresh address: filters of one stage mean nothing in the other.
  const choose = (chosen: Stage) =>
    setSearch(chosen === 'drafts' ? { [SHOW]: chosen } : {}, { replace: true });
  const tableOf = (all: StationSummary[]) => {
    const rows = stationsIn(stage, all);
    const daysOfData = showsDaysOfData(stage, rows);
    return (
      <StationsTable
        key={stage}
        title={t(stage)}
        rows={rows}
        edit={forms}
        upload={forms}
        streets
        daysOfData={daysOfData}
        defaultSort={defaultSort(stage, daysOfData)}
        actions={<StageToggle stage={stage} onChange={choose} />}
        empty={t(isDrafts ? 'noDrafts' : 'noPublished')}
        urlState={stage}
        tools={`stations-${stage}`}
      />
    );
  };

  return (
    <Page title={title} intro={t(isDrafts ? 'introDrafts' : 'introPublished')}>
      <TwoForms form={forms} other={OTHER[forms]} />
      <LoadState load={stations.load} retry={stations.reload}>
        {tableOf}
      </LoadState>
    </Page>
  );
}
