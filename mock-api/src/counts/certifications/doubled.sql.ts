import type { CertifyChecklist } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { bigint, orNull, wallClock } from '../../platform/db/columns.ts';
import { readRow, shape } from '../../platform/db/table.ts';
import { uncertified } from '../store/certified.rules.ts';
import { conditions, Params, type CountsWhere } from '../store/counts-where.ts';
import { overlapping } from '../store/overlap.sql.ts';

/** Uncertified counts that match whose time another count of the flow covers too: such an hour is not certified (C11). */
export async function selectDoubled(
  db: Queryable,
  where: CountsWhere,
): Promise<CertifyChecklist['counted_twice']> {
  const params = new Params();
  const station = params.add(where.stationId);
  const row = await readRow(
    db,
    shape({ counts: bigint, first: orNull(wallClock), last: orNull(wallClock) }),
    // from the few that overlap to their counts, not the other way round: almost always there is none
    `select count(*) as counts, min(ts) as first, max(ts) as last
     from (select c.* from (select o.* from ${overlapping(station, false)} offset 0) o
       join counts c on c.station_id = ${station}::int and c.ts = o.ts and c.flow_id = o.flow_id) counts
     where ${conditions(where, params)} and ${uncertified()}`,
    params.values,
  );
  return row ?? { counts: 0, first: null, last: null };
}
