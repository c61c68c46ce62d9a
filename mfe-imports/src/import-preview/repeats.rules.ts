import type { RepeatDecision, RepeatedLines } from 'shared-domain';

type Keep = RepeatDecision['keep'];
type Pair = Pick<RepeatedLines, 'first' | 'line'>;

const isSame = (one: Pair, other: Pair) => one.first === other.first && one.line === other.line;

/** The decisions once these pairs of lines are decided like this; null takes decisions back. */
export function decided(
  decisions: readonly RepeatDecision[],
  pairs: readonly Pair[],
  keep: Keep | null,
): RepeatDecision[] {
  const others = decisions.filter((one) => !pairs.some((pair) => isSame(pair, one)));
  const added = keep === null ? [] : pairs.map(({ first, line }) => ({ first, line, keep }));
  return [...others, ...added].toSorted((a, b) => a.line - b.line || a.first - b.first);
}

/** What is decided of a pair. */
export function keptOf(decisions: readonly RepeatDecision[], pair: Pair): Keep | null {
  return decisions.find((one) => isSame(pair, one))?.keep ?? null;
}
