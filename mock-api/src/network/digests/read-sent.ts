import type { Queryable } from '../../platform/db/database.ts';
import type { Language } from '../../platform/text/language.ts';
import type { DigestFacts, DigestLine } from './digest-facts.ts';
import { agenciesOf, withLines } from './digest-parts.rules.ts';
import { wordDigest } from './digest-text.rules.ts';
import { selectOutcomes, selectSent, selectToldAtOnce } from './sent.sql.ts';
import { sinceThen } from './since-then.rules.ts';

type Kept = {
  id: number;
  built_at: string;
  subject: string | null;
  body: string | null;
  facts: DigestFacts | null;
};

/**
 * The e-mails about the network that a person was sent, in the language that they read in, with what has become of each outage since. What
 * was sent before it was kept what it was worded of is shown as it left.
 */
export async function readSent(
  db: Queryable,
  user: number,
  { now, language }: { now: Date; language: Language },
) {
  const [digests, told] = [await selectSent(db, user), await selectToldAtOnce(db, user)];
  const ids = [...digests, ...told]
    .flatMap(({ facts }) => (facts ? agenciesOf(facts) : []))
    .flatMap(({ lines }) => lines)
    .flatMap(({ outage }) => outage ?? []);
  const outcomes = new Map((await selectOutcomes(db, [...new Set(ids)])).map((one) => [one.id, one]));
  const withOutcome = (line: DigestLine, sent: string): DigestLine => {
    const outcome = line.outage === undefined ? undefined : outcomes.get(line.outage);
    const then = outcome && sinceThen(line, outcome, { sent, now: now.toISOString() });
    return then ? { ...line, since_then: then } : line;
  };
  const shown = ({ id, built_at: sent_at, subject, body, facts }: Kept) => {
    const worded =
      facts &&
      wordDigest(
        withLines(facts, (line) => withOutcome(line, sent_at)),
        language,
      );
    return { id, sent_at, subject: worded?.subject ?? subject ?? '', body: worded?.body ?? body ?? '' };
  };
  return {
    sent: digests.map((one) => ({ ...shown(one), week: one.week })),
    told_at_once: told.map(shown),
  };
}
