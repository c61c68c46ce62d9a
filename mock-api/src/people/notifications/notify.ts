import type { Notification } from 'shared-ui/domain';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import type { MessageKey } from './texts.ts';
import type { JobQueue } from '../../platform/queue/queue.ts';

/** Something to tell a person in their own language: `message` is a key of the notifications' texts. */
export type NewNotification = {
  kind: Notification['kind'];
  ok: boolean;
  message: MessageKey;
  params?: Record<string, string | number>;
  /** The screen that it is about. */
  href?: string;
  at: Date;
};

/** Adds to a person's notifications, in the transaction of what it tells about. */
export async function notify(db: Queryable, userId: number, notification: NewNotification): Promise<void> {
  const { kind, ok, message, params = {}, href, at } = notification;
  await db.query(
    `insert into notifications (user_id, kind, ok, message, params, href, created_at)
     values ($1, $2, $3, $4, $5::text::jsonb, $6, $7)`,
    [userId, kind, ok, message, JSON.stringify(params), href, at.toISOString()],
  );
}

/** An e-mail to send. */
export type Mail = { to: string; subject: string; body: string; at: Date };

/** Puts an e-mail into the outbox, in the transaction of what it tells about; a job sends it where SMTP is set up. */
export async function sendMail(tx: Transaction, queue: JobQueue, mail: Mail): Promise<void> {
  const [row] = await tx.query<{ id: number }>(
    'insert into outbox (recipient, subject, body, created_at) values ($1, $2, $3, $4) returning id',
    [mail.to, mail.subject, mail.body, mail.at.toISOString()],
  );
  if (row) await queue.enqueue(tx, 'deliver-mail', { id: row.id });
}
