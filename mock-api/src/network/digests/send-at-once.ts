import { asOwner } from '../../platform/db/database.ts';
import { createCache, type Cache } from '../../platform/http/cache.ts';
import { addressStopped } from '../../platform/mail/address-stopped.rules.ts';
import { MOST_A_DAY, dayBegan, isQuiet } from './at-once.rules.ts';
import { wordDigest } from './digest-text.rules.ts';
import * as sql from './digests.sql.ts';
import { mailDigest } from './mail-digest.ts';
import { countNotices, keepNotice, lockChoice } from './notices.sql.ts';
import { readAtOnce } from './read-at-once.ts';
import { remember, type DigestDeps } from './send-digests.ts';

/**
 * Tells people at once what they chose to be told so: by day, with what has gathered within half an hour, a few times a day. What is told
 * is told: no digest says it again. Answers how many e-mails left.
 */
export async function sendAtOnce(deps: DigestDeps): Promise<number> {
  const now = deps.now();
  const { cache = createCache(deps.now) } = deps;
  let sent = 0;
  for (const person of await sql.selectPeopleAtOnce(deps.db)) {
    if (!person.any_time && isQuiet(now, person.time_zone)) continue;
    if (addressStopped(person.bounces)) continue;
    try {
      if (await sendTo(deps, person, { now, cache })) sent += 1;
    } catch (error) {
      deps.log?.({ error: `What was to be told at once was not written: ${String(error)}` });
    }
  }
  return sent;
}

/** Whether there was an e-mail: another process may have been first, and the person may have left it off or moved meanwhile. */
function sendTo(
  deps: DigestDeps,
  known: sql.DigestPerson,
  { now, cache }: { now: Date; cache: Cache },
): Promise<boolean> {
  const scope = { agency: known.agency_id, everything: false, user: known.id };
  return deps.db.transaction(
    async (tx) => {
      await lockChoice(tx, known.id);
      const person = await sql.selectPerson(tx, known.id);
      if (person?.agency_id !== known.agency_id || person.at_once.length === 0) return false;
      if (addressStopped(person.bounces)) return false;
      if ((await countNotices(tx, person.id, dayBegan(now, person.time_zone))) >= MOST_A_DAY) return false;
      const read = await readAtOnce({ db: tx, cache }, person, { now, origin: deps.origin });
      if (!read) return false;
      return asOwner(tx, async (owner) => {
        const { subject, body } = wordDigest(read.facts, person.language);
        await keepNotice(owner, {
          user: person.id,
          at: now,
          subject,
          body,
          facts: read.facts,
          failed: read.failed,
          turns: read.turns,
          failures: read.failures,
        });
        await remember(owner, person.id, {
          agency: person.agency_id,
          marks: read.marks,
          held: [],
          moved: [],
        });
        await mailDigest(owner, deps, {
          person,
          facts: read.facts,
          about: `at-once:${person.id}:${now.toISOString()}`,
          now,
        });
        return true;
      });
    },
    { scope },
  );
}
