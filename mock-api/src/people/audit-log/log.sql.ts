import { bigint, orNull } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { auditLog } from '../audit/audit-log.tables.ts';

const ENTRY = shape({
  ...auditLog.pick('id', 'at', 'user_name', 'action', 'detail'),
  edit_id: orNull(bigint).by(`(detail->>'edit_id')::bigint`),
});

/** What somebody did at a station, before it is worded; `edit_id` where it changed counts or findings. */
export type LogRow = RowOf<typeof ENTRY>;

/** What was done at a station, newest first, before an entry. */
export function selectLog(
  db: Queryable,
  ask: { stationId: number; before: number | undefined; limit: number },
): Promise<LogRow[]> {
  return readRows(
    db,
    ENTRY,
    `select ${ENTRY.sql} from audit_log
     where station_id = $1 and ($2::bigint is null or id < $2) order by id desc limit $3`,
    [ask.stationId, ask.before, ask.limit],
  );
}
