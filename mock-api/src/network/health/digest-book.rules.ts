import type { DigestLines, Fresh } from './digest-lines.rules.ts';
import type { NewsKind, Outage } from './outage.ts';

/** What digests have done with an outage so far: the newest news that one has looked at, and what became of it. */
export type Mark = { seen: number; told: boolean; tallied: boolean };

const NO_MARK: Mark = { seen: 0, told: false, tallied: false };

/** An outage as the next digest sees it; null where it has no news that none has looked at. */
export function freshOf<T>(
  of: T,
  outage: Pick<Outage, 'confirming' | 'filledAt'>,
  book: { news: readonly { id: number; what: NewsKind }[]; mark: Mark | null },
): Fresh<T> | null {
  const { seen, told, tallied } = book.mark ?? NO_MARK;
  const news = book.news.filter(({ id }) => id > seen).map(({ what }) => what);
  return news.length === 0 ? null : { of, outage, news, told, tallied };
}

/** What stands of the outages after a digest; those that it holds keep what stood of them. */
export function marksAfter<T>(
  fresh: readonly Fresh<T>[],
  digest: DigestLines<T>,
  newest: (of: T) => number,
): { of: T; mark: Mark }[] {
  const held = new Set(digest.held);
  const lines = new Set(digest.lines.map(({ of }) => of));
  const late = new Set(digest.cameLate);
  return fresh
    .filter(({ of }) => !held.has(of))
    .map(({ of, told, tallied }) => ({
      of,
      mark: { seen: newest(of), told: told || lines.has(of), tallied: tallied || late.has(of) },
    }));
}
