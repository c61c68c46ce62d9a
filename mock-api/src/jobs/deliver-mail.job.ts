import nodemailer from 'nodemailer';
import type { Queryable } from '../db/database.ts';
import type { Job } from './queue.ts';

/** Sends one e-mail; throws when the mail server does not take it. */
export type Mailer = (mail: { to: string; subject: string; text: string }) => Promise<void>;

/** Sends through a mail server, by an address such as smtp://user:password@host:587. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport(url);
  return async (mail) => {
    await transport.sendMail({ from, ...mail });
  };
}

type OutboxRow = { recipient: string; subject: string; body: string; sent_at: string | null };

async function selectMail(db: Queryable, id: number): Promise<OutboxRow | undefined> {
  const [mail] = await db.query<OutboxRow>(
    'select recipient, subject, body, sent_at from outbox where id = $1',
    [id],
  );
  return mail;
}

/** Sends an e-mail of the outbox. Without a mail server it stays there, to be read by a super admin (X4). */
export function deliverMailJob(mailer: Mailer | null): Job<'deliver-mail'> {
  return {
    queue: 'deliver-mail',
    run: async ({ id }, { db, now }) => {
      const mail = await selectMail(db, id);
      if (!mailer || !mail || mail.sent_at) return;
      try {
        await mailer({ to: mail.recipient, subject: mail.subject, text: mail.body });
      } catch (error) {
        await db.query('update outbox set attempts = attempts + 1, last_error = $2 where id = $1', [
          id,
          String(error),
        ]);
        throw error;
      }
      await db.query(
        'update outbox set attempts = attempts + 1, last_error = null, sent_at = $2 where id = $1',
        [id, now().toISOString()],
      );
    },
    // the outbox keeps the mail with its last error
    fail: () => Promise.resolve(),
    reopen: async ({ id }, tx) => (await selectMail(tx, id))?.sent_at === null,
  };
}
