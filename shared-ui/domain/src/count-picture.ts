/** A flow as the pictures name it. */
export type PictureFlow = {
  id: number;
  flowid_txdot: string;
  name: string;
  count_type: string;
  direction: string;
  /** For what may be added to what (decision E5). */
  movement_direction_code: string | null;
};

/** GET /counts/calendar: the days of a year in columns, index 0 is 1 January. */
export type CalendarOfCounts = {
  year: number;
  /** Years in which the station has counts, ascending. */
  years: number[];
  flows: CalendarFlow[];
};
export type CalendarFlow = PictureFlow & {
  /** Minutes between counts. */
  interval: number;
  /** Sum of the day; null where it has no value at all: a gap, not a zero. */
  totals: (number | null)[];
  /** Rows of the day, and how many of them have no value, carry a suspect, are certified. */
  rows: number[];
  nulls: number[];
  suspects: number[];
  certified: number[];
  /** Intervals of the day without a value, with a row or without; the hour that the clock skips is none of them. */
  missing: number[];
  /** The same for the year before: index 0 is 1 January of `year` - 1. */
  last_year: (number | null)[];
};

/** A stretch of wall-clock time that the station's clock never shows, 'YYYY-MM-DD HH:MM:SS', `until` exclusive (C8). */
export type SkippedTime = { from: string; until: string };

/** GET /counts/hours: each hour of a year; index = day of the year × 24 + hour. Null is a gap, not a zero. */
export type HoursOfCounts = {
  year: number;
  /** Hours without a count that are no gap. */
  skipped: SkippedTime[];
  flows: (PictureFlow & { counts: (number | null)[] })[];
};
