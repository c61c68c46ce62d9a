import type { Transaction } from '../db/database.ts';
import { insertBounce } from './bounces.sql.ts';
import { addressRefused, mailOutcome } from './mail-outcome.rules.ts';
import type { Mailer } from './mailer.ts';
import {
  claimMail,
  giveUpMail,
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
  const settle = async (tx: Transaction, id: number, deps: JobDeps) => {
    if (await settleMail(tx, id)) await tellUnsure(tx, deps);
  };
  return {
    queue: 'deliver-mail',
    run: async ({ id }, deps) => {
      if (!mailer) return;
      // handed over by a process that died before the answer
      await deps.db.transaction((tx) => settle(tx, id, deps));
      const mail = await claimMail(deps.db, id);
      if (mail) await deliver(mail, mailer, deps, tellUnsure);
    },
    fail: ({ id }, deps) =>
      deps.db.transaction(async (tx) => {
        await settle(tx, id, deps);
        const given = await giveUpMail(tx, id);
        if (given?.bounced === 'soft') await noteBounce(tx, given, { kind: 'soft', at: deps.now() });
      }),
    // one that nobody is sure of is sent again from the outbox alone, where that is told
    reopen: async ({ id }, tx) => (await lockMail(tx, id)) === 'failed' && reopenMail(tx, id),
  };
}

/** An address was refused: what is written of itself may not go there any more. */
const noteBounce = (
  tx: Transaction,
  mail: Pick<ClaimedMail, 'recipient' | 'message_id'> & { last_error: string | null },
  { kind, at }: { kind: 'hard' | 'soft'; at: Date },
) =>
  insertBounce(tx, {
    address: mail.recipient,
    kind,
    message: mail.message_id,
    reason: mail.last_error,
    at,
  });

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
    const bounced = addressRefused(error);
    const state = ({ refused: 'failed', again: 'waiting', unsure: 'unsure' } as const)[outcome];
    await db.transaction(async (tx) => {
      const isNoted = await noteFailure(tx, mail, { state, error: String(error), bounced });
      if (!isNoted) return;
      if (state === 'unsure') await tellUnsure(tx, deps);
      if (bounced === 'hard')
        await noteBounce(tx, { ...mail, last_error: String(error) }, { kind: bounced, at: now() });
    });
    if (outcome === 'again') throw error;
    return;
  }
  await noteSent(db, mail, now());
}
