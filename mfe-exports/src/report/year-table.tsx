import { useId } from 'react';
import type { AadtReport, DaysUsed, FlowAadt } from 'shared-ui/domain';
import { formatNumber, formatPercent, useLanguage, useTexts, type Translate } from 'shared-ui/i18n';
import { DataTable, type Column } from 'shared-ui/table';
import { monthNames } from './month-names.ts';
import { yearOf } from './report-years.rules.ts';
import { reportTexts } from './texts.ts';

type T = Translate<keyof typeof reportTexts.en>;

const COLUMNS = [
  'flow',
  'countType',
  'direction',
  'aadt',
  'daysUsed',
  'cells',
  'weekdays',
  'weekends',
] as const;

/** A row in words; '' where there is nothing to tell. */
type YearRow = { id: string } & Record<(typeof COLUMNS)[number], string>;

/** The averages of one year by flow, with the days and cells that they rest on. */
export function YearTable({ report, year }: { report: AadtReport; year: number }) {
  const t = useTexts(reportTexts);
  const [language] = useLanguage();
  const id = useId();
  const names = monthNames(language, 'long');
  const rows = report.flows.map((flow) => flowRow(flow, year, names, t));
  const total = report.totals.find((one) => one.year === year);
  if (total) rows.push(totalRow(total.aadt, report.flows[0]?.count_type ?? '', t));
  const columns = COLUMNS.map((field): Column<YearRow> => ({
    field,
    header: t(field),
    value: (row) => row[field],
    rowHeader: field === 'flow',
  }));
  return (
    <section>
      <h3 id={id}>{t('summary', { year: String(year) })}</h3>
      <DataTable labelledBy={id} rows={rows} rowKey="id" columns={columns} empty={t('noYears')} plain />
    </section>
  );
}

function flowRow(flow: FlowAadt, wanted: number, months: string[], t: T): YearRow {
  const year = yearOf(flow, wanted);
  const row = {
    id: flow.flowid_txdot,
    flow: flow.name,
    countType: flow.count_type,
    direction: flow.direction,
    aadt: t('noDays'),
    daysUsed: '',
    cells: '',
    weekdays: '',
    weekends: '',
  };
  if (year === null) return row;
  const days = ({ used, of }: DaysUsed) => t('shareOfDays', { used, of, percent: formatPercent(used / of) });
  const missing = year.missing_months.map((month) => months[month - 1]).join(', ');
  return {
    ...row,
    aadt: year.aadt === null ? t('missing', { months: missing }) : formatNumber(Math.round(year.aadt)),
    daysUsed: days({ used: year.days_used, of: year.days_in_year }),
    cells: t('share', { used: year.cells_filled, of: 84 }),
    weekdays: days(year.weekdays),
    weekends: days(year.weekends),
  };
}

const totalRow = (aadt: number, countType: string, t: T): YearRow => ({
  id: 'total',
  flow: t('total'),
  countType,
  direction: '',
  aadt: formatNumber(Math.round(aadt)),
  daysUsed: '',
  cells: '',
  weekdays: '',
  weekends: '',
});
