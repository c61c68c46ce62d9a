import { asOwner, type Transaction } from '../../platform/db/database.ts';
import { hashToken, newToken } from '../../platform/http/token.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { JobDeps } from '../../platform/queue/queue.ts';
import type { DigestFacts } from './digest-facts.ts';
import { hasNews, wordDigest, type Worded } from './digest-text.rules.ts';
import * as sql from './digests.sql.ts';
import { readDigest, type ReadDigest } from './read-digest.ts';
import { texts } from './texts.ts';
import { isDue, weekOf, type DigestWeek } from './week.rules.ts';

/** What sending digests needs; `origin` is where the app is reached. */
export type DigestDeps = Pick<JobDeps, 'db' | 'now' | 'queue' | 'log'> & { origin: string };

/**
 * Sends everybody their digest of the week that is due and was not made yet; answers how many left. A mail and what it tells are one
 * transaction, and of several processes one makes it: nobody reads the same news twice, whenever a process dies. One that can't be
 * made is logged, and made in the next round; nobody else's waits for it.
 */
export async function sendDigests(deps: DigestDeps): Promise<number> {
  const now = deps.now();
  let sent = 0;
  for (const person of await sql.selectPeople(deps.db)) {
    const week = weekOf(now, person.time_zone);
    if (!isDue(week, now) || (person.last_week !== null && person.last_week >= week.week)) continue;
    if (!(await sql.wasWatched(deps.db, new Date(week.due * 60_000)))) continue;
    try {
      if (await sendTo(deps, person, { week, now })) sent += 1;
    } catch (error) {
      deps.log?.({ error: `A digest was not written: ${String(error)}` });
    }
  }
  return sent;
}

/** Whether there was a mail; none where another process was first, there is no news, or the person wants none or has moved. */
function sendTo(
  deps: DigestDeps,
  known: sql.DigestPerson,
  { week, now }: { week: DigestWeek; now: Date },
): Promise<boolean> {
  // what the mail says is what this person may read
  const scope = { agency: known.agency_id, everything: false, user: known.id };
  return deps.db.transaction(
    async (tx) => {
      // as they are by now: they may have unsubscribed or moved while others were written to
      const person = await sql.selectPerson(tx, known.id);
      if (person?.wanted !== 'weekly' || person.agency_id !== known.agency_id) return false;
      const read = await readDigest(tx, person, { week, now, origin: deps.origin });
      return asOwner(tx, async (owner) => {
        const begun = { user: person.id, week: week.week, at: now, waiting: read.waiting };
        const id = await sql.beginDigest(owner, begun);
        if (id === undefined) return false;
        await remember(owner, person.id, read);
        if (!hasNews(read.facts)) return false;
        const worded = wordFor(read.facts, person.language);
        await sql.keepDigest(owner, id, worded);
        await mail(owner, deps, { person, worded, now });
        return true;
      });
    },
    { scope },
  );
}

/** The digest in the person's language; in both where that is not known, English first. */
export function wordFor(facts: DigestFacts, language: 'en' | 'es' | null): Worded {
  if (language !== null) return wordDigest(facts, language);
  const [en, es] = [wordDigest(facts, 'en'), wordDigest(facts, 'es')];
  return { subject: `${en.subject} / ${es.subject}`, body: `${en.body}\n\n* * *\n\n${es.body}` };
}

/** What was looked at is not looked at again; what is held stays for the next, whole. */
async function remember(tx: Transaction, user: number, { marks, held }: ReadDigest): Promise<void> {
  for (const outage of held) await sql.keepHeld(tx, user, outage);
  for (const { outage, mark } of marks)
    await sql.keepTold(tx, { user, outage, news: mark.seen, told: mark.told, tallied: mark.tallied });
}

type ToSend = { person: sql.DigestPerson; worded: Worded; now: Date };

async function mail(tx: Transaction, { queue, origin }: DigestDeps, { person, worded, now }: ToSend) {
  const token = newToken();
  await sql.keepLink(tx, { hash: hashToken(token), user: person.id, at: now });
  const link = `${origin}/api/unsubscribe/${token}`;
  const way = texts.unsubscribe({ link });
  const foot = person.language === null ? `${way.en}\n${way.es}` : way[person.language];
  await sendMail(tx, queue, {
    to: person.email,
    subject: worded.subject,
    body: `${worded.body}\n\n${foot}`,
    at: now,
    headers: {
      'List-Unsubscribe': `<${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': `<digest.${new URL(origin).hostname}>`,
      'Auto-Submitted': 'auto-generated',
      Precedence: 'bulk',
    },
  });
}
