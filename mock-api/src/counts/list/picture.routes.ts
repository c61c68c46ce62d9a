import {
  daysOfYear,
  exportYear,
  flowIdOf,
  hourStretchesOf,
  type CalendarOfCounts,
  type PictureFlow,
  type YearOfCounts,
} from 'shared-domain';
import { daySums, hourSums } from '../store/alike-counts.rules.ts';
import { dayColumns, dayOfYearBefore, filled } from '../store/calendar.rules.ts';
import { gridOf, yearColumns } from '../store/year-of-counts.rules.ts';
import { skippedMinutes, skippedTimes } from '../store/whole-days.rules.ts';
import type { Reading } from '../../platform/db/database.ts';
import type { LongCtx } from '../../platform/http/context.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { readOfStation, type CountStation } from '../../stations/records/count-station.sql.ts';
import { countsWhere, type CountsWhere } from '../store/counts-where.ts';
import { readFilters } from '../store/read-filters.ts';
import { readAlike, readDayTotals, selectYears } from './year.sql.ts';

type Asked = { flowid_txdot: string; year?: number; filters?: string };
type Shown = { where: CountsWhere; timeZone: string; year: number; flows: PictureFlow[] };

/** What is drawn of the station's flows that the filters let through, in the year asked for or the newest. */
function pictureOf<T>(
  { input: { query }, valid, now, ...ctx }: LongCtx<{ query: Asked }>,
  draw: (db: Reading, shown: Shown) => Promise<T>,
): Promise<T> {
  const { reading: db } = ctx;
  return readOfStation(ctx, query.flowid_txdot, async (station) => {
    const where = countsWhere(station, readFilters(query.filters, valid));
    const year = query.year ?? (await selectYears(db, station.id)).at(-1) ?? exportYear(now());
    return draw(db, { where, timeZone: station.time_zone, year, flows: flowsOf(station, where) });
  });
}

function flowsOf(station: CountStation, { flows }: CountsWhere): PictureFlow[] {
  return station.flows
    .filter(({ id }) => flows === null || flows.includes(id))
    .map((flow) => ({
      id: flow.id,
      flowid_txdot: flowIdOf(station.station_id_tmg, flow),
      name: flow.name,
      count_type: flow.count_type,
      direction: flow.direction,
      movement_direction_code: flow.movement_direction_code,
    }));
}

async function drawYear(db: Reading, { where, timeZone, year, flows }: Shown): Promise<YearOfCounts> {
  const [years, alike] = await Promise.all([selectYears(db, where.stationId), readAlike(db, where, year)]);
  const interval = gridOf([...alike.values()].flat(), year);
  return {
    year,
    start: `${year}-01-01 00:00:00`,
    interval,
    years,
    skipped: skippedTimes(timeZone, year),
    flows: flows.map(({ id, flowid_txdot, name, count_type, direction }) => ({
      id,
      flowid_txdot,
      name,
      count_type,
      direction,
      ...yearColumns(alike.get(id) ?? [], year, interval),
    })),
  };
}

async function drawCalendar(
  db: Reading,
  { where, timeZone, year, flows }: Shown,
  withHours: boolean,
): Promise<CalendarOfCounts> {
  const thisYear = readAlike(db, where, year);
  // whether there is a year before is not asked first: that were another round trip
  const [years, alike, before] = await Promise.all([
    selectYears(db, where.stationId),
    thisYear,
    readDayTotals(db, yearEarlier(where), year - 1, thisYear),
  ]);
  const skipped = skippedMinutes(timeZone, year);
  return {
    year,
    years,
    flows: flows.map((flow) => ({
      ...flow,
      ...dayColumns(daySums(alike.get(flow.id) ?? [], skipped), year, timeZone),
      last_year: inDays(before.get(flow.id), year - 1),
    })),
    hours: withHours
      ? {
          skipped: skippedTimes(timeZone, year),
          flows: flows.map(({ id }) => ({
            id,
            stretches: hourStretchesOf(hourSums(alike.get(id) ?? [], daysOfYear(year) * 24)),
          })),
        }
      : undefined,
  };
}

async function drawHours(db: Reading, { where, timeZone, year, flows }: Shown) {
  const alike = await readAlike(db, where, year);
  return {
    year,
    skipped: skippedTimes(timeZone, year),
    flows: flows.map((flow) => ({
      ...flow,
      counts: hourSums(alike.get(flow.id) ?? [], daysOfYear(year) * 24),
    })),
  };
}

/** A flow's totals, a place for each day of the year; a day without any is null. */
function inDays(totals: ReadonlyMap<number, number> | undefined, year: number): (number | null)[] {
  const days = filled<number | null>(daysOfYear(year), null);
  for (const [day, total] of totals ?? []) days[day] = total;
  return days;
}

/** The same days of the year before; 29 February has none, and stands for the day after. */
function yearEarlier(where: CountsWhere): CountsWhere {
  return {
    ...where,
    from: where.from && dayOfYearBefore(where.from),
    until: where.until && dayOfYearBefore(where.until),
  };
}

/** What the pictures of a year are drawn from: the database reads the counts, they are added up here. */
export const pictures: Endpoint[] = [
  endpoint('GET /counts/year', { mayLag: 'all', atLength: (ctx) => pictureOf(ctx, drawYear) }),
  endpoint('GET /counts/calendar', {
    mayLag: 'all',
    atLength: (ctx) => pictureOf(ctx, (db, shown) => drawCalendar(db, shown, ctx.input.query.hours === true)),
  }),
  endpoint('GET /counts/hours', { mayLag: 'all', atLength: (ctx) => pictureOf(ctx, drawHours) }),
];
