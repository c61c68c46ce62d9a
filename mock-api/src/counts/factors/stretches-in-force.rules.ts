import { addDays } from 'shared-domain';
import { factorOn, type DatedFactor } from './in-force.rules.ts';

/** Days for which one factor holds, 'YYYY-MM-DD', `until` exclusive. */
export type FactorStretch<F extends DatedFactor = DatedFactor> = { from: string; until: string; factor: F };

/** The stretches of a period in which a factor of one flow holds, in order; `until` is exclusive. */
export function factorStretches<F extends DatedFactor>(
  factors: readonly F[],
  { from, until }: { from: string; until: string },
): FactorStretch<F>[] {
  const begins = factors.flatMap(({ valid_from, valid_until }) => [
    valid_from,
    ...(valid_until === null ? [] : [addDays(valid_until, 1)]),
  ]);
  const inside = begins.filter((day) => day > from && day < until);
  const bounds = [...new Set([from, ...inside])].toSorted();
  return bounds.flatMap((day, at) => {
    const factor = factorOn(factors, day);
    return factor ? [{ from: day, until: bounds[at + 1] ?? until, factor }] : [];
  });
}
