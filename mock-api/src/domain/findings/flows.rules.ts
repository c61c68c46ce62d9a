import type { Day } from './days.ts';
import type { Settings } from './finding-settings.rules.ts';
import { isUnderReview, PROPOSED, weekdayOf, type Noticed, type RuleFlow, type Series } from './series.ts';
import { median } from './statistics.ts';

const WEEK = 7;
const MONDAY = 1;

/** A flow with its days, as rules that look at several flows need it. */
export type FlowDays = { series: Series; days: readonly Day[] };

/** The flow on the other side of a two-way facility: same method and type, opposite direction. */
export function opposite(flow: RuleFlow, others: readonly FlowDays[]): FlowDays | undefined {
  const direction = Number(flow.travel_direction_code);
  // codes 1 to 8 go round the compass; 0 and 9 are both directions together
  if (direction < 1 || direction > 8) return undefined;
  const other = String(((direction + 3) % 8) + 1);
  return others.find(
    ({ series }) =>
      series.flow.id !== flow.id &&
      series.flow.count_type_code === flow.count_type_code &&
      series.flow.count_method_code === flow.count_method_code &&
      series.flow.travel_direction_code === other,
  );
}

/** Weeks, Monday to Sunday and complete on both sides, in which this side has too small a share of the two. */
export function findUnevenWeeks(flow: FlowDays, other: FlowDays, settings: Settings): Noticed[] {
  const byDay = new Map(other.days.map((day) => [day.day, day]));
  const found: Noticed[] = [];
  for (let at = 0; at + WEEK <= flow.days.length; at += 1) {
    const week = flow.days.slice(at, at + WEEK);
    const [first] = week;
    if (!first || weekdayOf(first.day) !== MONDAY) continue;
    const opposed = week.flatMap(({ day }) => byDay.get(day) ?? []);
    const isWhole = opposed.length === WEEK && [...week, ...opposed].every((day) => day.isUsable);
    if (!isWhole || !week.some((day) => day.isUnderReview)) continue;
    const own = sum(week);
    const both = own + sum(opposed);
    const share = (100 * own) / both;
    if (both < settings['direction.week'] || share >= settings['direction.share']) continue;
    found.push({
      from: first.from,
      until: week.at(-1)?.until ?? 0,
      severity: 'hint',
      value: share,
      threshold: settings['direction.share'],
      suspects: [],
      evidence: { own, both },
    });
  }
  return found;
}

function sum(days: readonly Day[]): number {
  return days.reduce((total, day) => total + (day.total ?? 0), 0);
}

/** Stretches in which this flow counts nobody while the others of the station do. Pure gaps are left to that rule. */
export function findSilence(flow: FlowDays, others: readonly FlowDays[], settings: Settings): Noticed[] {
  const { series } = flow;
  const least = (settings['silent-flow.hours'] * 60) / series.interval;
  return silences(series)
    .filter(({ from, until }) => until - from >= least && isUnderReview(series, from, until))
    .flatMap(({ from, until }) => {
      const hours = ((until - from) * series.interval) / 60;
      const counted = others.reduce(
        (total, { series: other }) => total + countedIn(other, series, from, until),
        0,
      );
      const usual = usualDay(flow.days, from);
      const isOdd = usual >= Math.max(1, settings['silent-flow.median']) && counted >= usual;
      return isOdd
        ? [
            {
              from,
              until,
              severity: 'review' as const,
              value: hours,
              threshold: settings['silent-flow.hours'],
              suspects: [PROPOSED.malfunction],
              evidence: { hours, counted },
            },
          ]
        : [];
    });
}

/** Runs of zeros with what is missing among them. */
function silences({ values, marks }: Series): { from: number; until: number }[] {
  const found: { from: number; until: number; zeros: number }[] = [];
  let open: { from: number; until: number; zeros: number } | null = null;
  values.forEach((value, at) => {
    const isSilent = value === 0 || (value < 0 && (open !== null || marks[at] !== 0));
    if (isSilent) {
      if (!open) found.push((open = { from: at, until: at, zeros: 0 }));
      open.until = at + 1;
      if (value === 0) open.zeros += 1;
    } else open = null;
  });
  return found.filter(({ zeros }) => zeros > 0);
}

const WINDOW_DAYS = 27;
const LEAST_DAYS = 3;

/** The median of the usable days before a cell; 0 where there are too few to say. */
function usualDay(days: readonly Day[], cell: number): number {
  const at = days.findIndex(({ until }) => until > cell);
  const before = days
    .slice(Math.max(0, at - WINDOW_DAYS), at)
    .flatMap(({ isUsable, total }) => (isUsable && total !== null ? [total] : []));
  return before.length >= LEAST_DAYS ? median(before) : 0;
}

/** What another flow counted while this one's cells [from, until) passed. */
function countedIn(other: Series, series: Series, from: number, until: number): number {
  const cellAt = (cell: number) => (series.start + cell * series.interval - other.start) / other.interval;
  let total = 0;
  for (
    let at = Math.max(0, Math.ceil(cellAt(from)));
    at < Math.min(other.values.length, cellAt(until));
    at += 1
  )
    total += Math.max(0, other.values[at] ?? 0);
  return total;
}
