import { DAY, isIn, type Minutes, type Span } from './instants.ts';
import type { NewsKind, Outage } from './outage.ts';

/** A line of a digest: what of an outage it says. */
type LineKind = 'silent' | 'still' | 'was_silent' | 'recovered' | 'filled' | 'retired';

/** An outage with the news of it that no digest has looked at, oldest first, and what digests have done with it before. */
export type Fresh<T> = {
  of: T;
  outage: Pick<Outage, 'confirming' | 'filledAt'>;
  news: readonly NewsKind[];
  /** Whether a digest had a line of it. */
  told: boolean;
  /** Whether a digest only counted it among what came late and lost nothing. */
  tallied: boolean;
};

/** What one digest says of outages; what is held stays for the next. */
export type DigestLines<T> = { lines: { of: T; kind: LineKind }[]; cameLate: T[]; held: T[] };

/**
 * What a digest says of the outages with news (network.md, 1.4 and 3.2): of several news of one the last stands; an outage that is over
 * with nothing missing before it was ever told is only counted; one whose recovery is being confirmed is held, so that nobody reads
 * "silent" an hour after data came.
 */
export function digestLines<T>(fresh: readonly Fresh<T>[], at: Minutes): DigestLines<T> {
  const digest: DigestLines<T> = { lines: [], cameLate: [], held: [] };
  for (const one of fresh) {
    const { of } = one;
    if (one.outage.confirming.some((span) => isIn(span, at))) {
      digest.held.push(of);
      continue;
    }
    const kind = lineOf(one, at);
    if (kind === 'late') digest.cameLate.push(of);
    else if (kind) digest.lines.push({ of, kind });
  }
  return digest;
}

function lineOf({ outage, news, told, tallied }: Fresh<unknown>, at: Minutes): LineKind | 'late' | null {
  const has = (what: NewsKind) => news.includes(what);
  if (told) return (['retired', 'recovered', 'filled'] as const).find(has) ?? 'still';
  if (has('recovered') && outage.filledAt !== null && outage.filledAt <= at) return 'late';
  if (has('retired') || tallied) return null;
  return has('recovered') ? 'was_silent' : 'silent';
}

const TOLD_AFTER = DAY;
const WEEK = 7 * DAY;

/** From when on it is told that the import from a source fails. */
export const toldFrom = (since: Minutes): Minutes => since + TOLD_AFTER;

/**
 * What a digest says of a source whose import failed for over a day: that it fails, or that it works again; of both since the digest
 * before, a week ago unless said otherwise, the last stands. Null where there is nothing new.
 */
export function importLine(
  [from, until]: Span,
  at: Minutes,
  before: Minutes = at - WEEK,
): 'failing' | 'again' | null {
  if (until - from <= TOLD_AFTER) return null;
  const isNew = (moment: Minutes) => at > moment && before <= moment;
  if (isNew(until)) return 'again';
  return isNew(toldFrom(from)) ? 'failing' : null;
}
