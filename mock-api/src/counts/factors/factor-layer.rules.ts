import { factorOn, type DatedFactor } from './in-force.rules.ts';

/** Days for which one factor holds, 'YYYY-MM-DD', `until` exclusive. */
export type FactorStretch<F extends DatedFactor = DatedFactor> = { from: string; until: string; factor: F };

const DAY_MS = 86_400_000;
const atDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const dayOf = (at: number): string => new Date(at * DAY_MS).toISOString().slice(0, 10);

/** The stretches of a period in which a factor of one flow holds, in order; `until` is exclusive. */
export function factorStretches<F extends DatedFactor>(
  factors: readonly F[],
  { from, until }: { from: string; until: string },
): FactorStretch<F>[] {
  const begins = factors.flatMap(({ valid_from, valid_until }) => [
    valid_from,
    ...(valid_until === null ? [] : [dayOf(atDay(valid_until) + 1)]),
  ]);
  const inside = begins.filter((day) => day > from && day < until);
  const bounds = [...new Set([from, ...inside])].toSorted();
  return bounds.flatMap((day, at) => {
    const factor = factorOn(factors, day);
    return factor ? [{ from: day, until: bounds[at + 1] ?? until, factor }] : [];
  });
}

/** Days with factors applied, and which factors held on how many of those that are there. */
export type FactoredDays<F extends DatedFactor> = {
  days: (number | null)[];
  applied: { factor: F; days: number }[];
};

/**
 * The daily totals of a flow's year, the first of January at 0, times the factor of their day: what holds for every hour alike holds
 * for their sum. A day without a factor stays as it is, one that is not there stays away (C10).
 */
export function factoredDays<F extends DatedFactor>(
  days: readonly (number | null)[],
  year: number,
  factors: readonly F[],
): FactoredDays<F> {
  const first = atDay(`${year}-01-01`);
  const out = [...days];
  const held = new Map<F, number>();
  const period = { from: `${year}-01-01`, until: dayOf(first + days.length) };
  for (const { from, until, factor } of factorStretches(factors, period)) {
    for (let at = atDay(from) - first; at < atDay(until) - first; at += 1) {
      const day = out[at];
      if (day === null || day === undefined) continue;
      out[at] = day * factor.value;
      held.set(factor, (held.get(factor) ?? 0) + 1);
    }
  }
  return { days: out, applied: [...held].map(([factor, count]) => ({ factor, days: count })) };
}

/** A value with the bounds that it lies within. */
export type Interval = { value: number; low: number; high: number };

const half = (of: Interval, side: 'low' | 'high'): number =>
  of.value === 0 ? 0 : Math.abs(of[side] - of.value) / of.value;

/** The interval of a product: the relative widths of both, to each side, add in squares. */
export function timesInterval(figure: Interval, factor: Interval): Interval {
  const value = figure.value * factor.value;
  const reach = (side: 'low' | 'high') => Math.hypot(half(figure, side), half(factor, side)) * value;
  return { value, low: value - reach('low'), high: value + reach('high') };
}
