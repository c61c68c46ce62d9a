import { addDays, DAY_MS, type Finding } from 'shared-domain';
import type { KnownNotes } from '../calendar/known-notes.rules.ts';

/** So many notes help a reviewer; more would hide the finding. */
const MOST = 4;
/** The weather of longer findings explains nothing. */
const SHORT_DAYS = 3;

/** What is known of the days of a finding: `from` of its first interval, `until` the end of its last, 'YYYY-MM-DD HH:MM:SS'. */
export function knownOfFinding(
  notes: KnownNotes,
  { from, until }: Pick<Finding, 'from' | 'until'>,
): Finding['known'] {
  const [first, end] = [Date.parse(from.slice(0, 10)), Date.parse(`${until.replace(' ', 'T')}Z`)];
  const days = Math.ceil((end - first) / DAY_MS);
  const known: Finding['known'] = [];
  for (let at = 0; at < days && known.length < MOST; at += 1) {
    const date = addDays(from.slice(0, 10), at);
    for (const { kind, text } of notes.get(date) ?? []) {
      if (kind === 'term' || (kind === 'weather' && days > SHORT_DAYS)) continue;
      if (known.length < MOST && !known.some((one) => one.text === text)) known.push({ date, kind, text });
    }
  }
  return known;
}
