import { day, int, orNull } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { flowFactors } from './factors.tables.ts';
import { whileItStands } from './station-end.rules.ts';

const APPROVED = shape({
  ...flowFactors.of(
    'f',
    'id',
    'flow_id',
    'valid_from',
    'valid_until',
    'ended_by',
    'value',
    'low',
    'high',
    'reason',
    'user_name',
    'approver_name',
  ),
  counted_on: orNull(day).by('v.counted_on'),
  intervals: orNull(int).by(
    `jsonb_array_length(jsonb_path_query_array(v.pairs, '$[*] ? (@.state == "counted")'))`,
  ),
  discontinued: orNull(int).by('s.year_station_discontinued'),
});

/** A factor that holds: when it was validated and by how many intervals; both null where it was entered with a reason. */
export type ApprovedFactor = RowOf<typeof APPROVED>;

/** The approved factors of these stations' flows while their station stands, by flow, in the order in which they begin. */
export async function selectApproved(
  db: Queryable,
  stations: readonly number[],
): Promise<ReadonlyMap<number, ApprovedFactor[]>> {
  const rows = await readRows(
    db,
    APPROVED,
    `select ${APPROVED.sql} from flow_factors f join stations s on s.id = f.station_id
       left join validation_counts v on v.id = f.validation_id
     where f.station_id = any($1::int[]) and f.state = 'approved' order by f.valid_from`,
    [stations],
  );
  const standing = rows.flatMap((factor) => whileItStands([factor], factor.discontinued));
  return Map.groupBy(standing, ({ flow_id }) => flow_id);
}
