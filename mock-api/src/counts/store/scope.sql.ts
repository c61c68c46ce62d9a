import type { Queryable } from '../../platform/db/database.ts';
import { bigint, orNull, wallClock } from '../../platform/db/columns.ts';
import { readRow, shape, type RowOf } from '../../platform/db/table.ts';
import { uncertifiedCounts } from './certified.rules.ts';
import { conditions, missing, Params, type CountsWhere } from './counts-where.ts';
import { added, inPieces } from './pieces.ts';

const SCOPE = shape({
  counts: bigint,
  first: orNull(wallClock),
  last: orNull(wallClock),
  nulls: bigint,
  suspects: bigint,
});

/** What a bulk update or a certification would touch. */
export type CountsScope = RowOf<typeof SCOPE>;

const NOTHING: CountsScope = { counts: 0, first: null, last: null, nulls: 0, suspects: 0 };

/** The same as `selectScope`, in pieces: for a call that only tells it. */
export async function readScope(db: Queryable, where: CountsWhere): Promise<CountsScope> {
  return added(NOTHING, await inPieces(db, where, (piece) => selectScope(db, { ...where, ...piece })));
}

/** Number and range of the uncertified counts that match. */
export async function selectScope(db: Queryable, where: CountsWhere): Promise<CountsScope> {
  const params = new Params();
  const row = await readRow(
    db,
    SCOPE,
    `select count(*) as counts, min(ts) as first, max(ts) as last, count(*) filter (where ${missing(where, params)}) as nulls,
       count(suspect_id) as suspects
     from ${uncertifiedCounts(params.add(where.stationId))} counts where ${conditions(where, params)}`,
    params.values,
  );
  return row ?? NOTHING;
}
