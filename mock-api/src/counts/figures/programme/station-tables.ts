import {
  areOpposite,
  FIGURE_MODES,
  identityOf,
  type FigureMode,
  type FigureYearRow,
  type ModeTables,
  type StationTables,
} from 'shared-domain';
import { aashto, cellsOfDays, hoursThere, tallied, type Days } from '../methods.rules.ts';
import { gradeOf, sufficiencyOf, worstOf } from '../sufficiency.rules.ts';
import { changeOf } from '../change.rules.ts';
import { cellMeans, meanOfAll } from './cells.rules.ts';
import { completenessOf } from './completeness.rules.ts';
import { addedQuarters, usable } from './counted-year.rules.ts';
import { dayNotesOf, type DayNotes } from './day-notes.rules.ts';
import { splitsOf } from './directions.rules.ts';
import type { FactorSpan } from './flow-factors.ts';
import { addedDays, modeTables } from './mode-tables.rules.ts';
import { addedHours } from './series.rules.ts';
import type { CountedFlow, CountedStationYear } from './station-year.ts';
import { takenIn, type Taken } from './taken.rules.ts';
import { changeOverCells, changeOverDates } from './years.rules.ts';

/** All tables of a station's year. */
export function stationTables(
  counted: CountedStationYear,
  factors: readonly FactorSpan[],
  known: DayNotes,
): StationTables {
  const { station, year, years, flows, suspects } = counted;
  const inUse = flows.filter(({ counts }) => counts.length > 0);
  const modes = (['bicycle', 'pedestrian'] as const).flatMap((mode) => tablesOf(counted, mode, known) ?? []);
  // one mode alone is all of it: said once
  const all = modes.length === 1 ? null : tablesOf(counted, 'all', known);
  return {
    station_id_tmg: station.station_id_tmg,
    station_name: station.station_name,
    year,
    years,
    modes: [...modes, ...(all ? [all] : [])].toSorted(
      (a, b) => FIGURE_MODES.indexOf(a.mode) - FIGURE_MODES.indexOf(b.mode),
    ),
    completeness: inUse.map((flow) => ({
      ...completenessOf(year, flow, suspects),
      factors: factors
        .filter(({ flow_id }) => flow_id === flow.id)
        .map(({ factor, from, until, reason }) => ({ factor, from, until, reason })),
    })),
  };
}

const daysIn = (flow: CountedFlow, year: number): Days => flow.daysByYear.get(year) ?? [];

/** How far the flows taken suffice: the worst of them, criterion by criterion. */
export function gradeOfTaken(year: number, flows: readonly CountedFlow[]) {
  const worst = worstOf(flows.map((flow) => sufficiencyOf(year, daysIn(flow, year), hoursThere(flow.hours))));
  const open = flows.reduce((sum, { openFindings }) => sum + openFindings, 0);
  return worst && gradeOf(worst, open);
}

function tablesOf(counted: CountedStationYear, mode: FigureMode, known: DayNotes): ModeTables | null {
  const { year, suspects } = counted;
  const taken = takenIn(counted.flows, mode, year);
  if (!taken) return null;
  const before = takenIn(counted.flows, mode, year - 1);
  const excluding = new Set(suspects.filter(({ excludes }) => excludes).map(({ id }) => id));
  const tables = modeTables({
    year,
    mode,
    taken,
    hours: addedHours(
      year,
      taken.flows.map(({ hours }) => hours),
    ),
    days: daysOfTaken(taken, year),
    before: before && daysOfTaken(before, year - 1),
    grade: gradeOfTaken(year, taken.flows)?.grade ?? null,
    notes: dayNotesOf(
      taken.flows.flatMap(({ counts }) => counts),
      new Map(suspects.map(({ id, label }) => [id, label])),
      known,
    ),
    quarters: addedQuarters(
      taken.flows.map(({ counts }) => usable(counts, (suspect) => excluding.has(suspect))),
    ),
  });
  return { ...tables, years: yearRows(counted, mode), directions: directionsOf(taken.flows) };
}

const daysOfTaken = ({ flows }: Taken<CountedFlow>, year: number): (number | null)[] =>
  addedDays(
    year,
    flows.map((flow) => daysIn(flow, year)),
  );

/** The years side by side, the newest first; the figure of each is the sum of its flows', each over its own days. */
function yearRows(counted: CountedStationYear, mode: FigureMode): FigureYearRow[] {
  const years = counted.years.flatMap((year) => {
    const taken = takenIn(counted.flows, mode, year);
    if (!taken) return [];
    const figures = taken.flows.map((flow) => aashto(year, daysIn(flow, year)));
    const isWhole = meanOfAll(figures) !== null;
    const value = isWhole ? figures.reduce<number>((sum, one) => sum + (one ?? 0), 0) : null;
    return [{ year, value, days: daysOfTaken(taken, year) }];
  });
  return years.map((one) => {
    const before = years.find(({ year }) => year === one.year - 1);
    return {
      year: one.year,
      value: one.value,
      days: tallied(one.days).count,
      cells: cellsOfDays(one.year, one.days).filter(({ days }) => days > 0).length,
      change: changeOf(one.value, before?.value ?? null),
      common_cells: before
        ? changeOverCells(cellMeans(one.year, one.days), cellMeans(before.year, before.days))
        : null,
      common_dates: before ? changeOverDates(one, before) : null,
    };
  });
}

/** Each pair of opposite directions among the flows, the one established first before the other. */
function directionsOf(flows: readonly CountedFlow[]): ModeTables['directions'] {
  const of = (flow: CountedFlow) => identityOf(flow.flowid_txdot);
  const isPair = (one: CountedFlow, other: CountedFlow) =>
    of(one).count_type_code === of(other).count_type_code &&
    of(one).street_side_code === of(other).street_side_code &&
    areOpposite(Number(of(one).travel_direction_code), Number(of(other).travel_direction_code));
  return flows.flatMap((one, at) =>
    flows.slice(at + 1).flatMap((other) =>
      isPair(one, other)
        ? [
            {
              flows: [one, other].map(({ flowid_txdot, name }) => ({ flowid_txdot, name })),
              rows: splitsOf(one.hours, other.hours).map((split) => ({
                ...split,
                counts: [...split.counts],
              })),
            },
          ]
        : [],
    ),
  );
}
