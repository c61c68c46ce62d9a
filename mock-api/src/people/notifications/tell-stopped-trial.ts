import type { Transaction } from '../../platform/db/database.ts';
import { readRows, shape } from '../../platform/db/table.ts';
import { users } from '../account/people.tables.ts';
import type { LiveNotifications } from './live.ts';
import { notify } from './notify.ts';

const WATCHER = shape(users.pick('id'));

/** Tells those who watch the system that a release on trial was stopped, in the transaction that stops it. */
export async function tellStoppedTrial(
  tx: Transaction,
  live: Pick<LiveNotifications, 'wake'>,
  { part, version, sessions, failed }: { part: string; version: string; sessions: number; failed: number },
  at: Date,
): Promise<void> {
  const watchers = await readRows(tx, WATCHER, `select ${WATCHER.sql} from users where monitors order by id`);
  for (const { id } of watchers) {
    await notify(tx, id, {
      kind: 'trial',
      ok: false,
      message: 'trialStopped',
      params: { part, version, sessions, failed },
      at,
    });
    tx.afterCommit(() => live.wake(id));
  }
}
