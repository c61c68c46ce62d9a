import { bool, moment } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { sessions } from './account.tables.ts';
import type { SessionTimes } from './session-end.rules.ts';
import { lasting, LASTS } from './session.sql.ts';

const SESSION = shape({
  ...sessions.pick('id', 'user_agent', 'address', 'created_at'),
  last_seen_at: moment.by('coalesce(last_seen_at, created_at)'),
  current: bool.by('token_hash = $5'),
});
const DEVICE = shape(sessions.pick('user_agent', 'address'));

/** A session as it is stored, without what opens it. */
export type SessionRow = RowOf<typeof SESSION>;

/** A person's sessions that last, the one that asks first, then the last used. */
export function selectSessions(
  db: Queryable,
  userId: number,
  { tokenHash, now, times }: { tokenHash: string; now: Date; times: SessionTimes },
): Promise<SessionRow[]> {
  return readRows(
    db,
    SESSION,
    `select ${SESSION.sql}
     from sessions s where ${LASTS} and user_id = $4
     order by token_hash = $5 desc, coalesce(last_seen_at, created_at) desc, id desc`,
    [...lasting(now, times), userId, tokenHash],
  );
}

/** Ends one of a person's sessions; answers it, or nothing where it is not theirs. */
export async function deleteOwnSession(
  db: Queryable,
  userId: number,
  id: number,
): Promise<RowOf<typeof DEVICE> | undefined> {
  return readRow(db, DEVICE, `delete from sessions where user_id = $1 and id = $2 returning ${DEVICE.sql}`, [
    userId,
    id,
  ]);
}
