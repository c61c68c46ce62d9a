import { useId, useMemo, type ReactNode } from 'react';
import { useTexts, type Translate } from 'shared-ui/i18n';
import { Card, LinkButton, ProgressBar, StationLink } from 'shared-ui/ui';
import type { StationSummary } from 'shared-domain';
import type { Column } from './column.ts';
import { DataTable } from './data-table.tsx';
import { FORM_PATHS, StationActions, type StationForms } from './station-actions.tsx';
import type { Sort } from 'shared-domain/table';
import { tableTexts } from './texts.ts';

type StationsTableProps = {
  rows: readonly StationSummary[];
  title: string;
  /** Offers Edit and Edit Draft, by this generation of the form. */
  edit?: StationForms;
  /** Offers Add Station, by this generation of the form. */
  upload?: StationForms;
  daysOfData?: boolean;
  /** Adds the column of streets and trails, and names the city as those lists do. */
  streets?: boolean;
  /** The column it starts sorted by; by `stationsSort` when left out. */
  defaultSort?: Sort;
  intro?: ReactNode;
  /** Further controls beside the title. */
  actions?: ReactNode;
  empty?: string;
  /** Keeps filters, sort and page in the address under this name. */
  urlState?: string;
  /** The table's own name. */
  tools: string;
};

/** Days of data, most first, when they are shown; station id, highest first, otherwise. */
export function stationsSort(daysOfData: boolean): Sort {
  return { field: daysOfData ? 'days_count' : 'station_id_tmg', order: 'desc' };
}

/** The stations table of all lists: filters, sorting, and what can be done with each station. */
export function StationsTable({
  rows,
  title,
  edit,
  upload,
  daysOfData = false,
  streets = false,
  defaultSort = stationsSort(daysOfData),
  intro,
  actions,
  empty,
  urlState,
  tools,
}: StationsTableProps) {
  const t = useTexts(tableTexts);
  const titleId = useId();
  const columns = useMemo(() => columnsOf(t, { daysOfData, streets, edit }), [t, daysOfData, streets, edit]);
  return (
    <Card
      title={title}
      titleId={titleId}
      actions={
        <>
          {actions}
          {upload && (
            <LinkButton to={FORM_PATHS[upload].add.href()} icon="plus">
              {t('addStation')}
            </LinkButton>
          )}
        </>
      }
    >
      {intro}
      <DataTable
        labelledBy={titleId}
        rows={rows}
        rowKey="key"
        columns={columns}
        defaultSort={defaultSort}
        empty={empty ?? t('noStations')}
        urlState={urlState}
        tools={tools}
      />
    </Card>
  );
}

type Setting = Required<Pick<StationsTableProps, 'daysOfData' | 'streets'>> &
  Pick<StationsTableProps, 'edit'>;

function columnsOf(
  t: Translate<typeof tableTexts.en>,
  { daysOfData, streets, edit }: Setting,
): Column<StationSummary>[] {
  const column = (
    field: 'station_id_tmg' | 'station_name' | 'street_or_trail_name' | 'city_area' | 'count_method',
    header: string,
    value: Column<StationSummary>['value'] = (row) => row[field] as string | null,
  ): Column<StationSummary> => ({ field, header, value, sortable: true, filter: 'select' });
  const days: Column<StationSummary> = {
    field: 'days_count',
    header: t('daysOfData'),
    value: (row) => row.days_count,
    sortable: true,
    align: 'end',
    leads: true,
  };
  return [
    column('station_id_tmg', t('stationId'), idOf),
    { ...column('station_name', t('stationName')), rowHeader: true, cell: nameOf },
    ...(streets ? [column('street_or_trail_name', t('street'))] : []),
    column('city_area', t(streets ? 'cityOrNeighborhood' : 'cityArea')),
    { ...column('count_method', t('countMethod'), (row) => row.count_method?.label ?? null), oneLine: true },
    ...(daysOfData ? [days] : []),
    ...(edit ? [progressOf(t)] : []),
    {
      field: 'actions',
      header: t('actions'),
      value: () => null,
      cell: (row) => <StationActions station={row} edit={edit ?? null} />,
    },
  ];
}

/** How far a draft has come: what there is to decide by on its card. */
const progressOf = (t: Translate<typeof tableTexts.en>): Column<StationSummary> => ({
  field: 'progress',
  header: t('progress'),
  value: ({ progress }) => progress,
  cell: ({ draft_id, progress, station_name: station }) =>
    draft_id !== null && <ProgressBar value={progress ?? 0} label={t('progressOf', { station })} />,
  leads: true,
  cardsOnly: true,
});

/** A published station's name leads to its page; a draft has none. */
function nameOf({ station_id_tmg: stationId, station_name }: StationSummary): ReactNode {
  return <StationLink stationId={stationId}>{station_name}</StationLink>;
}

/** A draft has no number yet and goes by `draft.{id}` in lists (S3). */
function idOf({ station_id_tmg, draft_id }: StationSummary): string | null {
  return station_id_tmg ?? (draft_id === null ? null : `draft.${draft_id}`);
}
