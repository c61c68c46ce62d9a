import { useMemo } from 'react';
import type { FigureCellRow, FigureMonthRow, ModeTables } from 'shared-domain';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { DataTable, type Column } from 'shared-ui/table';
import { monthNames } from '../../report/month-names.ts';
import { weekdayNames } from '../weekday-names.ts';
import { numberColumn } from '../number-column.ts';
import { ratio, signed, whole } from '../numbers.ts';
import { programmeTexts } from './texts.ts';

/** Each month's mean day, weekday and weekend day, its factor, and the same month a year before. */
export function MonthsPanel({ mode }: { mode: ModeTables }) {
  const t = useTexts(programmeTexts);
  const [language] = useLanguage();
  const columns = useMemo((): Column<FigureMonthRow>[] => {
    const names = monthNames(language, 'long');
    return [
      { field: 'month', header: t('month'), value: ({ month }) => names[month - 1] ?? '', rowHeader: true },
      { field: 'days', header: t('days'), value: ({ days }) => days, align: 'end' },
      numberColumn('madt', t('madt'), ({ madt }) => madt, whole),
      numberColumn('weekday', t('meanWeekday'), ({ mean_weekday }) => mean_weekday, whole),
      numberColumn('weekend', t('meanWeekend'), ({ mean_weekend }) => mean_weekend, whole),
      numberColumn('factor', t('factor'), ({ factor }) => factor, ratio),
      numberColumn('before', t('before'), ({ before }) => before, whole),
      numberColumn('change', t('change'), ({ change }) => change, signed),
    ];
  }, [t, language]);
  return (
    <DataTable
      label={t('months')}
      rows={mode.months}
      rowKey="month"
      columns={columns}
      empty={t('emptyTable')}
      tools="figure-months"
      plain
    />
  );
}

type WeekRow = { key: string; name: string; values: readonly (number | null)[] };

/** The means of the 84 cells and the factors that they give, weekdays across. */
export function WeekdaysPanel({ mode }: { mode: ModeTables }) {
  const t = useTexts(programmeTexts);
  const [language] = useLanguage();
  const names = monthNames(language, 'long');
  const rowsOf = (values: (row: FigureCellRow) => readonly (number | null)[]): WeekRow[] =>
    mode.cells.map((row) => ({
      key: String(row.month),
      name: names[row.month - 1] ?? '',
      values: values(row),
    }));
  return (
    <div className="figures-stack">
      <WeekTable label={t('means')} tools="figure-means" rows={rowsOf(({ means }) => means)} show={whole} />
      <WeekTable
        label={t('factors')}
        tools="figure-factors"
        rows={[
          ...rowsOf(({ factors }) => factors),
          { key: 'index', name: t('index'), values: mode.weekday_index },
        ]}
        show={ratio}
      />
    </div>
  );
}

function WeekTable({
  label,
  tools,
  rows,
  show,
}: {
  label: string;
  tools: string;
  rows: WeekRow[];
  show: (value: number | null) => string;
}) {
  const t = useTexts(programmeTexts);
  const [language] = useLanguage();
  const columns: Column<WeekRow>[] = [
    { field: 'month', header: t('month'), value: ({ name }) => name, rowHeader: true },
    ...weekdayNames(language, 'short').map((header, at) =>
      numberColumn<WeekRow>(`weekday${at + 1}`, header, ({ values }) => values[at] ?? null, show),
    ),
  ];
  return (
    <section>
      <h3>{label}</h3>
      <DataTable
        label={label}
        rows={rows}
        rowKey="key"
        columns={columns}
        empty={t('emptyTable')}
        tools={tools}
        plain
      />
    </section>
  );
}
