import { useMemo } from 'react';
import type { FigureYearRow, ModeTables } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { DataTable, type Column } from 'shared-ui/table';
import { figureWords } from '../figure-words.texts.ts';
import { signed, whole } from '../numbers.ts';
import { programmeTexts } from './texts.ts';

/** The years side by side, each against the one before: as they are, over common cells, over common dates. */
export function YearsPanel({ mode }: { mode: ModeTables }) {
  const t = useTexts(programmeTexts);
  const words = useTexts(figureWords);
  const columns = useMemo(
    (): Column<FigureYearRow>[] => [
      { field: 'year', header: t('year'), value: ({ year }) => String(year), rowHeader: true },
      {
        field: 'value',
        header: t('figure'),
        value: ({ value }) => value,
        cell: ({ value }) => (value === null ? words('incomplete') : whole(value)),
        align: 'end',
        leads: true,
      },
      { field: 'days', header: t('days'), value: ({ days }) => days, align: 'end' },
      {
        field: 'cells',
        header: t('cells'),
        value: ({ cells }) => cells,
        cell: ({ cells }) => <span className="figures-nowrap">{words('ofCells', { cells })}</span>,
        align: 'end',
      },
      {
        field: 'change',
        header: t('change'),
        value: ({ change }) => change,
        cell: ({ change }) => signed(change),
        align: 'end',
      },
      {
        field: 'commonCells',
        header: t('commonCells'),
        value: ({ common_cells: common }) =>
          common && t('over', { change: signed(common.change), count: words('ofCells', common) }),
      },
      {
        field: 'commonDates',
        header: t('commonDates'),
        value: ({ common_dates: common }) =>
          common &&
          t('over', { change: signed(common.change), count: words('dayCount', { count: common.days }) }),
      },
    ],
    [t, words],
  );
  return (
    <DataTable
      label={t('years')}
      rows={mode.years}
      rowKey="year"
      columns={columns}
      empty={t('emptyTable')}
      tools="figure-years"
      plain
    />
  );
}
