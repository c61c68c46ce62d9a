import { useId } from 'react';
import type { AadtReport, DaysUsed, FlowAadt, StationTotal } from 'shared-domain';
import type { TermId } from 'shared-domain/glossary';
import { formatNumber, formatPercent, useLanguage, useTexts, type Translate } from 'shared-ui/i18n';
import { DataTable, type Column } from 'shared-ui/table';
import { monthNames } from './month-names.ts';
import { runsOf, yearOf } from './report-years.rules.ts';
import { reportTexts } from './texts.ts';

type T = Translate<typeof reportTexts.en>;

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

/** What the glossary says of a column. */
const TERMS: Partial<Record<(typeof COLUMNS)[number], TermId>> = {
  flow: 'flow',
  countType: 'count-type',
  direction: 'travel-direction',
  aadt: 'aadt',
  cells: 'aashto-method',
};

/** A row in words; '' where there is nothing to tell. */
type YearRow = { id: string } & Record<(typeof COLUMNS)[number], string>;

/** The averages of one year by flow, with the days and cells that they rest on. */
export function YearTable({ report, year }: { report: AadtReport; year: number }) {
  const t = useTexts(reportTexts);
  const [language] = useLanguage();
  const id = useId();
  const names = monthNames(language, 'long');
  const rows = report.flows.map((flow) => flowRow(flow, year, names, t));
  const totals = report.totals.filter((one) => one.year === year);
  rows.push(...totals.map((total) => totalRow(total, report, names, t)));
  const overlapping = totals.flatMap((total) => total.overlapping);
  const columns = COLUMNS.map((field): Column<YearRow> => ({
    field,
    header: t(field),
    term: TERMS[field],
    value: (row) => row[field],
    rowHeader: field === 'flow',
  }));
  return (
    <section>
      <h3 id={id}>{t('summary', { year: String(year) })}</h3>
      <DataTable
        labelledBy={id}
        rows={rows}
        rowKey="id"
        columns={columns}
        empty={t('noYears')}
        tools="report-year"
        plain
      />
      {overlapping.length > 0 ? (
        <p className="cx-muted">{t('notAdded', { flows: namesOf(overlapping, report) })}</p>
      ) : null}
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
  return {
    ...row,
    aadt:
      year.aadt === null
        ? t('missing', { months: monthsText(flow, wanted, months, t) })
        : formatNumber(Math.round(year.aadt)),
    daysUsed: days({ used: year.days_used, of: year.days_in_year }),
    cells: t('share', { used: year.cells_filled, of: 84 }),
    weekdays: days(year.weekdays),
    weekends: days(year.weekends),
  };
}

/** The months that a flow's year misses, in words: 'February, May to December'. */
const monthsText = (flow: FlowAadt, year: number, months: string[], t: T) =>
  runsOf(yearOf(flow, year)?.missing_months ?? [])
    .map(([from, to]) => [months[from - 1] ?? '', months[to - 1] ?? ''] as const)
    .map(([first, last]) => (first === last ? first : t('monthSpan', { first, last })))
    .join(', ');

const namesOf = (ids: readonly string[], { flows }: AadtReport) =>
  flows.flatMap(({ flowid_txdot, name }) => (ids.includes(flowid_txdot) ? [name] : [])).join(', ');

/** The station's figure of a count type: which flows it adds, or what each of them lacks. */
function totalRow(total: StationTotal, report: AadtReport, months: string[], t: T): YearRow {
  const { year, count_type, aadt, basis, added, overlapping } = total;
  const lacking = report.flows
    .filter(({ flowid_txdot }) => [...added, ...overlapping].includes(flowid_txdot))
    .map((flow) => ({ flow: flow.name, months: monthsText(flow, year, months, t) }))
    .filter((flow) => flow.months !== '')
    .map((flow) => t('lacking', flow));
  return {
    id: `total ${count_type}`,
    flow: t('total', { flows: namesOf(added, report) }),
    countType: count_type,
    direction: aadt === null ? '' : t(basis === 'singles' ? 'totalSingles' : 'totalCombined'),
    aadt: aadt === null ? t('missing', { months: lacking.join('; ') }) : formatNumber(Math.round(aadt)),
    daysUsed: '',
    cells: '',
    weekdays: '',
    weekends: '',
  };
}
