import type { FactorPart } from '../figures/factor-interval.rules.ts';
import { factorOn, type DatedFactor } from '../factors/in-force.rules.ts';
import { MISSING } from '../figures/year-of-hours.ts';

/** A flow's hours of a day, and its factors at any time. */
export type FlowHours<F extends DatedFactor> = { hours: readonly number[]; factors: readonly F[] };

/** What a factor was laid over: how much of the counts stands under it. */
export type UsedFactor<F extends DatedFactor> = { factor: F; from: string; until: string; counts: number };

/** A day of a short count: its hours under the factors that hold on it, and which these are. */
export type FactoredDay<F extends DatedFactor> = { hours: number[]; used: UsedFactor<F>[]; counts: number };

/**
 * The hours of a day of all flows together, each under the factor that holds on it: occlusion is corrected before the expansion,
 * once (figures.md, section 5). An hour is there where all flows have it.
 */
export function factoredDay<F extends DatedFactor>(
  date: string,
  flows: readonly FlowHours<F>[],
): FactoredDay<F> {
  const hours = Array.from({ length: 24 }, (_, hour): number =>
    flows.length > 0 && flows.every((flow) => (flow.hours[hour] ?? MISSING) !== MISSING) ? 0 : MISSING,
  );
  const used: UsedFactor<F>[] = [];
  for (const { hours: own, factors } of flows) {
    const factor = factorOn(factors, date);
    const counts = hours.map((there, hour) =>
      there === MISSING ? 0 : (own[hour] ?? 0) * (factor?.value ?? 1),
    );
    for (const [hour, count] of counts.entries())
      if (hours[hour] !== MISSING) hours[hour] = (hours[hour] ?? 0) + count;
    if (factor) used.push({ factor, from: date, until: date, counts: sumOf(counts) });
  }
  return { hours, used, counts: sumOf(hours.filter((count) => count !== MISSING)) };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The factors of several days, each once with its first and last day, in the order in which they were used. */
export function usedFactors<F extends DatedFactor>(days: readonly FactoredDay<F>[]): UsedFactor<F>[] {
  const byId = Map.groupBy(
    days.flatMap(({ used }) => used),
    ({ factor }) => factor.id,
  );
  return [...byId.values()].flatMap((own) => {
    const [first, last] = [own[0], own.at(-1)];
    return first && last
      ? [{ ...first, until: last.until, counts: sumOf(own.map(({ counts }) => counts)) }]
      : [];
  });
}

/** The parts of an estimate that stand under factors whose interval is known, by what of its counts does. */
export function estimateParts<F extends DatedFactor>(
  value: number,
  days: readonly FactoredDay<F>[],
): FactorPart[] {
  const all = sumOf(days.map(({ counts }) => counts));
  return usedFactors(days).flatMap(({ factor: { value: factor, low, high }, counts }) =>
    low === null || high === null || all === 0
      ? []
      : [{ part: (value * counts) / all, below: 1 - low / factor, above: high / factor - 1 }],
  );
}
