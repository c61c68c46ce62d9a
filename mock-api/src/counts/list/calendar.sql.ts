import type { Queryable } from '../../platform/db/database.ts';
import { int, orNull, text } from '../../platform/db/columns.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { certified } from '../store/certified.rules.ts';
import { listedNumbers, type DaySum } from '../store/calendar.rules.ts';
import { skippedTimes } from '../store/whole-days.rules.ts';
import { conditions, missing, Params, type CountsWhere } from '../store/counts-where.ts';
import { countedOnce } from '../store/overlap.sql.ts';
import { inPieces } from '../store/pieces.ts';
import { inYear } from './year.sql.ts';

const PACKED = shape({ flow_id: int, list: text, hours: orNull(text) });

/** What a calendar is of: a year by the station's clock, with its hours beside the days or without. */
type CalendarAsked = { year: number; timeZone: string; withHours: boolean };
type Calendar = {
  days: DaySum[];
  /** The counts by flow, at hours since the year began, those without a value left out; undefined where they were not asked for. */
  hours: ByFlow | undefined;
};

function testOf(where: CountsWhere, year: number, params: Params): { start: string; test: string } {
  const start = `${params.add(`${year}-01-01`)}::timestamp`;
  const end = `${params.add(`${year + 1}-01-01`)}::timestamp`;
  const once = countedOnce(params.add(where.stationId), 'all');
  return { start, test: `ts >= ${start} and ts < ${end} and ${conditions(where, params)} and ${once}` };
}

/** Each day of a year by flow, summed, and on request its hours: the same rows are read once for both. */
export async function readDays(db: Queryable, where: CountsWhere, asked: CalendarAsked): Promise<Calendar> {
  const pieces = await inPieces(db, inYear(where, asked.year), (piece) =>
    selectDays(db, { ...where, ...piece }, asked),
  );
  const rows = pieces.flat();
  return {
    days: rows.flatMap(({ flow_id, list }) => list.split(';').map((text) => daySum(flow_id, text))),
    hours: asked.withHours ? hoursByFlow(rows) : undefined,
  };
}

function hoursByFlow(rows: readonly RowOf<typeof PACKED>[]): ByFlow {
  const byFlow: ByFlow = new Map();
  for (const { flow_id, hours } of rows) {
    const numbers = listedNumbers(hours ?? '');
    const of = byFlow.get(flow_id) ?? [];
    byFlow.set(flow_id, of);
    of.push({
      places: numbers.filter((_, at) => at % 2 === 0),
      values: numbers.filter((_, at) => at % 2 === 1),
    });
  }
  return byFlow;
}

/** Each flow's days as one text, which the embedded database sends faster; its hours as another, each before its count. */
function selectDays(
  db: Queryable,
  where: CountsWhere,
  { year, timeZone, withHours }: CalendarAsked,
): Promise<RowOf<typeof PACKED>[]> {
  const params = new Params();
  const { start, test } = testOf(where, year, params);
  const skipped = skippedTimes(timeZone, year).map(
    ({ from, until }) =>
      ` and not (ts >= ${params.add(from)}::timestamp and ts < ${params.add(until)}::timestamp)`,
  );
  const hours = withHours
    ? `string_agg(concat(date_part('epoch', ts - ${start})::int / 3600, ',', count), ',') filter (where count is not null)`
    : 'null::text';
  return readRows(
    db,
    PACKED,
    `select flow_id, string_agg(concat_ws(',', day, coalesce(total::text, ''), rows, nulls, suspects, certified, interval, covered), ';') as list,
       string_agg(hours, ',') as hours
     from (select flow_id, (ts::date - ${start}::date) as day, sum(count) as total, count(*) as rows,
             count(*) filter (where ${missing(where, params)}) as nulls, count(suspect_id) as suspects,
             count(*) filter (where ${certified()}) as certified,
             min(interval_minutes) as interval,
             coalesce(sum(interval_minutes) filter (where count is not null${skipped.join('')}), 0) as covered,
             ${hours} as hours
           from counts where ${test} group by flow_id, ts::date) d
     group by flow_id`,
    params.values,
  );
}

function daySum(flow_id: number, text: string): DaySum {
  const [day, total, rows, nulls, suspects, certified, interval, covered] = text.split(',');
  return {
    flow_id,
    day: Number(day),
    total: total ? Number(total) : null,
    rows: Number(rows),
    nulls: Number(nulls),
    suspects: Number(suspects),
    certified: Number(certified),
    interval: Number(interval),
    covered: Number(covered),
  };
}

/** Values and their places, counted from the beginning of a year, a list for each piece that was asked; a place may come more than once. */
export type Totals = { places: number[]; values: number[] }[];

type ByFlow = Map<number, Totals>;

async function readTotals(
  db: Queryable,
  where: CountsWhere,
  year: number,
  select: (db: Queryable, where: CountsWhere, year: number) => Promise<ListedTotals[]>,
): Promise<ByFlow> {
  const pieces = await inPieces(db, inYear(where, year), (piece) => select(db, { ...where, ...piece }, year));
  const whole: ByFlow = new Map();
  for (const { flow_id, places, totals } of pieces.flat()) {
    const of = whole.get(flow_id) ?? [];
    whole.set(flow_id, of);
    of.push({ places: listedNumbers(places), values: listedNumbers(totals) });
  }
  return whole;
}

/** Each day's total by flow; days without any value are left out. */
export const readDayTotals = (db: Queryable, where: CountsWhere, year: number): Promise<ByFlow> =>
  readTotals(db, where, year, selectDayTotals);

/** The counts of a year by flow, at hours since the year began; those without a value are left out. */
export const readHours = (db: Queryable, where: CountsWhere, year: number): Promise<ByFlow> =>
  readTotals(db, where, year, selectHours);

const LISTED = shape({ flow_id: int, places: text, totals: text });
type ListedTotals = RowOf<typeof LISTED>;

function selectDayTotals(db: Queryable, where: CountsWhere, year: number): Promise<ListedTotals[]> {
  const params = new Params();
  const { start, test } = testOf(where, year, params);
  return readRows(
    db,
    LISTED,
    `select flow_id, string_agg(day::text, ',') as places, string_agg(total::text, ',') as totals
     from (select flow_id, (ts::date - ${start}::date) as day, sum(count) as total
           from counts where ${test} group by flow_id, ts::date) d
     where total is not null group by flow_id`,
    params.values,
  );
}

/** Counts as they are: to add up those of each hour here takes the database longer than all the rest. */
function selectHours(db: Queryable, where: CountsWhere, year: number): Promise<ListedTotals[]> {
  const params = new Params();
  const { start, test } = testOf(where, year, params);
  return readRows(
    db,
    LISTED,
    `select flow_id, string_agg((date_part('epoch', ts - ${start})::int / 3600)::text, ',') as places,
       string_agg(count::text, ',') as totals
     from counts where ${test} and count is not null group by flow_id`,
    params.values,
  );
}
