/** A day of counts as a record holds it: from the first count to midnight, null where one is missing. */
export type DayRecord = { start: string; counts: (number | null)[] };

const DAY = 24 * 60;

/** The record of a day's usable counts by their minute of the day, in an interval of so many minutes. */
export function dayRecord(counts: ReadonlyMap<number, number>, interval: number): DayRecord {
  const first = Math.min(...counts.keys());
  const slots = Math.ceil((DAY - first) / interval);
  return {
    start: `${pad(Math.floor(first / 60))}${pad(first % 60)}`,
    counts: Array.from({ length: slots }, (_, at) => counts.get(first + at * interval) ?? null),
  };
}

const pad = (value: number) => String(value).padStart(2, '0');
