import type { AuditEntry, AuditFilters } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';

/** An entry as it is stored, before it is worded. */
export type AuditRow = Omit<AuditEntry, 'text'>;

/** Entries that the transaction sees, the newest first. */
export function selectAudit(
  db: Queryable,
  { before, action, station, user }: Omit<AuditFilters, 'limit'>,
  limit: number,
): Promise<AuditRow[]> {
  return db.query<AuditRow>(
    `select l.id, l.at, l.user_name, a.name as agency, s.station_id_tmg, l.action, l.detail
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
