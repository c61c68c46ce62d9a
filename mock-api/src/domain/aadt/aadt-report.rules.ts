import type { AadtReport, AadtTable, AadtYear, FlowAadt, FlowFigure } from 'shared-ui/domain';
import { oneDecimal } from './aadt.rules.ts';

/** The newest complete year of a flow, for a list. */
export function figureOf({ flowid_txdot, name, years }: FlowAadt): FlowFigure {
  const newest = years.find(({ aadt }) => aadt !== null);
  return {
    flowid_txdot,
    name,
    year: newest?.year ?? null,
    aadt: oneDecimal(newest?.aadt ?? null),
    days_used: years.reduce((sum, { days_used }) => sum + days_used, 0),
  };
}

/**
 * The station's sum by year: only where its flows count the same kind of traffic and each has the year complete.
 * One flow alone is no sum.
 */
export function totalsOf(flows: readonly FlowAadt[]): AadtReport['totals'] {
  const [first, ...others] = flows;
  if (!first || others.length === 0) return [];
  if (others.some(({ count_type }) => count_type !== first.count_type)) return [];
  return first.years.flatMap(({ year }) => {
    const figures = flows.map((flow) => flow.years.find((one) => one.year === year)?.aadt ?? null);
    if (figures.includes(null)) return [];
    const sum = figures.reduce<number>((all, figure) => all + (figure ?? 0), 0);
    return [{ year, aadt: oneDecimal(sum) ?? 0 }];
  });
}

const HEADER = [
  'station_id_tmg',
  'station_name',
  'flowid_txdot',
  'flow_name',
  'count_type',
  'travel_direction',
  'year',
  'aadt',
  'status',
  'method',
  'days_used',
  'days_in_year',
  'cells_filled',
  'cells',
  'weekdays_used',
  'weekdays_in_year',
  'weekend_days_used',
  'weekend_days_in_year',
  ...['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'].map(
    (month) => `madt_${month}`,
  ),
  'incomplete_months',
];

/** The report as a table: headers first, then one row for each flow and year. */
export function tableOf({ station_id_tmg, station_name, flows }: AadtReport): AadtTable {
  const rows = flows.flatMap((flow) =>
    flow.years.map((year) => [
      station_id_tmg,
      station_name,
      flow.flowid_txdot,
      flow.name,
      flow.count_type,
      flow.direction,
      ...yearCells(year),
    ]),
  );
  return [HEADER, ...rows];
}

function yearCells({ year, aadt, weekdays, weekends, ...of }: AadtYear): AadtTable[number] {
  return [
    year,
    aadt,
    aadt === null ? 'Incomplete data' : 'Complete',
    'AASHTO',
    of.days_used,
    of.days_in_year,
    of.cells_filled,
    84,
    weekdays.used,
    weekdays.of,
    weekends.used,
    weekends.of,
    ...of.months,
    of.missing_months.join(' '),
  ];
}
