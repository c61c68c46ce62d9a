import { cellsOfDay, speaks, type Series } from './series.ts';
import { median } from './statistics.ts';
import { kindOf, type UsualDay } from './usual-days.rules.ts';

type Kind = ReturnType<typeof kindOf>;

/** What would be usual in a cell. */
export type Expected = (at: number) => number;

/** The usual count of each cell: the usual total of its day, shared out over the hours as days of its kind share theirs. */
export function expectedIn(series: Series, days: readonly UsualDay[]): Expected {
  const size = cellsOfDay(series);
  const shares = { weekday: sharesOf(series, days, 'weekday'), weekend: sharesOf(series, days, 'weekend') };
  const middles = { weekday: middleOf(days, 'weekday'), weekend: middleOf(days, 'weekend') };
  return (at) => {
    const day = days[Math.floor(at / size)];
    if (!day) return 0;
    const kind = kindOf(day.day);
    return (day.usual ?? middles[kind]) * (shares[kind][at % size] ?? 0);
  };
}

/** How many counts are in question: how far the cells are from what would be usual in them, missing ones included. */
export function affectedIn(
  { values }: Series,
  stretches: readonly { from: number; until: number }[],
  expected: Expected,
): number {
  let sum = 0;
  for (const { from, until } of stretches) {
    for (let at = from; at < until; at += 1) {
      // -3: no count is expected there
      if (values[at] !== -3) sum += Math.abs(Math.max(0, values[at] ?? 0) - expected(at));
    }
  }
  return Math.round(sum);
}

function sharesOf(series: Series, days: readonly UsualDay[], kind: Kind): number[] {
  const sums = Array.from({ length: cellsOfDay(series) }, () => 0);
  for (const day of days) {
    if (!day.isUsable || day.isOut || kindOf(day.day) !== kind) continue;
    for (let at = day.from; at < day.until; at += 1) {
      if (speaks(series, at)) sums[at - day.from] = (sums[at - day.from] ?? 0) + (series.values[at] ?? 0);
    }
  }
  const all = sums.reduce((sum, value) => sum + value, 0) || 1;
  return sums.map((sum) => sum / all);
}

function middleOf(days: readonly UsualDay[], kind: Kind): number {
  const totals = days.flatMap(({ day, isUsable, isOut, total }) =>
    isUsable && !isOut && total !== null && kindOf(day) === kind ? [total] : [],
  );
  return totals.length > 0 ? median(totals) : 0;
}
