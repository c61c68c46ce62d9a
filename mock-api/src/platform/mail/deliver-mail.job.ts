import type { Transaction } from '../db/database.ts';
import { mailOutcome } from './mail-outcome.rules.ts';
import type { Mailer } from './mailer.ts';
import {
  claimMail,
  handOver,
  lockMail,
  noteFailure,
  noteSent,
  reopenMail,
  settleMail,
  type ClaimedMail,
} from './outbox.sql.ts';
import type { Job, JobDeps } from '../queue/queue.ts';

/** Tells whoever has to know that nobody is sure of an e-mail, in the transaction that says so. */
export type TellUnsure = (tx: Transaction, deps: JobDeps) => Promise<void>;

/**
 * Sends an e-mail of the outbox, at most once: it is claimed first and noted as handed over before it leaves. What was
 * handed over without an answer is `unsure` and not sent again by itself. Without a mail server it stays where it is, to
 * be read by a super admin (X4).
 */
export function deliverMailJob(mailer: Mailer | null, tellUnsure: TellUnsure): Job<'deliver-mail'> {
  const settle = (id: number, deps: JobDeps, otherwise?: 'failed') =>
    deps.db.transaction(async (tx) => {
      if (await settleMail(tx, id, otherwise)) await tellUnsure(tx, deps);
    });
  return {
    queue: 'deliver-mail',
    run: async ({ id }, deps) => {
      if (!mailer) return;
      // handed over by a process that died before the answer
      await settle(id, deps);
      const mail = await claimMail(deps.db, id);
      if (mail) await deliver(mail, mailer, deps, tellUnsure);
    },
    fail: ({ id }, deps) => settle(id, deps, 'failed'),
    // one that nobody is sure of is sent again from the outbox alone, where that is told
    reopen: async ({ id }, tx) => (await lockMail(tx, id)) === 'failed' && reopenMail(tx, id),
  };
}

async function deliver(
  mail: ClaimedMail,
  mailer: Mailer,
  deps: JobDeps,
  tellUnsure: TellUnsure,
): Promise<void> {
  const { db, now } = deps;
  let isHanded = false;
  const letter = {
    id: mail.message_id,
    to: mail.recipient,
    subject: mail.subject,
    text: mail.body,
    ...(mail.html !== null && { html: mail.html }),
    headers: mail.headers ?? {},
  };
  try {
    await mailer(letter, async () => {
      isHanded = await handOver(db, mail);
      if (!isHanded) throw new Error('Another job has taken this e-mail over.');
    });
  } catch (error) {
    const outcome = mailOutcome(error, isHanded);
    const state = ({ refused: 'failed', again: 'waiting', unsure: 'unsure' } as const)[outcome];
    await db.transaction(async (tx) => {
      const isNoted = await noteFailure(tx, mail, { state, error: String(error) });
      if (isNoted && state === 'unsure') await tellUnsure(tx, deps);
    });
    if (outcome === 'again') throw error;
    return;
  }
  await noteSent(db, mail, now());
}
