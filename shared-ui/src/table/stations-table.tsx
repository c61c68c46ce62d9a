import { useId, useMemo, type ReactNode } from 'react';
import { useTexts, type Translate } from 'shared-ui/i18n';
import { Card, LinkButton, ProgressBar } from 'shared-ui/ui';
import { paths, type StationSummary } from '../domain/index.ts';
import { DataTable, type Column } from './data-table.tsx';
import type { Sort } from './table.rules.ts';
import { tableTexts } from './texts.ts';

type T = Translate<keyof typeof tableTexts.en>;

/** Days of data, most first, when they are shown; station id, highest first, otherwise. */
export function stationsSort(daysOfData: boolean): Sort {
  return { field: daysOfData ? 'days_count' : 'station_id_tmg', order: 'desc' };
}

/** The stations table of dashboard and quality control: filters, sorting, and what can be done with each station. */
export function StationsTable({
  rows,
  title,
  edit = false,
  upload = false,
  daysOfData = false,
  intro,
  empty,
}: {
  rows: readonly StationSummary[];
  title: string;
  /** Offers Edit and Edit Draft. */
  edit?: boolean;
  /** Offers Add Station. */
  upload?: boolean;
  daysOfData?: boolean;
  intro?: ReactNode;
  empty?: string;
}) {
  const t = useTexts(tableTexts);
  const titleId = useId();
  const columns = useMemo(() => columnsOf(t, { daysOfData, edit }), [t, daysOfData, edit]);
  return (
    <Card
      title={title}
      titleId={titleId}
      actions={
        upload ? (
          <LinkButton to={paths.importNextStations.href()} icon="plus">
            {t('addStation')}
          </LinkButton>
        ) : undefined
      }
    >
      {intro}
      <DataTable
        labelledBy={titleId}
        rows={rows}
        rowKey="key"
        columns={columns}
        defaultSort={stationsSort(daysOfData)}
        empty={empty ?? t('noStations')}
      />
    </Card>
  );
}

function columnsOf(
  t: T,
  { daysOfData, edit }: { daysOfData: boolean; edit: boolean },
): Column<StationSummary>[] {
  const filtered = { sortable: true, filter: 'select' } as const;
  const days: Column<StationSummary> = {
    field: 'days_count',
    header: t('daysOfData'),
    value: (row) => row.days_count,
    sortable: true,
    align: 'end',
  };
  return [
    { field: 'station_id_tmg', header: t('stationId'), value: idOf, ...filtered },
    {
      field: 'station_name',
      header: t('stationName'),
      value: (row) => row.station_name,
      rowHeader: true,
      ...filtered,
    },
    { field: 'city_area', header: t('cityArea'), value: (row) => row.city_area, ...filtered },
    {
      field: 'count_method',
      header: t('countMethod'),
      value: (row) => row.count_method?.label ?? null,
      ...filtered,
    },
    ...(daysOfData ? [days] : []),
    {
      field: 'actions',
      header: t('actions'),
      value: () => null,
      cell: (row) => <StationActions station={row} edit={edit} />,
    },
  ];
}

/** A draft has no number yet and goes by `draft.{id}` in lists. */
function idOf({ station_id_tmg, draft_id }: StationSummary): string | null {
  return station_id_tmg ?? (draft_id === null ? null : `draft.${draft_id}`);
}

function StationActions({ station, edit }: { station: StationSummary; edit: boolean }) {
  const t = useTexts(tableTexts);
  const { station_id_tmg: id, draft_id, station_name: name, progress } = station;
  return (
    <div className="cx-actions">
      {id !== null && station.days_count !== null ? (
        <LinkButton
          size="small"
          to={paths.validateCounts.href({ stationId: id })}
          aria-label={t('qcOf', { station: name })}
        >
          {t('qc')}
        </LinkButton>
      ) : null}
      {edit && id !== null && !station.draft ? (
        <LinkButton
          size="small"
          to={paths.editNextStation.href({ stationId: id })}
          aria-label={t('editOf', { station: name })}
        >
          {t('edit')}
        </LinkButton>
      ) : null}
      {edit && station.draft && draft_id !== null ? (
        <>
          <LinkButton
            size="small"
            to={paths.editNextDraftStation.href({ stationId: draft_id })}
            aria-label={t('editDraftOf', { station: name })}
          >
            {t('editDraft')}
          </LinkButton>
          <ProgressBar value={progress ?? 0} label={t('progressOf', { station: name })} />
        </>
      ) : null}
    </div>
  );
}
