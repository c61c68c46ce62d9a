import type { Transaction } from '../db/database.ts';
import { readRow, shape } from '../db/table.ts';
import type { JobQueue } from '../queue/queue.ts';
import { outbox } from './outbox.tables.ts';

/** An e-mail to send. */
export type Mail = {
  to: string;
  subject: string;
  body: string;
  at: Date;
  /** What it says to programs that read mail, such as how to unsubscribe. */
  headers?: Record<string, string>;
  /** The same words as a page. */
  html?: string;
  /** What it is about: an e-mail with this key is sent once, however often it is written. */
  dedupeKey?: string;
};

/** Puts an e-mail into the outbox, in the transaction of what it tells about; a job sends it where SMTP is set up. */
export async function sendMail(tx: Transaction, queue: JobQueue, mail: Mail): Promise<void> {
  const row = await readRow(
    tx,
    shape(outbox.pick('id')),
    `insert into outbox (recipient, subject, body, created_at, headers, html, dedupe_key)
     values ($1, $2, $3, $4, $5::text::jsonb, $6, $7) on conflict do nothing returning id`,
    [
      mail.to,
      mail.subject,
      mail.body,
      mail.at.toISOString(),
      mail.headers ? JSON.stringify(mail.headers) : null,
      mail.html ?? null,
      mail.dedupeKey ?? null,
    ],
  );
  if (row) await queue.enqueue(tx, 'deliver-mail', { id: row.id });
}
