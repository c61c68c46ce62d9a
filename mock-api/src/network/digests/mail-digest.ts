import type { Transaction } from '../../platform/db/database.ts';
import { hashToken, newToken } from '../../platform/http/token.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { JobDeps } from '../../platform/queue/queue.ts';
import { keepLink } from './choices.sql.ts';
import type { DigestFacts } from './digest-facts.ts';
import { wordDigest } from './digest-text.rules.ts';
import { selectContact, type DigestPerson } from './digests.sql.ts';
import { unsubscribeAddress } from './short-address.ts';
import { texts } from './texts.ts';

/** An e-mail about the network: to whom, of what, and the key under which it is sent once. */
export type ToMail = { person: DigestPerson; facts: DigestFacts; about: string; now: Date };

/** Puts it into the outbox with a link of its own that ends those of its kind, and what programs that read mail are told. */
export async function mailDigest(
  tx: Transaction,
  { queue, origin }: Pick<JobDeps, 'queue'> & { origin: string },
  { person, facts, about, now }: ToMail,
): Promise<void> {
  const token = newToken();
  const list = facts.occasion === 'once' ? 'once' : 'digest';
  await keepLink(tx, { hash: hashToken(token), user: person.id, list, at: now });
  const link = unsubscribeAddress(origin, token);
  const contact = await selectContact(tx, { agency: person.agency_id, but: person.id });
  await sendMail(tx, queue, {
    to: person.email,
    ...wordDigest(facts, person.language, texts.unsubscribe({ link })),
    at: now,
    dedupeKey: about,
    headers: {
      'List-Unsubscribe': `<${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': `<${list}.${new URL(origin).hostname}>`,
      'Auto-Submitted': 'auto-generated',
      Precedence: 'bulk',
      ...(contact !== undefined && { 'Reply-To': contact }),
    },
  });
}
