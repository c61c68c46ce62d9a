import type { FigureBounds, FigureInterval } from 'shared-domain';
import type { FactorLayer } from './layers.ts';
import { aashto, type Days } from './methods.rules.ts';
import { calendarOf } from './year-of-hours.ts';

/** What of a figure hangs on one factor, and how far that factor may be off to each side, as a share of it. */
export type FactorPart = { part: number; below: number; above: number };

type FlowUnderFactors = {
  days: Days;
  factors: readonly Pick<FactorLayer, 'factor' | 'low' | 'high' | 'from' | 'until'>[];
};

/**
 * The parts of a figure that stand under factors whose interval is known. AASHTO's figure is a sum of days times weights, so a
 * part is what the figure loses where the days of its factor count nothing. A factor without an interval widens nothing: it is
 * told without one.
 */
export function factorParts(year: number, flows: readonly FlowUnderFactors[]): FactorPart[] {
  return flows.flatMap(({ days, factors }) => {
    const whole = aashto(year, days);
    if (whole === null) return [];
    return factors.flatMap(({ factor, low, high, from, until }) => {
      if (low === null || high === null) return [];
      const rest = calendarOf(year).map(({ date }, at) => {
        const day = days[at] ?? null;
        return day !== null && date >= from && date <= until ? 0 : day;
      });
      return [{ part: whole - (aashto(year, rest) ?? 0), below: 1 - low / factor, above: high / factor - 1 }];
    });
  });
}

/**
 * An interval of a figure with those of its factors folded in: they tell of other things, so that their widths add in squares
 * (figures.md, section 7), to each side by itself. Factors of different validation counts are independent of each other, too.
 */
export function folded(
  { low, high }: FigureBounds,
  value: number,
  parts: readonly FactorPart[],
): FigureBounds {
  const width = (own: number, share: (one: FactorPart) => number) =>
    Math.sqrt(parts.reduce((sum, one) => sum + (one.part * share(one)) ** 2, own ** 2));
  return {
    low: value - width(value - low, ({ below }) => below),
    high: value + width(high - value, ({ above }) => above),
  };
}

/** Both intervals of a figure with those of its factors; as they were where no factor tells one. */
export function withFactors(
  interval: FigureInterval | null,
  value: number | null,
  parts: readonly FactorPart[],
): FigureInterval | null {
  if (interval === null || value === null || parts.length === 0) return interval;
  const { typical, measured } = interval;
  return {
    typical: typical && folded(typical, value, parts),
    measured: measured && { ...measured, ...folded(measured, value, parts) },
  };
}
