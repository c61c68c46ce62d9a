import type { Queryable } from '../../platform/db/database.ts';
import { int, text } from '../../platform/db/columns.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { certified } from '../store/certified.rules.ts';
import type { DaySum } from '../store/calendar.rules.ts';
import { skippedTimes } from '../store/whole-days.rules.ts';
import { conditions, missing, Params, type CountsWhere } from '../store/counts-where.ts';
import { countedOnce } from '../store/overlap.sql.ts';
import { inPieces } from '../store/pieces.ts';
import { inYear } from './year.sql.ts';

const PACKED = shape({ flow_id: int, list: text });
type Packed = RowOf<typeof PACKED>;

function testOf(where: CountsWhere, year: number, params: Params): { start: string; test: string } {
  const start = `${params.add(`${year}-01-01`)}::timestamp`;
  const end = `${params.add(`${year + 1}-01-01`)}::timestamp`;
  const once = countedOnce(params.add(where.stationId), 'all');
  return { start, test: `ts >= ${start} and ts < ${end} and ${conditions(where, params)} and ${once}` };
}

/** Each day of a year by flow, summed; `timeZone` is the station's. */
export async function readDays(
  db: Queryable,
  where: CountsWhere,
  year: number,
  timeZone: string,
): Promise<DaySum[]> {
  const pieces = await inPieces(db, inYear(where, year), (piece) =>
    selectDays(db, { ...where, ...piece }, year, timeZone),
  );
  return pieces.flat();
}

/** Each flow's days as one text, which the embedded database sends faster. */
async function selectDays(
  db: Queryable,
  where: CountsWhere,
  year: number,
  timeZone: string,
): Promise<DaySum[]> {
  const params = new Params();
  const { start, test } = testOf(where, year, params);
  const skipped = skippedTimes(timeZone, year).map(
    ({ from, until }) =>
      ` and not (ts >= ${params.add(from)}::timestamp and ts < ${params.add(until)}::timestamp)`,
  );
  const packed = await readRows(
    db,
    PACKED,
    `select flow_id, string_agg(concat_ws(',', day, coalesce(total::text, ''), rows, nulls, suspects, certified, interval, covered), ';') as list
     from (select flow_id, (ts::date - ${start}::date) as day, sum(count) as total, count(*) as rows,
             count(*) filter (where ${missing(where, params)}) as nulls, count(suspect_id) as suspects,
             count(*) filter (where ${certified()}) as certified,
             min(interval_minutes) as interval,
             coalesce(sum(interval_minutes) filter (where count is not null${skipped.join('')}), 0) as covered
           from counts where ${test} group by flow_id, ts::date) d
     group by flow_id`,
    params.values,
  );
  return packed.flatMap(({ flow_id, list }) => list.split(';').map((text) => daySum(flow_id, text)));
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

/** Totals by flow, at places counted from the beginning of a year. */
type Totals = Map<number, [at: number, total: number][]>;

async function readTotals(
  db: Queryable,
  where: CountsWhere,
  year: number,
  select: (db: Queryable, where: CountsWhere, year: number) => Promise<Totals>,
): Promise<Totals> {
  const pieces = await inPieces(db, inYear(where, year), (piece) => select(db, { ...where, ...piece }, year));
  const whole: Totals = new Map();
  for (const [flow, pairs] of pieces.flatMap((piece) => [...piece])) {
    whole.set(flow, [...(whole.get(flow) ?? []), ...pairs]);
  }
  return whole;
}

/** Each day's total by flow; days without any value are left out. */
export const readDayTotals = (db: Queryable, where: CountsWhere, year: number): Promise<Totals> =>
  readTotals(db, where, year, selectDayTotals);

/** Each hour's total of a year by flow, hours since the year began; hours without any value are left out. */
export const readHours = (db: Queryable, where: CountsWhere, year: number): Promise<Totals> =>
  readTotals(db, where, year, selectHours);

async function selectDayTotals(db: Queryable, where: CountsWhere, year: number): Promise<Totals> {
  const params = new Params();
  const { start, test } = testOf(where, year, params);
  const packed = await readRows(
    db,
    PACKED,
    `select flow_id, string_agg(concat_ws(',', day, total), ';') as list
     from (select flow_id, (ts::date - ${start}::date) as day, sum(count) as total
           from counts where ${test} group by flow_id, ts::date) d
     where total is not null group by flow_id`,
    params.values,
  );
  return pairsByFlow(packed);
}

async function selectHours(db: Queryable, where: CountsWhere, year: number): Promise<Totals> {
  const params = new Params();
  const { start, test } = testOf(where, year, params);
  const packed = await readRows(
    db,
    PACKED,
    `select flow_id, string_agg(concat_ws(',', hour, total), ';') as list
     from (select flow_id, (extract(epoch from ts - ${start})::int / 3600) as hour, sum(count) as total
           from counts where ${test} and count is not null group by 1, 2) h
     group by flow_id`,
    params.values,
  );
  return pairsByFlow(packed);
}

function pairsByFlow(packed: Packed[]): Totals {
  const pairs = (list: string) =>
    list.split(';').map((text): [number, number] => {
      const [at, total] = text.split(',');
      return [Number(at), Number(total)];
    });
  return new Map(packed.map(({ flow_id, list }) => [flow_id, pairs(list)]));
}
