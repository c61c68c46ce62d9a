import { int } from '../../platform/db/columns.ts';
import type { User } from 'shared-domain';
import type { AuditAction } from './texts.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, shape } from '../../platform/db/table.ts';
import { changesNothing } from './changes-nothing.rules.ts';

/** What an entry is about: its agency is the station's (by row or number), else the one given, else that of who did it. */
export type AuditSubject = { station?: number | string; agency?: number };

/** Somebody who did something. */
type Actor = Pick<User, 'id' | 'name' | 'agency_id'>;

/** An entry to write; `user` null for what the system does by itself. */
export type NewAudit = {
  at: Date;
  user: Actor | null;
  action: AuditAction;
  detail?: Record<string, unknown>;
  about?: AuditSubject;
};

/**
 * Notes in the audit log who did what (C6). A change that changed nothing is not noted: the rule stands here because
 * every entry passes.
 */
export async function insertAudit(
  db: Queryable,
  { at, user, action, detail = {}, about }: NewAudit,
): Promise<void> {
  if (changesNothing(action, detail)) return;
  const station =
    typeof about?.station === 'string' ? await selectStationRow(db, about.station) : about?.station;
  await db.query(
    `insert into audit_log (at, user_id, user_name, agency_id, station_id, action, detail)
     values ($1, $2, $3, coalesce((select s.agency_id from stations s where s.id = $5), $4), $5, $6, $7::text::jsonb)`,
    [
      at.toISOString(),
      user?.id,
      user?.name ?? 'Count Exchange',
      about?.agency ?? user?.agency_id,
      station,
      action,
      JSON.stringify(detail),
    ],
  );
}

async function selectStationRow(db: Queryable, number: string): Promise<number | undefined> {
  const row = await readRow(db, shape({ id: int }), 'select id from stations where station_id_tmg = $1', [
    number,
  ]);
  return row?.id;
}
