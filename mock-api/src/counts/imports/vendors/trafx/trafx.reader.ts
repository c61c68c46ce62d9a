import { VENDOR, type LoggedCounter } from 'shared-domain';
import type { Text } from '../../../../platform/text/language.ts';
import { readCell } from '../cell-values.rules.ts';
import type {
  Battery,
  Column,
  CountFileReader,
  EventLayout,
  Layout,
  LogFollower,
  ReaderChoices,
  Running,
  Survey,
} from '../layout.ts';
import { texts } from '../texts.ts';
import { readTime } from '../times.rules.ts';
import {
  clockOf,
  MOST_LOGS,
  periodOf,
  ShuttleFollower,
  type Period,
  type ShuttleLog,
} from './shuttle-log.ts';

/** A counter's memory: a list of timestamps of that length ended early. */
const MOST_RECORDS = 14_000;
/** The columns of a list of timestamps. */
const MOST_SENSORS = 4;

/**
 * TRAFx Shuttle files: free text with a log for each counter download, its counts between the log's header and END OF
 * DATA. Counts are per hour, or one row for each passage; the second sensor's column is there when the dock writes one.
 */
export const trafxReader: CountFileReader = {
  vendor: VENDOR.trafx,
  recognise(head, choices) {
    const header = head.find(({ cells }) => periodOf(cells.join(',')) !== null);
    const period = header && periodOf(header.cells.join(','));
    if (!header || !period) return null;
    const layout = layoutOf(header.line, period, 3, choices.counter);
    return { ...layout, survey: () => survey(header.line, choices) };
  },
};

function layoutOf(headerLine: number, period: Period, width: number, counter: string | undefined): Layout {
  return {
    headerLine,
    firstLine: 1,
    cells: ['Date', 'Time', ...columnsOf(width).map(({ header }) => header)],
    width,
    columns: columnsOf(width),
    totals: [],
    timeText: ([day = '', hour = '']) => `${day} ${hour}`,
    dateFormat: 'short-year',
    readTime: (text) => readTime(text, 'short-year'),
    badTime: texts.badFormat,
    log: { period, follow: () => dataOf(counter) },
  };
}

/** A column for each sensor, the first of which is usually the only one: timestamps have four, hourly totals two. */
function columnsOf(width: number): Column[] {
  const sensors = Math.min(width - 2, MOST_SENSORS);
  return Array.from({ length: sensors }, (_, at) => ({ header: `Sensor ${at + 1}`, index: at + 2 }));
}

/** Tells rows of counts from other text, from the first row of the file on. */
function dataOf(counter: string | undefined): LogFollower {
  const follower = new ShuttleFollower();
  return {
    take: (row) => follower.take(row) && isMeant(follower.current, counter),
    download: () => follower.logs.length,
  };
}

function isMeant(log: ShuttleLog | null, counter: string | undefined): boolean {
  return counter === undefined || log?.serial === counter;
}

/** What the whole file tells: its counters, what is noteworthy, and why it can't be imported as it is. */
function survey(headerLine: number, { counter }: ReaderChoices): Survey {
  const follower = new ShuttleFollower();
  return {
    see: (row) => void follower.take(row),
    complete: () => {
      const logs = follower.logs.filter((log) => isMeant(log, counter));
      const period = logs[0]?.period ?? 'hourly';
      const width = Math.max(3, ...logs.filter(({ rows }) => rows > 0).map((log) => log.width));
      const layout = layoutOf(headerLine, period, width, counter);
      const battery = batteryOf(logs);
      return {
        ...layout,
        ...(battery && { battery }),
        ...(period === 'timestamps' ? { events: eventsOf(logs) } : {}),
        ...(follower.isFull ? { refusal: texts.tooManyLogs({ most: MOST_LOGS }) } : refusalOf(logs, counter)),
        warnings: logs.flatMap(warningsOf),
        counters: countersOf(follower.logs),
      };
    },
  };
}

function refusalOf(logs: ShuttleLog[], counter: string | undefined): { refusal?: Text } {
  const [log, other] = [logs[0], logs.find(({ serial }) => serial !== logs[0]?.serial)];
  if (log && other) return { refusal: texts.severalCounters(serialsOf(logs)) };
  if (!log) return { refusal: counter === undefined ? texts.noCounts : texts.unknownCounter(counter) };
  if (logs.some(({ period }) => period === 'daily')) return { refusal: texts.daily };
  if (logs.some(({ period }) => period !== log.period))
    return { refusal: texts.mixedPeriods({ serial: log.serial }) };
  if (log.period === 'timestamps' && logs.every(({ rows }) => rows === 0)) {
    return { refusal: texts.noPassage(clockOf(log.start), clockOf(logs.at(-1)?.end ?? null)) };
  }
  return {};
}

function serialsOf(logs: ShuttleLog[]): string[] {
  return [...new Set(logs.map(({ serial }) => serial))];
}

function countersOf(logs: ShuttleLog[]): LoggedCounter[] {
  return serialsOf(logs).map((serial) => {
    const own = logs.filter((log) => log.serial === serial);
    const firsts = own.flatMap(({ first }) => first ?? []);
    const lasts = own.flatMap(({ last }) => last ?? []);
    return {
      serial,
      name: own[0]?.name ?? '',
      first: clockOf(firsts.length > 0 ? Math.min(...firsts) : null),
      last: clockOf(lasts.length > 0 ? Math.max(...lasts) : null),
      rows: own.reduce((sum, { rows }) => sum + rows, 0),
      part: null,
    };
  });
}

/** The newest that the logs tell of the batteries; nothing where they don't tell it, or not when. */
function batteryOf(logs: ShuttleLog[]): Battery | undefined {
  const told = logs.flatMap(({ volts, end, last }): Battery[] => {
    const read_at = clockOf(end ?? last);
    return volts === null || read_at === null ? [] : [{ volts, read_at }];
  });
  return told.toSorted((one, other) => other.read_at.localeCompare(one.read_at))[0];
}

function warningsOf({ serial, period, rows, stored, last }: ShuttleLog): Text[] {
  if (period === 'timestamps' && rows >= MOST_RECORDS)
    return [texts.memoryFull({ serial, last: clockOf(last) ?? '' })];
  return stored !== null && stored - rows > 3 ? [texts.cutOff({ serial, rows, stored })] : [];
}

/** The counter ran from START until it was read; when its memory was full, until the last event. */
function eventsOf(logs: ShuttleLog[]): EventLayout {
  const runs = logs.flatMap(({ start, end, first, last, rows }): Running[] => {
    const read = rows >= MOST_RECORDS ? null : end;
    const from = Math.min(start ?? Infinity, first ?? Infinity);
    const to = Math.max(read ?? -Infinity, last === null ? -Infinity : last + 1);
    return from < to ? [{ from, to }] : [];
  });
  return {
    weight: (cells, { index }) => {
      const value = readCell(cells[index] ?? '');
      return value === null || typeof value === 'number' ? value : NaN;
    },
    running: () => runs,
    tolerance: 0,
  };
}
