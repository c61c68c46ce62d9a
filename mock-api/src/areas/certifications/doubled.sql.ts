import type { CertifyChecklist } from 'shared-ui/domain';
import type { Queryable } from '../../db/database.ts';
import { conditions, Params, type CountsWhere } from '../counts/counts-where.ts';

/** Uncertified counts that match whose time another count of the flow covers too: such an hour is not certified (C11). */
export async function selectDoubled(
  db: Queryable,
  where: CountsWhere,
): Promise<CertifyChecklist['counted_twice']> {
  const params = new Params();
  const station = params.add(where.stationId);
  const [row] = await db.query<CertifyChecklist['counted_twice']>(
    `select count(*) as counts, min(ts) as first, max(ts) as last from counts
     where ${conditions(where, params)} and certification_id is null
       and (ts, flow_id) in (select o.ts, o.flow_id from overlapping_counts(${station}::int, false) o)`,
    params.values,
  );
  return row ?? { counts: 0, first: null, last: null };
}
