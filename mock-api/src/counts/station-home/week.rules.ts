import { minutesOfText, wallClock } from 'shared-domain';

const DAY = 24 * 60;
/** How many hours the picture of a flow's latest week has. */
export const WEEK_HOURS = 7 * 24;

/**
 * The seven whole days of which the last is the day of the newest count: from the first's beginning to the end of the last,
 * exclusive, 'YYYY-MM-DD HH:MM:SS'. Null where there is no count.
 */
export function latestWeek(lastCount: string | null): { from: string; until: string } | null {
  const minutes = lastCount === null ? null : minutesOfText(lastCount);
  if (minutes === null) return null;
  const until = (Math.floor(minutes / DAY) + 1) * DAY;
  return { from: wallClock(until - 7 * DAY), until: wallClock(until) };
}

/** The hours of a week in their places; those without a value are null, not 0 (C10). */
export function weekOfHours(
  totals: readonly (readonly [hour: number, total: number])[] | undefined,
): (number | null)[] {
  const hours: (number | null)[] = Array.from({ length: WEEK_HOURS }, () => null);
  for (const [hour, total] of totals ?? []) hours[hour] = total;
  return hours;
}

/** The newest of some times or days; null where there is none. */
export function newest(texts: readonly (string | null | undefined)[]): string | null {
  return texts.reduce<string | null>(
    (last, one) => (one && (last === null || one > last) ? one : last),
    null,
  );
}
