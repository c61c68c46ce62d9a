import type { Transaction } from '../../platform/db/database.ts';
import { readRows, shape } from '../../platform/db/table.ts';
import { countUnsure } from '../../platform/mail/outbox.sql.ts';
import type { JobDeps } from '../../platform/queue/queue.ts';
import { users } from '../account/people.tables.ts';
import { notifyAnew } from './notify.ts';

const ADMIN = shape(users.pick('id'));

/**
 * Tells super admins that nobody is sure whether an e-mail was sent, in the transaction that says so: once for each. Not
 * by an e-mail, which may fare no better.
 */
export async function tellUnsure(tx: Transaction, { live, now }: JobDeps): Promise<void> {
  const unsure = await countUnsure(tx);
  const admins = await readRows(tx, ADMIN, `select ${ADMIN.sql} from users where super_admin order by id`);
  for (const { id } of admins) {
    await notifyAnew(tx, id, {
      kind: 'mail',
      ok: false,
      message: 'mailUnsure',
      params: { unsure },
      at: now(),
    });
    tx.afterCommit(() => live.wake(id));
  }
}
