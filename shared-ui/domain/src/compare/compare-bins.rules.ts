import { daysApart } from '../days.rules.ts';
import { minutesOfText, wallClock } from '../wall-clock.rules.ts';
import {
  COMPARE_DAYS_MAX,
  COMPARE_HOURS_DAYS_MAX,
  type CompareBin,
  type CompareForm,
  type ComparedSeries,
} from './comparison.ts';

const DAY = 24 * 60;
/** 1970-01-05 was a Monday. */
const A_MONDAY = 4 * DAY;

/** A period, 'YYYY-MM-DD', both days with it. */
export type ComparePeriod = { from: string; to: string };

const minutes = (text: string): number => minutesOfText(text) ?? 0;
const day = (time: number): string => wallClock(time).slice(0, 10);

/** How many days a period has. */
export const daysIn = ({ from, to }: ComparePeriod): number => daysApart(from, to) + 1;

/** The bin that a form is worked out from, whatever bin was chosen: means by weekday are of days. */
export const binOf = ({ bin, as }: { bin: CompareBin; as: CompareForm }): CompareBin =>
  as === 'weekday' ? 'day' : as === 'hour' ? 'hour' : bin;

/** Whether a point stands for more than a day, so that of its days nothing can be told from a line. */
export const isLongerThanDay = (bin: CompareBin): boolean =>
  bin === 'week' || bin === 'month' || bin === 'year';

/** Most days that can be compared so. */
export const mostDays = (asked: { bin: CompareBin; as: CompareForm }): number =>
  asked.as === 'hour' ? COMPARE_HOURS_DAYS_MAX : COMPARE_DAYS_MAX[binOf(asked)];

/** The first day of the bin that holds a day; weeks begin on Monday (ISO 8601). */
export function binOfDay(date: string, bin: CompareBin): string {
  if (bin === 'month') return `${date.slice(0, 7)}-01`;
  if (bin === 'year') return `${date.slice(0, 4)}-01-01`;
  if (bin !== 'week') return date;
  const at = minutes(date);
  return day(at - ((((at - A_MONDAY) % (7 * DAY)) + 7 * DAY) % (7 * DAY)));
}

/** Where the bin after this one begins; `length` is that of intervals, in minutes. */
export function nextStart(start: string, bin: CompareBin, length: number): string {
  const [year, month] = start.split('-').map(Number) as [number, number];
  if (bin === 'interval') return wallClock(minutes(start) + length);
  if (bin === 'hour') return wallClock(minutes(start) + 60);
  if (bin === 'month') return day(Date.UTC(year, month, 1) / 60_000);
  if (bin === 'year') return `${year + 1}-01-01`;
  return day(minutes(start) + (bin === 'week' ? 7 : 1) * DAY);
}

/**
 * The bins that a period lies in, each by its beginning: 'YYYY-MM-DD', of intervals and hours 'YYYY-MM-DD HH:MM:SS'. The first
 * and the last may reach over the period's ends.
 */
export function binStarts({ from, to }: ComparePeriod, bin: CompareBin, length = 15): string[] {
  const isFine = bin === 'interval' || bin === 'hour';
  const starts: string[] = [];
  const end = day(minutes(to) + DAY);
  let start = isFine ? wallClock(minutes(from)) : binOfDay(from, bin);
  while (start.slice(0, 10) < end) {
    starts.push(start);
    start = nextStart(start, bin, length);
  }
  return starts;
}

/**
 * The same bin of another year: the same date, of weeks the same one by ISO 8601. Null where that year has none, as February 29
 * or a week 53.
 */
export function shiftedStart(start: string, bin: CompareBin, years: number): string | null {
  if (years === 0) return start;
  if (bin === 'week') return shiftedWeek(start, years);
  const shifted = `${String(Number(start.slice(0, 4)) + years).padStart(4, '0')}${start.slice(4)}`;
  return minutesOfText(shifted) === null ? null : shifted;
}

/** Year and week of a day by ISO 8601: the year is that of its week's Thursday. */
export function isoWeek(date: string): { year: number; week: number } {
  const thursday = minutes(binOfDay(date, 'week')) + 3 * DAY;
  const year = Number(day(thursday).slice(0, 4));
  return { year, week: Math.floor((thursday - minutes(`${year}-01-01`)) / DAY / 7) + 1 };
}

function shiftedWeek(start: string, years: number): string | null {
  const { year, week } = isoWeek(start);
  // January 4 lies in the first week of its year
  const first = minutes(binOfDay(`${year + years}-01-04`, 'week'));
  const shifted = day(first + (week - 1) * 7 * DAY);
  return isoWeek(shifted).year === year + years ? shifted : null;
}

/** So many bins from the one on that holds a day. */
function binsFrom(
  first: string,
  count: number,
  { bin, length }: { bin: CompareBin; length: number },
): string[] {
  const isFine = bin === 'interval' || bin === 'hour';
  const starts: string[] = [];
  let start = isFine ? wallClock(minutes(first)) : binOfDay(first, bin);
  while (starts.length < count) {
    starts.push(start);
    start = nextStart(start, bin, length);
  }
  return starts;
}

/**
 * Where the bins of a series begin, in the places of the period's: the period's own, the same ones of another year (null where that
 * has none), or one after the other from the first day of a period of its own.
 */
export function ownStarts(
  starts: readonly string[],
  { year, first }: Pick<ComparedSeries, 'year' | 'first'>,
  { from, bin, length }: { from: string; bin: CompareBin; length: number },
): (string | null)[] {
  if (first != null) return binsFrom(first, starts.length, { bin, length });
  const years = yearsBetween(from, year);
  return starts.map((start) => shiftedStart(start, bin, years));
}

/** The period of a series that begins on a day of its own: as many days as the comparison has. */
export const ownPeriod = (first: string, period: ComparePeriod): ComparePeriod => ({
  from: first,
  to: day(minutes(first) + (daysIn(period) - 1) * DAY),
});

/** How the years of a series lie beside those of the period: what is added to a date of the period. */
export const yearsBetween = (from: string, year: number | null): number =>
  year === null ? 0 : year - Number(from.slice(0, 4));
