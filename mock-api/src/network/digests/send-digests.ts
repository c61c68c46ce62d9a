import { asOwner, type Transaction } from '../../platform/db/database.ts';
import { createCache, type Cache } from '../../platform/http/cache.ts';
import { addressStopped } from '../../platform/mail/address-stopped.rules.ts';
import type { JobDeps } from '../../platform/queue/queue.ts';
import { hasNews, wordDigest } from './digest-text.rules.ts';
import * as sql from './digests.sql.ts';
import { mailDigest } from './mail-digest.ts';
import { lockChoice } from './notices.sql.ts';
import { readWholeDigest, type ReadPart } from './read-digest.ts';
import { isDue, owedFrom, weekOf, type DigestWeek } from './week.rules.ts';

/**
 * What sending digests needs; `origin` is where the app is reached, `cache` what is kept from round to round: people of an agency have
 * the same campaigns, minute after minute.
 */
export type DigestDeps = Pick<JobDeps, 'db' | 'now' | 'queue' | 'log'> & { origin: string; cache?: Cache };

/**
 * Sends everybody their digest of the week that is due and was not made yet; answers how many left. A mail and what it tells are one
 * transaction, and of several processes one makes it: nobody reads the same news twice, whenever a process dies. One that can't be
 * made is logged, and made in the next round; nobody else's waits for it.
 */
export async function sendDigests(deps: DigestDeps): Promise<number> {
  const now = deps.now();
  const { cache = createCache(deps.now) } = deps;
  let sent = 0;
  for (const person of await sql.selectPeople(deps.db)) {
    const week = weekOf(now, person.time_zone);
    if (!isDue(week, now, person) || addressStopped(person.bounces)) continue;
    if (!(await sql.wasWatched(deps.db, new Date(owedFrom(week, person).due * 60_000)))) continue;
    try {
      if (await sendTo(deps, person, { week, now, cache })) sent += 1;
    } catch (error) {
      deps.log?.({ error: `A digest was not written: ${String(error)}` });
    }
  }
  return sent;
}

/** Whether there was a mail; none where another process was first, there is no news, or the person wants none, has moved, or gets none. */
function sendTo(
  deps: DigestDeps,
  known: sql.DigestPerson,
  { week, now, cache }: { week: DigestWeek; now: Date; cache: Cache },
): Promise<boolean> {
  // what the mail says is what this person may read
  const scope = { agency: known.agency_id, everything: false, user: known.id };
  return deps.db.transaction(
    async (tx) => {
      // as they are by now: they may have unsubscribed or moved while others were written to
      await lockChoice(tx, known.id);
      const person = await sql.selectPerson(tx, known.id);
      if (person?.agency_id !== known.agency_id || !isDue(week, now, person)) return false;
      if (addressStopped(person.bounces)) return false;
      const read = await readWholeDigest({ db: tx, cache }, person, { week, now, origin: deps.origin });
      return asOwner(tx, async (owner) => {
        const begun = { user: person.id, week: week.week, at: now, waiting: read.waiting };
        const id = await sql.beginDigest(owner, begun);
        if (id === undefined) return false;
        for (const part of read.parts) await remember(owner, person.id, part);
        if (!hasNews(read.facts)) return false;
        await sql.keepDigest(owner, id, { ...wordDigest(read.facts, person.language), facts: read.facts });
        // whatever else fails, a week has one
        await mailDigest(owner, deps, {
          person,
          facts: read.facts,
          about: `digest:${person.id}:${week.week}`,
          now,
        });
        return true;
      });
    },
    { scope },
  );
}

/** What was looked at is not looked at again; what is held stays for the next, whole. */
export async function remember(
  tx: Transaction,
  user: number,
  { agency, marks, held, moved }: Pick<ReadPart, 'agency' | 'marks' | 'held' | 'moved'>,
): Promise<void> {
  for (const outage of held) await sql.keepHeld(tx, user, outage);
  for (const outage of moved) await sql.keepMoved(tx, user, outage);
  for (const { outage, line, mark } of marks) {
    const { seen: news, told, tallied } = mark;
    await sql.keepTold(tx, { user, outage, news, told, tallied, agency, line });
  }
}
