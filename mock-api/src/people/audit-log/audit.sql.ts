import type { AuditFilters } from 'shared-domain';
import { orNull } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { stations } from '../../stations/records/stations.tables.ts';
import { agencies } from '../account/people.tables.ts';
import { auditLog } from '../audit/audit-log.tables.ts';

const ENTRY = shape({
  ...auditLog.of('l', 'id', 'at', 'user_name', 'action', 'detail'),
  agency: orNull(agencies.columns.name).by('a.name'),
  ...stations.of('s', 'station_id_tmg'),
});

/** An entry as it is stored, before it is worded. */
export type AuditRow = RowOf<typeof ENTRY>;

/** Entries that the transaction sees, the newest first. */
export function selectAudit(
  db: Queryable,
  { before, action, station, user }: Omit<AuditFilters, 'limit'>,
  limit: number,
): Promise<AuditRow[]> {
  return readRows(
    db,
    ENTRY,
    `select ${ENTRY.sql}
     from audit_log l
       left join agencies a on a.id = l.agency_id
       left join stations s on s.id = l.station_id
       left join users u on u.id = l.user_id
     where ($1::bigint is null or l.id < $1) and ($2::text is null or l.action = $2)
       and ($3::text is null or position(lower($3) in lower(s.station_id_tmg)) > 0
         or position(lower($3) in lower(s.station_name)) > 0)
       and ($4::text is null or position(lower($4) in lower(l.user_name)) > 0
         or position(lower($4) in lower(u.email)) > 0
         or (l.group_name is not null and position(lower($4) in lower(l.detail->>'accounts')) > 0))
     order by l.id desc limit $5`,
    [before, action, station, user, limit],
  );
}
