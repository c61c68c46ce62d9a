import { worded } from './texts.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { readRow, shape, type RowOf } from '../../platform/db/table.ts';
import { users } from '../account/people.tables.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { notify, type NewNotification } from './notify.ts';
import type { JobDeps } from '../../platform/queue/queue.ts';

const ADDRESS = shape(users.pick('email'));
const ASKER = shape(users.pick('id', 'name', 'agency_id'));

/**
 * Tells a person, by a notification and an e-mail in the same transaction, that what they asked for is finished or has
 * failed. `link` goes below.
 */
export async function tell(
  tx: Transaction,
  { queue, live }: Pick<JobDeps, 'queue' | 'live'>,
  userId: number,
  notification: NewNotification & { link?: string },
): Promise<void> {
  const user = await readRow(tx, ADDRESS, `select ${ADDRESS.sql} from users where id = $1`, [userId]);
  // a person who has been deleted meanwhile needs no telling
  if (!user) return;
  const { link, ...stored } = notification;
  await notify(tx, userId, stored);
  tx.afterCommit(() => live.wake(userId));
  const { message, params = {}, at } = notification;
  const [en, es] = [worded(message, params, 'en'), worded(message, params, 'es')];
  await sendMail(tx, queue, {
    to: user.email,
    subject: { en: en.title, es: es.title },
    body: { en: en.text, es: es.text },
    ...(link && { below: link }),
    at,
  });
}

/** Who asked for a job, as the audit log names them; null once deleted. */
export async function selectAsker(tx: Transaction, userId: number): Promise<RowOf<typeof ASKER> | null> {
  const user = await readRow(tx, ASKER, `select ${ASKER.sql} from users where id = $1`, [userId]);
  return user ?? null;
}
