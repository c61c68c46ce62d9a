import {
  flowIdOf,
  hourStretchesOf,
  type CountFilters,
  type PictureFlow,
  type YearOfCounts,
} from 'shared-domain';
import { dayColumns, dayOfYearBefore, daysOfYear, filled } from '../store/calendar.rules.ts';
import { minutesOfYear, yearColumns } from '../store/year-of-counts.rules.ts';
import { skippedTimes } from '../store/whole-days.rules.ts';
import type { LongCtx } from '../../platform/http/context.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { readDays, readDayTotals, readHours, type Totals } from './calendar.sql.ts';
import { readCountStation, type CountStation } from '../../stations/records/count-station.sql.ts';
import { countsWhere, type CountsWhere } from '../store/counts-where.ts';
import { readFilters } from '../store/read-filters.ts';
import { readYear, selectYears } from './year.sql.ts';

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
    year: query.year ?? (await selectYears(db, station.id)).at(-1) ?? now().getUTCFullYear(),
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
    const shown = await shownOf(ctx, ctx.input.query);
    const [years, rows] = await Promise.all([
      selectYears(ctx.reading, shown.where.stationId),
      readYear(ctx.reading, shown.where, shown.year),
    ]);
    // a grid finer than any flow's own would hold nothing more
    const finest = Math.min(60, ...rows.map((row) => row.interval_minutes));
    const interval = minutesOfYear(shown.year) % finest === 0 ? finest : 60;
    const byFlow = new Map(rows.map((row) => [row.flow_id, row]));
    return {
      year: shown.year,
      start: `${shown.year}-01-01 00:00:00`,
      interval,
      years,
      skipped: skippedTimes(shown.timeZone, shown.year),
      flows: shown.flows.map(({ id, flowid_txdot, name, count_type, direction }) => ({
        id,
        flowid_txdot,
        name,
        count_type,
        direction,
        ...yearColumns(byFlow.get(id), shown.year, interval),
      })),
    };
  },
});

const calendar = endpoint('GET /counts/calendar', {
  mayLag: 'all',
  atLength: async (ctx) => {
    const { where, timeZone, year: shown, flows } = await shownOf(ctx, ctx.input.query);
    const [years, { days, hours: byHour }] = await Promise.all([
      selectYears(ctx.reading, where.stationId),
      readDays(ctx.reading, where, { year: shown, timeZone, withHours: ctx.input.query.hours ?? false }),
    ]);
    const before = years.includes(shown - 1)
      ? await readDayTotals(ctx.reading, yearEarlier(where), shown - 1)
      : new Map<number, Totals>();
    return {
      year: shown,
      years,
      flows: flows.map((flow) => ({
        ...flow,
        ...dayColumns(
          days.filter(({ flow_id }) => flow_id === flow.id),
          shown,
          timeZone,
        ),
        last_year: column(before.get(flow.id), daysOfYear(shown - 1)),
      })),
      hours: byHour && {
        skipped: skippedTimes(timeZone, shown),
        flows: flows.map(({ id }) => ({
          id,
          stretches: hourStretchesOf(column(byHour.get(id), daysOfYear(shown) * 24)),
        })),
      },
    };
  },
});

const hours = endpoint('GET /counts/hours', {
  mayLag: 'all',
  atLength: async (ctx) => {
    const { where, timeZone, year: shown, flows } = await shownOf(ctx, ctx.input.query);
    const sums = await readHours(ctx.reading, where, shown);
    return {
      year: shown,
      skipped: skippedTimes(timeZone, shown),
      flows: flows.map((flow) => ({ ...flow, counts: column(sums.get(flow.id), daysOfYear(shown) * 24) })),
    };
  },
});

/** The same days of the year before; 29 February has none, and stands for the day after. */
function yearEarlier(where: CountsWhere): CountsWhere {
  return {
    ...where,
    from: where.from && dayOfYearBefore(where.from),
    until: where.until && dayOfYearBefore(where.until),
  };
}

/** Totals in their places, those of one place added up; what is not there is null. */
function column(totals: Totals | undefined, length: number): (number | null)[] {
  const column = filled<number | null>(length, null);
  for (const { places, values } of totals ?? [])
    places.forEach((place, at) => (column[place] = (column[place] ?? 0) + (values[at] ?? 0)));
  return column;
}

/** What the pictures of a year are drawn from; summed by the database. */
export const pictures: Endpoint[] = [year, calendar, hours];
