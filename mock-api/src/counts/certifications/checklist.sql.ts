import { addDays, daysApart, type CertifyChecklist } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { bigint, orNull, wallClock } from '../../platform/db/columns.ts';
import { readRow, shape, type RowOf } from '../../platform/db/table.ts';
import { uncertifiedCounts } from '../store/certified.rules.ts';
import type { Stretch } from '../store/stretches.rules.ts';
import { conditions, missing, Params, type CountsWhere } from '../store/counts-where.ts';
import { added, inPieces } from '../store/pieces.ts';

const ENDS = { first: orNull(wallClock), last: orNull(wallClock) };
const MATCHED = shape({ counts: bigint, ...ENDS, days: bigint, nulls: bigint, suspects: bigint });
type Matched = RowOf<typeof MATCHED>;

const NONE_MATCHED: Matched = { counts: 0, first: null, last: null, days: 0, nulls: 0, suspects: 0 };
const NONE_LEFT: CertifyChecklist['left_out'] = { counts: 0, days: 0, first: null, last: null };

/** The exact number and range of the uncertified counts that match. */
export async function readMatched(db: Queryable, where: CountsWhere): Promise<Matched> {
  return added(NONE_MATCHED, await inPieces(db, where, (piece) => selectMatched(db, { ...where, ...piece })));
}

async function selectMatched(db: Queryable, where: CountsWhere): Promise<Matched> {
  const params = new Params();
  const row = await readRow(
    db,
    MATCHED,
    `select count(*) as counts, min(ts) as first, max(ts) as last, count(distinct ts::date) as days,
       count(*) filter (where ${missing(where, params)}) as nulls, count(suspect_id) as suspects
     from ${uncertifiedCounts(params.add(where.stationId))} counts where ${conditions(where, params)}`,
    params.values,
  );
  return row ?? NONE_MATCHED;
}

/** Uncertified counts of the station that do not match. */
export async function readLeftOut(db: Queryable, where: CountsWhere): Promise<CertifyChecklist['left_out']> {
  const whole = { stationId: where.stationId, from: null, until: null };
  return added(NONE_LEFT, await inPieces(db, whole, (piece) => selectLeftOut(db, where, piece)));
}

async function selectLeftOut(
  db: Queryable,
  where: CountsWhere,
  { from, until }: Stretch,
): Promise<CertifyChecklist['left_out']> {
  const params = new Params();
  const station = params.add(where.stationId);
  const row = await readRow(
    db,
    shape({ counts: bigint, days: bigint, ...ENDS }),
    `select count(*) as counts, count(distinct ts::date) as days, min(ts) as first, max(ts) as last
     from ${uncertifiedCounts(station)} counts where station_id = ${station}
       and ts >= ${params.add(from)}::timestamp and ts < ${params.add(until)}::timestamp
       and (${conditions(where, params)}) is not true`,
    params.values,
  );
  return row ?? NONE_LEFT;
}

/**
 * The stretch that the certification is about: the days asked for, as far as the flows have counts at all; so what is
 * missing at its ends is seen. Without days it goes from the first to the last count that would be certified.
 */
export async function selectStretch(
  db: Queryable,
  where: CountsWhere,
  { first, last }: { first: string; last: string },
): Promise<{ first: string; last: string }> {
  if (where.from === null && where.until === null) return { first, last };
  const params = new Params();
  const all = { ...where, from: null, until: null, suspect: null, nullsOnly: false, vendor: null };
  const [from, until] = [params.add(where.from), params.add(where.until)];
  const [fallback, end] = [params.add(first), params.add(last)];
  const row = await readRow(
    db,
    shape({ first: wallClock, last: wallClock }),
    `select coalesce(greatest(${from}::timestamp, min(ts)), ${fallback}::timestamp) as first,
       coalesce(least(${until}::timestamp - interval '1 second', max(ts)), ${end}::timestamp) as last
     from counts where ${conditions(all, params)}`,
    params.values,
  );
  return row ?? { first, last };
}

/** Days from the first to the last on which the flows have no row, certified or not. */
export async function readEmptyDays(
  db: Queryable,
  where: CountsWhere,
  { first, last }: { first: string; last: string },
): Promise<number> {
  const [from, until] = [first.slice(0, 10), addDays(last.slice(0, 10), 1)];
  const flows = { ...where, from, until, suspect: null, nullsOnly: false, vendor: null };
  const counted = await inPieces(db, flows, (piece) => countDays(db, { ...flows, ...piece }));
  const all = daysApart(from, until);
  return all - counted.reduce((sum, days) => sum + days, 0);
}

async function countDays(db: Queryable, where: CountsWhere): Promise<number> {
  const params = new Params();
  const row = await readRow(
    db,
    shape({ days: bigint }),
    `select count(distinct ts::date) as days from counts where ${conditions(where, params)}`,
    params.values,
  );
  return row?.days ?? 0;
}
