import {
  daysOfYear,
  exportYear,
  flowIdOf,
  hourStretchesOf,
  type CountFilters,
  type PictureFlow,
  type YearOfCounts,
} from 'shared-domain';
import { daySums, hourSums } from '../store/alike-counts.rules.ts';
import { dayColumns, dayOfYearBefore, filled } from '../store/calendar.rules.ts';
import { gridOf, yearColumns } from '../store/year-of-counts.rules.ts';
import { skippedMinutes, skippedTimes } from '../store/whole-days.rules.ts';
import type { LongCtx } from '../../platform/http/context.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { readCountStation, type CountStation } from '../../stations/records/count-station.sql.ts';
import { countsWhere, type CountsWhere } from '../store/counts-where.ts';
import { readFilters } from '../store/read-filters.ts';
import { readAlike, readDayTotals, selectYears } from './year.sql.ts';

type Asked = { flowid_txdot: string; year?: number; filters?: string };
type Shown = { where: CountsWhere; timeZone: string; year: number; flows: PictureFlow[] };

/** What a picture is of: the station's flows that the filters let through, in the year asked for or the newest. */
async function shownOf(
  { reading: db, language, valid, now }: LongCtx<unknown>,
  query: Asked,
): Promise<Shown> {
  const station = await readCountStation(db, query.flowid_txdot, language);
  const filters: CountFilters = readFilters(query.filters, valid);
  const where = countsWhere(station, filters);
  return {
    where,
    timeZone: station.time_zone,
    year: query.year ?? (await selectYears(db, station.id)).at(-1) ?? exportYear(now()),
    flows: flowsOf(station, where),
  };
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

const year = endpoint('GET /counts/year', {
  mayLag: 'all',
  atLength: async (ctx): Promise<YearOfCounts> => {
    const { where, timeZone, year: shown, flows } = await shownOf(ctx, ctx.input.query);
    const [years, alike] = await Promise.all([
      selectYears(ctx.reading, where.stationId),
      readAlike(ctx.reading, where, shown),
    ]);
    const interval = gridOf([...alike.values()].flat(), shown);
    return {
      year: shown,
      start: `${shown}-01-01 00:00:00`,
      interval,
      years,
      skipped: skippedTimes(timeZone, shown),
      flows: flows.map(({ id, flowid_txdot, name, count_type, direction }) => ({
        id,
        flowid_txdot,
        name,
        count_type,
        direction,
        ...yearColumns(alike.get(id) ?? [], shown, interval),
      })),
    };
  },
});

const calendar = endpoint('GET /counts/calendar', {
  mayLag: 'all',
  atLength: async (ctx) => {
    const { where, timeZone, year: shown, flows } = await shownOf(ctx, ctx.input.query);
    const [years, alike] = await Promise.all([
      selectYears(ctx.reading, where.stationId),
      readAlike(ctx.reading, where, shown),
    ]);
    const before = years.includes(shown - 1)
      ? await readDayTotals(ctx.reading, yearEarlier(where), shown - 1)
      : new Map<number, Map<number, number>>();
    const skipped = skippedMinutes(timeZone, shown);
    return {
      year: shown,
      years,
      flows: flows.map((flow) => ({
        ...flow,
        ...dayColumns(daySums(alike.get(flow.id) ?? [], skipped), shown, timeZone),
        last_year: inDays(before.get(flow.id), shown - 1),
      })),
      hours: ctx.input.query.hours
        ? {
            skipped: skippedTimes(timeZone, shown),
            flows: flows.map(({ id }) => ({
              id,
              stretches: hourStretchesOf(hourSums(alike.get(id) ?? [], daysOfYear(shown) * 24)),
            })),
          }
        : undefined,
    };
  },
});

const hours = endpoint('GET /counts/hours', {
  mayLag: 'all',
  atLength: async (ctx) => {
    const { where, timeZone, year: shown, flows } = await shownOf(ctx, ctx.input.query);
    const alike = await readAlike(ctx.reading, where, shown);
    return {
      year: shown,
      skipped: skippedTimes(timeZone, shown),
      flows: flows.map((flow) => ({
        ...flow,
        counts: hourSums(alike.get(flow.id) ?? [], daysOfYear(shown) * 24),
      })),
    };
  },
});

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
export const pictures: Endpoint[] = [year, calendar, hours];
