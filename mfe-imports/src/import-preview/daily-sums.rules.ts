import { addDays, type ImportPreview } from 'shared-domain';

/** What is stored already is dashed, what the file brings is drawn through. */
export const STORED_DASH = [5, 4];

/** A line of the day-by-day picture: what a channel has in the file, or what is stored of it now. */
export type DayLine = { name: string; isStored: boolean; place: number; sums: (number | null)[] };

/** The days of the picture, 'YYYY-MM-DD', from the first day of the file to its last. */
export function daysOf({ first_day, channels }: Pick<ImportPreview, 'first_day' | 'channels'>): string[] {
  if (first_day === null) return [];
  // every channel has a sum for each day
  const [first] = channels;
  return Array.from({ length: first?.sums.length ?? 0 }, (_, at) => addDays(first_day, at));
}

/**
 * The lines: each channel's counts in the file, and what is stored where there is anything. `place` tells channels
 * apart, so that both lines of one look alike.
 */
export function linesOf(
  { channels }: Pick<ImportPreview, 'channels'>,
  nameOf: (channel: number) => string,
): DayLine[] {
  return channels.flatMap(({ id, sums, stored }, place) => {
    const name = nameOf(id);
    const line = { name, isStored: false, place, sums };
    const hasStored = stored.some((sum) => sum !== null);
    return hasStored ? [line, { name, isStored: true, place, sums: stored }] : [line];
  });
}

/** So many days have room for a point each. */
const DAYS_WITH_POINTS = 62;
const POINT = 2;

/** How large the point of each day is drawn: of many days only those that no line joins to a day beside them. */
export function pointRadii(sums: readonly (number | null)[]): number[] {
  const has = (at: number) => sums[at] !== null && sums[at] !== undefined;
  return sums.map((_, at) =>
    sums.length <= DAYS_WITH_POINTS || (has(at) && !has(at - 1) && !has(at + 1)) ? POINT : 0,
  );
}

/** The places of the days on which no line has anything. */
export function emptyDays(lines: readonly (readonly unknown[])[]): number[] {
  return [...(lines[0]?.keys() ?? [])].filter((day) => lines.every((sums) => (sums[day] ?? null) === null));
}
