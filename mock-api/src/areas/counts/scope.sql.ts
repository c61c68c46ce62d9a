import type { Queryable } from '../../db/database.ts';
import { conditions, Params, type CountsWhere } from './counts-where.ts';

/** What a bulk update or a certification would touch. */
export type CountsScope = {
  counts: number;
  first: string | null;
  last: string | null;
  nulls: number;
  suspects: number;
};

/** Number and range of the uncertified counts that match. */
export async function selectScope(db: Queryable, where: CountsWhere): Promise<CountsScope> {
  const params = new Params();
  const [row] = await db.query<CountsScope>(
    `select count(*) as counts, min(ts) as first, max(ts) as last, count(*) - count(count) as nulls,
       count(suspect_id) as suspects
     from counts where ${conditions(where, params)} and certification_id is null`,
    params.values,
  );
  return row ?? { counts: 0, first: null, last: null, nulls: 0, suspects: 0 };
}
