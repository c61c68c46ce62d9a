import { useMemo } from 'react';
import type { StationSummary } from 'shared-ui/domain';
import { useTexts, type Translate } from 'shared-ui/i18n';
import { DataTable, type Column } from 'shared-ui/table';
import { StationActions } from './station-actions.tsx';
import { defaultSort, showsDaysOfData, type Stage } from './station-list.rules.ts';
import { listTexts } from './texts.ts';

type ListText = Translate<keyof typeof listTexts.en>;

/** The table of one stage, with a filter and a sort on each column; both are kept in the address. */
export function StationListTable({ stage, stations }: { stage: Stage; stations: StationSummary[] }) {
  const t = useTexts(listTexts);
  const daysShown = showsDaysOfData(stage, stations);
  const columns = useMemo(() => columnsOf(t, daysShown), [t, daysShown]);
  return (
    <DataTable
      label={t(stage)}
      rows={stations}
      rowKey="key"
      columns={columns}
      defaultSort={defaultSort(stage, daysShown)}
      empty={t(stage === 'drafts' ? 'noDrafts' : 'noPublished')}
      urlState={stage}
    />
  );
}

function columnsOf(t: ListText, daysShown: boolean): Column<StationSummary>[] {
  const facts: Column<StationSummary>[] = [
    { field: 'station_id_tmg', header: t('stationId'), value: idOf, sortable: true, filter: 'select' },
    {
      field: 'station_name',
      header: t('stationName'),
      value: (row) => row.station_name,
      sortable: true,
      filter: 'select',
      rowHeader: true,
    },
    {
      field: 'street_or_trail_name',
      header: t('street'),
      value: (row) => row.street_or_trail_name,
      sortable: true,
      filter: 'select',
    },
    {
      field: 'city_area',
      header: t('city'),
      value: (row) => row.city_area,
      sortable: true,
      filter: 'select',
    },
    {
      field: 'count_method',
      header: t('countMethod'),
      value: (row) => row.count_method?.label ?? null,
      sortable: true,
      filter: 'select',
    },
  ];
  const days: Column<StationSummary> = {
    field: 'days_count',
    header: t('daysOfData'),
    value: (row) => row.days_count,
    sortable: true,
    align: 'end',
  };
  const actions: Column<StationSummary> = {
    field: 'actions',
    header: t('actions'),
    value: () => null,
    cell: (row) => <StationActions station={row} />,
  };
  return daysShown ? [...facts, days, actions] : [...facts, actions];
}

/** A draft has no number yet and goes by `draft.{id}` in lists (S3). */
function idOf({ station_id_tmg, draft_id }: StationSummary): string | null {
  return station_id_tmg ?? (draft_id === null ? null : `draft.${draft_id}`);
}
