import { minutesOf, type DateFormat } from 'shared-domain';

/**
 * A time of a file: wall-clock minutes since 1970-01-01 and the seconds beyond; or why it is none: written otherwise,
 * no such date or hour, a day without an hour.
 */
export type TimeReading =
  { minutes: number; seconds: number } | { fault: 'format' | 'no-such-time' | 'day-only' };

const STRICT_ISO = /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2}):(\d{2}))?$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{1,2})(?::(\d{2})(?::(\d{2})(?:\.0+)?)?)?)?$/;
const SLASHES =
  /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?:,? (\d{1,2})(?::(\d{2})(?::(\d{2})(?:\.0+)?)?)?(?: ?([AP]M))?)?$/i;
const NAMED =
  /^([A-Z][a-z]{2})[a-z]*\.? (\d{1,2}), (\d{4})(?:,? (\d{1,2}):(\d{2})(?::(\d{2}))? ?([AP]M)?)?$/i;
const SHORT_YEAR = /^(\d{2})-(\d{2})-(\d{2})(?:[ ,](\d{2}):(\d{2})(?::(\d{2}))?)?$/;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** 'YYYY-MM-DD HH:MM:SS' to the letter, as the generic format has it. */
export function readStrictTime(text: string): TimeReading {
  const [, year, month, day, ...clock] = STRICT_ISO.exec(text) ?? [];
  return year === undefined ? { fault: 'format' } : timeOf(year, month, day, clock);
}

/** A time written in this format, with or without minutes and seconds, with or without AM and PM. */
export function readTime(text: string, format: DateFormat): TimeReading {
  switch (format) {
    case 'iso': {
      const [, year, month, day, ...clock] = ISO.exec(text) ?? [];
      return timeOf(year, month, day, clock);
    }
    case 'month-first': {
      const [, month, day, year, ...clock] = SLASHES.exec(text) ?? [];
      return timeOf(year, month, day, clock);
    }
    case 'day-first': {
      const [, day, month, year, ...clock] = SLASHES.exec(text) ?? [];
      return timeOf(year, month, day, clock);
    }
    case 'month-name': {
      const [, name = '', day, year, ...clock] = NAMED.exec(text) ?? [];
      return timeOf(year, String(MONTHS.indexOf(name.toLowerCase()) + 1), day, clock);
    }
    case 'short-year':
    default: {
      const [, year, month, day, ...clock] = SHORT_YEAR.exec(text) ?? [];
      return timeOf(year && `20${year}`, month, day, clock);
    }
  }
}

/** `clock`: hour, minute, second, AM or PM, as far as the text has them. */
function timeOf(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
  clock: (string | undefined)[],
): TimeReading {
  if (year === undefined) return { fault: 'format' };
  const [hourText, minuteText = '0', secondText = '0', half] = clock;
  const hour = hourText === undefined ? 0 : hourOf(Number(hourText), half);
  const start = startOfDay(Number(year), Number(month), Number(day));
  const minute = Number(minuteText);
  const seconds = Number(secondText);
  if (start === null || hour === null || hour > 23 || minute > 59 || seconds > 59) {
    return { fault: 'no-such-time' };
  }
  return hourText === undefined ? { fault: 'day-only' } : { minutes: start + hour * 60 + minute, seconds };
}

let lastDay = { key: -1, start: null as number | null };

/** Rows of one day follow each other, and making dates is what reading them costs most. */
function startOfDay(year: number, month: number, day: number): number | null {
  const key = (year * 100 + month) * 100 + day;
  if (key !== lastDay.key) lastDay = { key, start: minutesOf(year, month, day, 0, 0) };
  return lastDay.start;
}

/** Hour 0 to 23 of a clock with or without AM and PM; null where 12-hour clocks have no such hour. */
function hourOf(hour: number, half: string | undefined): number | null {
  if (!half) return hour;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half.toUpperCase() === 'PM' ? 12 : 0);
}

/** The format in which most of these times are written; null where none of them is a time. */
export function guessFormat(texts: string[]): DateFormat | null {
  const formats: DateFormat[] = ['iso', 'month-first', 'month-name', 'short-year'];
  const hits = formats.map((format) => ({
    format,
    times: texts.filter((text) => !isFormatFault(readTime(text, format))).length,
  }));
  const [best] = hits.toSorted((a, b) => b.times - a.times);
  return best && best.times > 0 ? best.format : null;
}

function isFormatFault(reading: TimeReading): boolean {
  return 'fault' in reading && reading.fault === 'format';
}

/** Whether a cell is a date without an hour, in any of the ways that files write one. */
export function isDayOnly(text: string): boolean {
  return /^(\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4}|[A-Z][a-z]+\.? \d{1,2}, \d{4})$/.test(
    text,
  );
}
