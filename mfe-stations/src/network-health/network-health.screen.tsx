import { useMemo } from 'react';
import { HEALTH_STATES, paths, STATE, type Api, type StationHealth } from 'shared-domain';
import { formatDate, formatNumber, useTexts, type Translate } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Navigate, useSearchParams } from 'shared-ui/router';
import { DataTable, type Column } from 'shared-ui/table';
import { Card, LoadState, Page, StationLink } from 'shared-ui/ui';
import { stateWord, stationTime, usualWord, WORST_FIRST } from './health-words.ts';
import { networkQuery, networkUptimeQuery, type NetworkHealth } from './health.resource.ts';
import { NetworkMap } from './network-map.tsx';
import { StateCell } from './state-cell.tsx';
import { healthTexts } from './texts.ts';
import { monthName, share } from './uptime-table.tsx';

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
  const { load } = useLoaded(networkUptimeQuery);
  const uptime = load.state === 'loaded' ? load.value : null;
  const columns = useMemo(() => columnsOf(t, uptime), [t, uptime]);
  const rows = useMemo(() => worstFirst(stations), [stations]);
  const silent = stations.filter(({ state }) => state === 'silent').length;
  return (
    <>
      <Card>
        <NetworkMap stations={stations} map={map} />
      </Card>
      <Card className="health-network">
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

type Uptime = Api['GET /network/uptime']['reply'];

/** How much of the last full month is there: the grade, and never the letter alone. */
function uptimeColumn(t: Words, known: Uptime | null): Column<StationHealth> {
  const of = new Map(known?.stations.map(({ station_id_tmg, uptime }) => [station_id_tmg, uptime]));
  const shareOf = ({ station_id_tmg }: StationHealth) => {
    const one = of.get(station_id_tmg);
    return one ? one.present / one.expected : null;
  };
  return {
    field: 'uptime',
    header: known ? t('lastUptime', { month: monthName(known.month) }) : t('lastUptimePlain'),
    value: shareOf,
    csv: (row) => (of.has(row.station_id_tmg) ? share(shareOf(row) ?? 0, 1) : null),
    cell: ({ station_id_tmg }) => {
      const one = of.get(station_id_tmg);
      if (!one) return null;
      const { present, expected, grade } = one;
      const uptime = t('uptimeOf', { share: share(present, expected), missing: expected - present });
      return grade ? t('gradeAnd', { grade, uptime }) : uptime;
    },
    sortable: true,
  };
}

function columnsOf(t: Words, uptime: Uptime | null): Column<StationHealth>[] {
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
      cell: (row) => <StateCell station={row} />,
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
      cell: (row) =>
        row.through_at && (usualWord(row, t) ?? <span className="cx-muted">{t('learning')}</span>),
      sortable: true,
      extra: true,
    },
    uptimeColumn(t, uptime),
    {
      field: 'assignee',
      header: t('dealsWith'),
      value: ({ assignee }) => assignee ?? null,
      sortable: true,
      filter: 'text',
    },
    {
      field: 'waiting',
      header: t('waiting'),
      value: ({ days_waiting }) => days_waiting,
      align: 'end',
      sortable: true,
      extra: true,
    },
  ];
}
