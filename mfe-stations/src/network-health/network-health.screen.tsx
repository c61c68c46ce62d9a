import { useMemo } from 'react';
import { HEALTH_STATES, paths, STATE, type StationHealth } from 'shared-domain';
import { formatDate, formatNumber, useTexts, type Translate } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Navigate, useSearchParams } from 'shared-ui/router';
import { DataTable, type Column } from 'shared-ui/table';
import { Card, LoadState, Page, StationLink } from 'shared-ui/ui';
import { stateWord, stationTime, WORST_FIRST } from './health-words.ts';
import { networkQuery, type NetworkHealth } from './health.resource.ts';
import { NetworkMap } from './network-map.tsx';
import { StateMark } from './state-mark.tsx';
import { healthTexts } from './texts.ts';

type Words = Translate<typeof healthTexts.en>;

/** The name of the table's state in the address. */
const TABLE = 'health';

/** /network: the state of every counter that one sees, what asks for somebody first. */
export function NetworkHealthScreen() {
  const t = useTexts(healthTexts);
  const { load, reload } = useLoaded(networkQuery);
  return (
    <Page title={t('title')} intro={t('intro')}>
      <LoadState load={load} retry={reload}>
        {(network) => <Narrowed network={network} />}
      </LoadState>
    </Page>
  );
}

/** A link to one state says it in no language; the filter that it becomes is the person's word. */
function Narrowed({ network }: { network: NetworkHealth }) {
  const t = useTexts(healthTexts);
  const [search] = useSearchParams();
  const state = HEALTH_STATES.find((one) => one === search.get(STATE));
  if (!state) return <Network network={network} />;
  const filter = new URLSearchParams({ [`${TABLE}.f.state`]: stateWord(state, t) });
  return <Navigate to={`${paths.network.href()}?${filter}`} replace />;
}

function Network({ network: { evaluated_at, stations, map } }: { network: NetworkHealth }) {
  const t = useTexts(healthTexts);
  const columns = useMemo(() => columnsOf(t), [t]);
  const rows = useMemo(() => worstFirst(stations), [stations]);
  const silent = stations.filter(({ state }) => state === 'silent').length;
  return (
    <>
      <Card>
        <NetworkMap stations={stations} map={map} />
      </Card>
      <Card>
        <p>
          <strong>
            {silent === 0 ? t('allWell') : t('summary', { silent, all: formatNumber(stations.length) })}
          </strong>{' '}
          <span className="cx-muted">
            {evaluated_at ? t('evaluated', { date: formatDate(evaluated_at) }) : t('notEvaluated')}
          </span>
        </p>
        <DataTable
          label={t('title')}
          rows={rows}
          rowKey="station_id_tmg"
          columns={columns}
          empty={t('none')}
          urlState={TABLE}
          tools="network-health"
        />
      </Card>
    </>
  );
}

const worstFirst = (stations: readonly StationHealth[]): StationHealth[] =>
  stations.toSorted((one, other) => WORST_FIRST.indexOf(one.state) - WORST_FIRST.indexOf(other.state));

function columnsOf(t: Words): Column<StationHealth>[] {
  return [
    {
      field: 'station',
      header: t('station'),
      value: ({ station_name, station_id_tmg }) => `${station_name}, ${station_id_tmg}`,
      cell: ({ station_name, station_id_tmg }) => (
        <StationLink stationId={station_id_tmg}>{`${station_name}, ${station_id_tmg}`}</StationLink>
      ),
      sortable: true,
      filter: 'text',
      rowHeader: true,
    },
    {
      field: 'state',
      header: t('state'),
      value: ({ state }) => stateWord(state, t),
      cell: (row) => <StateCell row={row} />,
      sortable: true,
      filter: 'select',
      leads: true,
    },
    {
      field: 'since',
      header: t('since'),
      value: ({ since }) => since,
      cell: ({ since, time_zone }) => since && stationTime(since, time_zone),
      csv: ({ since }) => since,
      sortable: true,
    },
    {
      field: 'through',
      header: t('through'),
      value: ({ through_at }) => through_at,
      cell: ({ through_at, time_zone }) => through_at && stationTime(through_at, time_zone),
      csv: ({ through_at }) => through_at,
      sortable: true,
    },
    {
      field: 'usual',
      header: t('usual'),
      value: ({ usual_hours }) => usual_hours,
      cell: ({ usual_hours, through_at }) =>
        through_at === null ? null : usual_hours === null ? (
          <span className="cx-muted">{t('learning')}</span>
        ) : (
          t('hours', { hours: Math.max(1, Math.round(usual_hours)) })
        ),
      sortable: true,
    },
    {
      field: 'waiting',
      header: t('waiting'),
      value: ({ days_waiting }) => days_waiting,
      align: 'end',
      sortable: true,
    },
  ];
}

function StateCell({ row: { state, silent_flows } }: { row: StationHealth }) {
  const t = useTexts(healthTexts);
  return (
    <>
      <StateMark state={state} />
      {silent_flows > 0 && <div className="cx-muted">{t('flowsSilent', { flows: silent_flows })}</div>}
    </>
  );
}
