import type { DatedFactor } from './in-force.rules.ts';

/** The last day of a station of which only the year in which it ended is known: nobody says that it ended earlier in it. */
export const lastDayOf = (discontinued: number | null): string | null =>
  discontinued === null ? null : `${discontinued}-12-31`;

/**
 * Factors as they hold while their station stands: none reaches over its end, and one that would begin after it is none. What
 * was kept stays as it is, for a station's end may be corrected.
 */
export function whileItStands<F extends Pick<DatedFactor, 'valid_from' | 'valid_until'>>(
  factors: readonly F[],
  discontinued: number | null,
): F[] {
  const last = lastDayOf(discontinued);
  if (last === null) return [...factors];
  return factors
    .filter(({ valid_from }) => valid_from <= last)
    .map((factor) =>
      factor.valid_until !== null && factor.valid_until <= last ? factor : { ...factor, valid_until: last },
    );
}
