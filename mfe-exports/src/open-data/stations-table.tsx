import { useMemo } from 'react';
import type { OpenDataStation } from 'shared-domain';
import { formatDate, useTexts, type Translate } from 'shared-ui/i18n';
import { DataTable, type Column } from 'shared-ui/table';
import { Button, StationLink } from 'shared-ui/ui';
import { monthText } from './month-text.ts';
import { openDataTexts } from './texts.ts';

type Words = Translate<typeof openDataTexts.en>;
/** What can be done with a station of the list. */
export type OfStation = {
  choose: (station: OpenDataStation) => void;
  withdraw: (station: OpenDataStation) => void;
};

/** The stations with what is out of each, what comes next, and its settings. */
export function StationsTable({ stations, choose, withdraw }: { stations: OpenDataStation[] } & OfStation) {
  const t = useTexts(openDataTexts);
  const ofSeveral = new Set(stations.map(({ agency_id }) => agency_id)).size > 1;
  const columns = useMemo(
    () => [
      stationColumn(t),
      ...(ofSeveral ? [agencyColumn(t)] : []),
      ...factColumns(t),
      actionsColumn(t, { choose, withdraw }),
    ],
    [t, ofSeveral, choose, withdraw],
  );
  return (
    <DataTable
      label={t('title')}
      rows={stations}
      rowKey="station_id_tmg"
      columns={columns}
      empty={t('none')}
      urlState="open-data"
      tools="open-data"
    />
  );
}

const stationColumn = (t: Words): Column<OpenDataStation> => ({
  field: 'station',
  header: t('station'),
  value: ({ station_id_tmg, station_name }) => `${station_id_tmg} ${station_name}`,
  cell: ({ station_id_tmg, station_name }) => (
    <StationLink stationId={station_id_tmg}>{`${station_id_tmg} ${station_name}`}</StationLink>
  ),
  sortable: true,
  filter: 'text',
  rowHeader: true,
});

const agencyColumn = (t: Words): Column<OpenDataStation> => ({
  field: 'agency',
  header: t('agency'),
  value: ({ agency }) => agency,
  sortable: true,
  filter: 'select',
});

const stateOf = ({ settings, withdrawn }: OpenDataStation) =>
  settings?.is_on ? 'on' : withdrawn ? 'withdrawn' : 'off';

function factColumns(t: Words): Column<OpenDataStation>[] {
  return [
    {
      field: 'state',
      header: t('state'),
      value: (station) => t(stateOf(station)),
      cell: (station) =>
        station.withdrawn && stateOf(station) === 'withdrawn'
          ? t('withdrawnOn', {
              date: formatDate(station.withdrawn.at),
              reason: station.withdrawn.reason ?? '',
            })
          : t(stateOf(station)),
      sortable: true,
      filter: 'select',
      leads: true,
    },
    { field: 'out', header: t('out'), value: (station) => outText(t, station) },
    {
      field: 'next',
      header: t('next'),
      value: ({ next }) => next?.day ?? null,
      cell: (station) => nextText(t, station),
      csv: (station) => nextText(t, station),
      sortable: true,
    },
    {
      field: 'license',
      header: t('license'),
      value: ({ settings, out }) => out?.license ?? settings?.license ?? null,
      filter: 'select',
    },
  ];
}

function outText(t: Words, { out }: OpenDataStation): string {
  if (!out) return t('nothingOut');
  const { months: count, first_month: first, last_month: last, version, revising } = out;
  const text = t('months', {
    count,
    first: monthText(first),
    last: monthText(last),
    version: String(version),
  });
  return revising.length === 0
    ? text
    : `${text}; ${t('revising', { months: revising.map(monthText).join(', ') })}`;
}

function nextText(t: Words, { next }: OpenDataStation): string {
  if (!next) return t('nothingNext');
  const { day, waits } = next;
  const month = monthText(next.month);
  return waits ? t('nextWaits', { month }) : t('nextOn', { month, date: formatDate(day) });
}

function actionsColumn(t: Words, { choose, withdraw }: OfStation): Column<OpenDataStation> {
  return {
    field: 'actions',
    header: t('actions'),
    value: () => null,
    cell: (row) => (
      <div className="cx-actions">
        <Button
          size="small"
          severity="outlined"
          aria-label={t('settingsOf', { station: row.station_id_tmg })}
          onClick={() => choose(row)}
        >
          {t('settings')}
        </Button>
        {row.out ? (
          <Button
            size="small"
            severity="outlined"
            aria-label={t('withdrawOf', { station: row.station_id_tmg })}
            onClick={() => withdraw(row)}
          >
            {t('withdraw')}
          </Button>
        ) : null}
      </div>
    ),
  };
}
