import type { Transaction } from '../db/database.ts';
import { readRow, shape } from '../db/table.ts';
import type { JobQueue } from '../queue/queue.ts';
import { oneOf, orNull } from '../db/columns.ts';
import { wordMail, type MailWords } from './in-language.rules.ts';
import { outbox } from './outbox.tables.ts';

const READER = shape({ language: orNull(oneOf('en', 'es')) });

/** An e-mail to send. */
export type Mail = MailWords & {
  to: string;
  at: Date;
  /** Who reads it, where that is not whose address it is. */
  reader?: number;
  /** What it says to programs that read mail, such as how to unsubscribe. */
  headers?: Record<string, string>;
  /** The same words as a page. */
  html?: string;
  /** What it is about: an e-mail with this key is sent once, however often it is written. */
  dedupeKey?: string;
};

/** The language of who reads an e-mail, as they chose it last in the app; null where they never did, or are nobody known. */
async function languageOf(tx: Transaction, { to, reader }: Mail) {
  const row = await readRow(
    tx,
    READER,
    `select ${READER.sql} from users where case when $2::int is null then lower(email) = lower($1) else id = $2 end`,
    [to, reader ?? null],
  );
  return row?.language ?? null;
}

/** Puts an e-mail into the outbox, in the transaction of what it tells about and in its reader's language; a job sends it where SMTP is set up. */
export async function sendMail(tx: Transaction, queue: JobQueue, mail: Mail): Promise<void> {
  const { subject, body } = wordMail(mail, await languageOf(tx, mail));
  const row = await readRow(
    tx,
    shape(outbox.pick('id')),
    `insert into outbox (recipient, subject, body, created_at, headers, html, dedupe_key)
     values ($1, $2, $3, $4, $5::text::jsonb, $6, $7) on conflict do nothing returning id`,
    [
      mail.to,
      subject,
      body,
      mail.at.toISOString(),
      mail.headers ? JSON.stringify(mail.headers) : null,
      mail.html ?? null,
      mail.dedupeKey ?? null,
    ],
  );
  if (row) await queue.enqueue(tx, 'deliver-mail', { id: row.id });
}
