import { isUnusualFactor, type ValidationResult } from 'shared-domain';
import { studentT95 } from './student-t.rules.ts';

/** An interval that people and the counter counted; the counter's is null where it is missing or excluded. */
export type Pair = { people: number; counter: number | null };

/** Fewest pairs and people that a factor is taken from. */
const FEWEST = { pairs: 8, people: 30 };
/** How wide to each side, as a share of the factor, an interval may be that is good, and one that is usable. */
const WIDTH = { good: 0.1, usable: 0.2 };

type Whole = { people: number; counter: number };

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** How far the factor's interval reaches to each side; null where there are too few pairs to say. */
function halfWidth(pairs: readonly Whole[], factor: number): { se: number; half: number } | null {
  const k = pairs.length;
  if (k < 2) return null;
  const variance = sumOf(pairs.map(({ people, counter }) => (people - factor * counter) ** 2)) / (k - 1);
  const se = Math.sqrt(variance / k) / (sumOf(pairs.map(({ counter }) => counter)) / k);
  return { se, half: studentT95(k - 1) * se };
}

/** What a factor lacks to be taken: pairs, people, an interval that is narrow enough. */
function lacksOf(pairs: readonly Whole[], people: number, width: number | null): ValidationResult['lacks'] {
  return [
    ...(pairs.length < FEWEST.pairs ? ['pairs' as const] : []),
    ...(people < FEWEST.people ? ['people' as const] : []),
    ...(width === null || width > WIDTH.usable ? ['width' as const] : []),
  ];
}

/**
 * What a validation count says of its counter: the ratio of all people to all counts (not the mean of ratios, in which small
 * intervals dominate, nor the slope through the origin, in which large ones do), its interval, and whether a factor
 * follows. A pair whose count is missing or excluded is dropped, a pair of zeros stays.
 */
export function validationResult(pairs: readonly Pair[]): ValidationResult {
  // in an order of their own, for sums of fractions depend on it in their last digit
  const whole = pairs
    .flatMap(({ people, counter }) => (counter === null ? [] : [{ people, counter }]))
    .toSorted((one, other) => one.counter - other.counter || one.people - other.people);
  const people = sumOf(whole.map((pair) => pair.people));
  const counter = sumOf(whole.map((pair) => pair.counter));
  const factor = counter > 0 ? people / counter : null;
  const spread = factor === null ? null : halfWidth(whole, factor);
  const width = spread && factor ? spread.half / factor : null;
  const lacks = lacksOf(whole, people, width);
  const [low, high] =
    factor === null || !spread ? [null, null] : [factor - spread.half, factor + spread.half];
  const isExact = low !== null && high !== null && low <= 1 && high >= 1;
  const isAccepted = factor !== null && lacks.length === 0;
  const apart = sumOf(whole.map((pair) => Math.abs(pair.counter - pair.people)));
  return {
    pairs: whole.length,
    dropped: pairs.length - whole.length,
    people,
    counter,
    factor,
    se: spread?.se ?? null,
    low,
    high,
    apd: people > 0 ? (counter - people) / people : null,
    wapd: people > 0 ? apart / people : null,
    verdict: !isAccepted ? 'collect_more' : (width ?? 1) <= WIDTH.good ? 'good' : 'usable',
    lacks,
    one_inside: isExact,
    unusual: factor !== null && isUnusualFactor(factor),
    proposes: isAccepted && !isExact,
  };
}
