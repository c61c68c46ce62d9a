import { addDays } from 'shared-domain';
import { median } from '../../findings/rules/statistics.ts';
import { stretches } from './count-notices.rules.ts';
import type { Notice } from './notice.ts';
import type { TmasFlow } from './station-record.rules.ts';

/** The total of a whole usable day of a flow. */
export type DayTotal = { flow_id: number; day: string; total: number };

/** The limits of the hints: those of TMAS, fitted to bicycles and people on foot. */
const HINTS = {
  zeroDays: 3,
  /** Of both directions together, and how many both must have to be compared. */
  share: 60,
  shareOf: 200,
  /** Per cent between a month and the same one a year before. */
  yearChange: 20,
  /** Against the median of the same weekday in so many weeks before. */
  weeks: 6,
  weekValues: 3,
  high: 1.75,
  highBy: 200,
  low: 0.25,
  lowFrom: 40,
} as const;

/** What TMAS would ask to be looked at in a flow's days; `totals` reach back a year, `days` are those exported. */
export function hintNotices(flow: TmasFlow, days: readonly string[], totals: readonly DayTotal[]): Notice[] {
  const byDay = new Map(totals.map(({ day, total }) => [day, total]));
  const base = { station: flow, flow };
  return [
    ...zeroDays(days, byDay).map((stretch) => ({ ...base, ...stretch })),
    ...months(days).flatMap(({ month, of }): Notice[] => monthNotices(base, month, of, byDay)),
    ...stretches(
      days.map((day) => ({ day, kind: isUnlikeWeeks(day, byDay) ? 'unlikeLastWeeks' : null })),
    ).map((stretch) => ({ ...base, ...stretch })),
  ];
}

function zeroDays(days: readonly string[], byDay: ReadonlyMap<string, number>) {
  const zeros = days.map((day) => ({ day, kind: byDay.get(day) === 0 ? ('zeroDays' as const) : null }));
  return stretches(zeros).filter(({ days: length }) => length >= HINTS.zeroDays);
}

/** The whole calendar months among the days. */
function months(days: readonly string[]): { month: string; of: string[] }[] {
  return [...Map.groupBy(days, (day) => day.slice(0, 7))]
    .filter(([month, of]) => of.length === monthLength(month))
    .map(([month, of]) => ({ month, of }));
}

const monthLength = (month: string) => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
};

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

function monthNotices(
  base: Pick<Notice, 'station' | 'flow'>,
  month: string,
  days: readonly string[],
  byDay: ReadonlyMap<string, number>,
): Notice[] {
  const used = days.filter((day) => byDay.has(day));
  if (used.length === 0) return [];
  const span = { first: days[0], last: days.at(-1), days: days.length };
  if (!hasEveryWeekday(used)) return [{ ...base, ...span, kind: 'noWeekday', months: [{ month }] }];
  const before = [...byDay.keys()].filter((day) => day.startsWith(yearBefore(month)));
  if (!hasEveryWeekday(before)) return [];
  const change = Math.round((mean(used, byDay) / mean(before, byDay) - 1) * 100);
  const isUnlike = Number.isFinite(change) && Math.abs(change) > HINTS.yearChange;
  return isUnlike ? [{ ...base, ...span, kind: 'unlikeLastYear', months: [{ month, value: change }] }] : [];
}

const hasEveryWeekday = (days: readonly string[]) => new Set(days.map(weekdayOf)).size === 7;
const yearBefore = (month: string) => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;
const mean = (days: readonly string[], byDay: ReadonlyMap<string, number>) =>
  days.reduce((sum, day) => sum + (byDay.get(day) ?? 0), 0) / days.length;

function isUnlikeWeeks(day: string, byDay: ReadonlyMap<string, number>): boolean {
  const total = byDay.get(day);
  if (total === undefined) return false;
  const before: number[] = [];
  let at = day;
  for (let week = 0; week < HINTS.weeks; week += 1) {
    at = addDays(at, -7);
    const value = byDay.get(at);
    if (value !== undefined) before.push(value);
  }
  if (before.length < HINTS.weekValues) return false;
  const usual = median(before);
  const isHigh = total > usual * HINTS.high && total > usual + HINTS.highBy;
  return isHigh || (usual >= HINTS.lowFrom && total < usual * HINTS.low);
}

/** Pairs of opposite directions of which one has too large a share of both, on days that both have whole. */
export function unevenNotices(
  flows: readonly TmasFlow[],
  { from, until }: { from: string; until: string },
  totals: readonly DayTotal[],
): Notice[] {
  const inPeriod = totals.filter(({ day }) => day >= from && day < until);
  const byFlow = Map.groupBy(inPeriod, ({ flow_id }) => flow_id);
  return flows.flatMap((flow): Notice[] => {
    const other = flows.find((one) => isOpposite(flow, one));
    if (!other) return [];
    const opposed = new Map((byFlow.get(other.flow_id) ?? []).map(({ day, total }) => [day, total]));
    const days = (byFlow.get(flow.flow_id) ?? []).filter(({ day }) => opposed.has(day));
    const own = days.reduce((sum, { total }) => sum + total, 0);
    const both = days.reduce((sum, { day }) => sum + (opposed.get(day) ?? 0), own);
    const share = Math.round((own / both) * 100);
    if (both < HINTS.shareOf || share <= HINTS.share) return [];
    const span = { first: days[0]?.day, last: days.at(-1)?.day, days: days.length };
    return [{ kind: 'uneven', station: flow, flow, other, value: share, ...span }];
  });
}

function isOpposite(one: TmasFlow, other: TmasFlow): boolean {
  const direction = Number(one.travel_direction_code);
  // codes 1 to 8 go round the compass; 0 and 9 are both directions together
  if (direction < 1 || direction > 8) return false;
  return (
    Number(other.travel_direction_code) === ((direction + 3) % 8) + 1 &&
    other.count_type_code === one.count_type_code &&
    other.count_method_code === one.count_method_code
  );
}
