import type { Day } from './days.ts';
import type { Settings } from './finding-settings.rules.ts';
import { isUnderReview, PROPOSED, type Noticed, type RuleFlow, type Series } from './series.ts';
import { median } from './statistics.ts';
import type { UsualDay } from './usual-days.rules.ts';

/** A flow with its days, as rules that look at several flows need it. */
export type FlowDays = { series: Series; days: readonly UsualDay[] };

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
