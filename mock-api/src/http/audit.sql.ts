import type { User } from 'shared-ui/domain';
import type { Queryable } from '../db/database.ts';

/** What an entry is about: its agency is the station's, else the one given, else that of who did it. */
export type AuditSubject = { station?: number; agency?: number };

/** Notes in the audit log who did what (C6); `user` null for what the system does by itself. */
export async function insertAudit(
  db: Queryable,
  entry: {
    at: Date;
    user: Pick<User, 'id' | 'name' | 'agency_id'> | null;
    action: string;
    detail?: Record<string, unknown>;
    about?: AuditSubject;
  },
): Promise<void> {
  await db.query(
    `insert into audit_log (at, user_id, user_name, agency_id, station_id, action, detail)
     values ($1, $2, $3, coalesce((select s.agency_id from stations s where s.id = $5), $4), $5, $6, $7::text::jsonb)`,
    [
      entry.at.toISOString(),
      entry.user?.id,
      entry.user?.name ?? 'Count Exchange',
      entry.about?.agency ?? entry.user?.agency_id,
      entry.about?.station,
      entry.action,
      JSON.stringify(entry.detail ?? {}),
    ],
  );
}
