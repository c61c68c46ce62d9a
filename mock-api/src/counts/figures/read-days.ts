import { wallClock } from 'shared-domain';
import type { Reading } from '../../platform/db/database.ts';
import type { Cache } from '../../platform/http/cache.ts';
import { selectStates } from '../reports/aadt.sql.ts';
import { yearPieces, type YearPiece } from '../reports/year-pieces.rules.ts';
import { clockChanges } from '../store/daylight-saving.rules.ts';
import { hoursOn, readDayTexts, type DayTexts } from './day-texts.rules.ts';
import type { FlowDays } from './station-year.rules.ts';
import { selectFlowDays, selectFlowHours, type CountedYear } from './figures.sql.ts';

/** Flows' years that are read at once, as for the report: a short call waits little for the embedded database. */
const MOST_FLOW_YEARS = { embedded: 16, postgres: 400 };

const HOUR = 60;
const DAY = 24 * HOUR;

/** A station whose days are asked for: its row id and its clock. */
export type ClockedStation = { id: number; time_zone: string };

/**
 * A year of the flows of these stations that have certified counts in it, by station. Those of a station are kept until its
 * certified counts change, as the report's are.
 */
export async function readFlowYears(
  { db, cache }: { db: Reading; cache: Cache },
  stations: readonly ClockedStation[],
  year: number,
  counted: readonly CountedYear[],
): Promise<Map<number, FlowDays[]>> {
  const own = counted.filter((one) => one.year === year);
  const there = new Set(own.map(({ station_id }) => station_id));
  const asked = stations.filter(({ id }) => there.has(id));
  const states = await statesOf(db, asked);
  return cache.getEach(`days of figures ${year}`, states, async (ids) => {
    const some = asked.filter(({ id }) => ids.includes(id));
    return readYears(db, some, year, own);
  });
}

/** What the days of each of these stations depend on; one without certified counts has none. */
export async function statesOf(
  db: Reading,
  stations: readonly ClockedStation[],
): Promise<Map<number, string>> {
  if (stations.length === 0) return new Map();
  const [only, ...others] = stations;
  const states = await selectStates(db, others.length === 0 ? (only?.id ?? null) : null);
  const asked = new Set(stations.map(({ id }) => id));
  return new Map([...states].filter(([id]) => asked.has(id)));
}

async function readYears(
  db: Reading,
  stations: readonly ClockedStation[],
  year: number,
  counted: readonly CountedYear[],
): Promise<Map<number, FlowDays[]>> {
  const found = new Map<number, FlowDays[]>(stations.map(({ id }) => [id, []]));
  const zones = new Map(stations.map(({ id, time_zone }) => [id, time_zone]));
  const finest = new Map(counted.map((one) => [one.flow_id, one.mixed ? 0 : one.finest]));
  for (const piece of piecesOf(stations, year, counted, MOST_FLOW_YEARS[db.kind ?? 'embedded'])) {
    const rows = await selectFlowDays(db, piece);
    const read = rows.map((row) => ({ ...row, ...readDayTexts(year, row.days) }));
    for (const [station, own] of Map.groupBy(read, ({ station_id }) => station_id)) {
      const spring = springHour(zones.get(station) ?? '', year);
      found.set(station, await withHours(db, { station, year, spring, finest }, own));
    }
  }
  return found;
}

function piecesOf(
  stations: readonly ClockedStation[],
  year: number,
  counted: readonly CountedYear[],
  most: number,
): YearPiece[] {
  const byStation = Map.groupBy(counted, ({ station_id }) => station_id);
  const years = stations.map(({ id }) => {
    const flows = byStation.get(id) ?? [];
    return { station_id: id, year, flows: flows.length, mixed: flows.some(({ mixed }) => mixed) };
  });
  return yearPieces(years, most);
}

/** The hour of a year, from the first of January, that a clock leaves out in spring; null where it leaves none out. */
export function springHour(timeZone: string, year: number): number | null {
  const [skipped] = clockChanges(timeZone, year).skipped;
  return skipped ? (skipped.from - Date.UTC(year, 0, 1) / 60_000) / HOUR : null;
}

type Asked = {
  station: number;
  year: number;
  spring: number | null;
  /** By flow the finest interval of its counts in minutes; 0 where there are several. */
  finest: ReadonlyMap<number, number>;
};

/**
 * Counts the hours of days that are not complete. Where a flow has but counts of an hour their minutes tell it; of others, of a
 * spring day and where counts may overlap, the counts of the day are looked at.
 */
async function withHours(
  db: Reading,
  { station, year, spring, finest }: Asked,
  rows: readonly (DayTexts & { flow_id: number })[],
): Promise<FlowDays[]> {
  const springDay = spring === null ? null : Math.floor((spring * HOUR) / DAY);
  const isTold = (flow: number, day: number) => finest.get(flow) === HOUR && day !== springDay;
  const stretches = rows.flatMap(({ flow_id, partial }) =>
    [...partial.keys()].filter((day) => !isTold(flow_id, day)).map((day) => stretchOf(flow_id, year, day)),
  );
  const looked = stretches.length === 0 ? [] : await selectFlowHours(db, station, year, stretches);
  const seen = new Map<number, number>();
  // a flow with many such days comes in several rows
  for (const { flow_id, hours } of looked)
    seen.set(flow_id, (seen.get(flow_id) ?? 0) + hoursOn(hours, spring));
  return rows.map(({ flow_id, days, whole, partial }) => {
    const told = [...partial].filter(([day]) => isTold(flow_id, day));
    const partly = told.reduce((sum, [, minutes]) => sum + Math.floor(minutes / HOUR), 0);
    return { flow_id, days, hours: whole * 24 + partly + (seen.get(flow_id) ?? 0) };
  });
}

function stretchOf(flow_id: number, year: number, day: number) {
  const first = Date.UTC(year, 0, 1) / 60_000 + day * DAY;
  return { flow_id, from: wallClock(first), until: wallClock(first + DAY) };
}
