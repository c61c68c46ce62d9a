import type { Transaction } from '../../platform/db/database.ts';
import { readRows, shape } from '../../platform/db/table.ts';
import type { JobDeps } from '../../platform/queue/queue.ts';
import { users } from '../account/people.tables.ts';
import { notify, type NewNotification } from './notify.ts';

const ADMIN = shape(users.pick('id'));

/** Tells super admins by the bell what nobody has asked for and somebody should know; a mail would be too much of it. */
export async function tellSuperAdmins(
  tx: Transaction,
  { live }: Pick<JobDeps, 'live'>,
  notification: NewNotification,
): Promise<void> {
  const admins = await readRows(tx, ADMIN, `select ${ADMIN.sql} from users where super_admin order by id`);
  for (const { id } of admins) {
    await notify(tx, id, notification);
    tx.afterCommit(() => live.wake(id));
  }
}
