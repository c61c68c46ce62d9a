import {
  flowsToAdd,
  type AadtReport,
  type AadtTable,
  type AadtYear,
  type FlowAadt,
  type FlowFigure,
  type StationTotal,
} from 'shared-domain';
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
 * The station's figure by year and count type, of the flows in use that year, each over its own days. One flow alone is
 * no sum, and one direction is not the station's figure.
 */
export function totalsOf(flows: readonly FlowAadt[]): StationTotal[] {
  const years = [...new Set(flows.flatMap((flow) => flow.years.map(({ year }) => year)))];
  return years
    .toSorted((a, b) => b - a)
    .flatMap((year) => {
      const inUse = flows.filter((flow) => flow.years.some((one) => one.year === year));
      return [...Map.groupBy(inUse, ({ count_type }) => count_type).values()].flatMap((own) =>
        totalOf(own, year),
      );
    });
}

/** Of each count type's figures (newest first) the newest that is complete, else the newest: what a page shows of a station. */
export function newestTotals(totals: readonly StationTotal[]): StationTotal[] {
  return [...Map.groupBy(totals, ({ count_type }) => count_type).values()].flatMap(
    (own) => own.find(({ aadt }) => aadt !== null) ?? own.slice(0, 1),
  );
}

function totalOf(flows: readonly FlowAadt[], year: number): StationTotal[] {
  const [first, ...others] = flows;
  const figure = (flow: FlowAadt) => flow.years.find((one) => one.year === year)?.aadt ?? null;
  const { basis, taken, left, complete, both } = flowsToAdd(flows, (flow) => figure(flow) !== null);
  if (!first || others.length === 0 || !both) return [];
  const sum = taken.reduce((all, flow) => all + (figure(flow) ?? 0), 0);
  const ids = (some: readonly FlowAadt[]) => some.map(({ flowid_txdot }) => flowid_txdot);
  return [
    {
      year,
      count_type: first.count_type,
      aadt: complete ? oneDecimal(sum) : null,
      basis,
      added: ids(taken),
      overlapping: ids(left),
    },
  ];
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
  'in_station_aadt',
  'station_aadt',
  'station_aadt_basis',
];

/**
 * The report as a table: headers first, then one row for each flow and year. The station's figure stands beside its
 * flows and says which of them it adds; a row of its own would be added up with them.
 */
export function tableOf({ station_id_tmg, station_name, flows, totals }: AadtReport): AadtTable {
  const rows = flows.flatMap((flow) =>
    flow.years.map((year) => [
      station_id_tmg,
      station_name,
      flow.flowid_txdot,
      flow.name,
      flow.count_type,
      flow.direction,
      ...yearCells(year),
      ...totalCells(
        flow,
        totals.find((one) => one.year === year.year && one.count_type === flow.count_type),
      ),
    ]),
  );
  return [HEADER, ...rows];
}

const BASES = { singles: 'Single directions', combined: 'Combined flow' } as const;

function totalCells(flow: FlowAadt, total: StationTotal | undefined): AadtTable[number] {
  if (!total) return [null, null, null];
  const isAdded = total.aadt !== null && total.added.includes(flow.flowid_txdot);
  return [isAdded ? 'Yes' : 'No', total.aadt, total.aadt === null ? 'Incomplete data' : BASES[total.basis]];
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
