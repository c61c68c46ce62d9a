import { wallClock, seenText } from 'shared-domain';
import type { CsvRow } from '../../../csv/csv-rows.ts';
import { readTime } from '../times.rules.ts';

const PERIODS = { '001': 'hourly', '000': 'timestamps', '024': 'daily' } as const;

/** How a counter stored its counts. */
export type Period = (typeof PERIODS)[keyof typeof PERIODS];

/** One download of a counter in a Shuttle file. Times are wall-clock seconds since 1970-01-01. */
export type ShuttleLog = {
  serial: string;
  name: string;
  period: Period;
  /** When the counter was started, and when it was read. */
  start: number | null;
  end: number | null;
  /** What the batteries had when it was read, in volts. */
  volts: number | null;
  /** Records that the counter says it holds; two or three more than it has rows. */
  stored: number | null;
  rows: number;
  first: number | null;
  last: number | null;
  /** Cells of its rows. */
  width: number;
};

/** A dock keeps the downloads of a season; a file with more logs than this is none, and is not followed further. */
export const MOST_LOGS = 200;

/** Follows a Shuttle file row by row: in which download it is, and whether a row is one of counts. */
export class ShuttleFollower {
  readonly logs: ShuttleLog[] = [];
  /** The download that is being read; null between them. */
  current: ShuttleLog | null = null;
  /** Whether the file has more logs than are followed. */
  isFull = false;
  private isOpen = false;

  /** Takes the next row of the file; answers whether it holds counts. */
  take({ cells }: CsvRow): boolean {
    if (isData(cells)) {
      if (this.isOpen && this.current) noteRow(this.current, cells);
      return this.isOpen;
    }
    this.takeText(seenText(cells.join(',')));
    return false;
  }

  private takeText(text: string): void {
    const serial = /\*Serial Number\s*:\s*(\S+)/.exec(text)?.[1];
    if (serial !== undefined) this.begin(serial);
    if (/^\s*END OF DATA/.test(text)) this.isOpen = false;
    const period = periodOf(text);
    if (period && !this.current) this.begin('');
    const log = this.current;
    if (!log) return;
    if (period) {
      log.period = period;
      this.isOpen = true;
    }
    log.name = /\*Counter name\s*:\s*(.*\S)/.exec(text)?.[1] ?? log.name;
    log.volts = numberIn(/\*Batt\. voltage\s*:\s*(\d+(?:\.\d+)?)/.exec(text)) ?? log.volts;
    log.stored = numberIn(/\*Stored records\s*:\s*(\d+)/.exec(text)) ?? log.stored;
    log.end = secondsIn(/^=TIME\b[^:]*:[^:]*:(.+)$/.exec(text)) ?? log.end;
    log.start = secondsIn(/^=START\b[^:]*:[^:]*:(.+)$/.exec(text)) ?? log.start;
  }

  private begin(serial: string): void {
    this.isOpen = false;
    this.isFull ||= this.logs.length >= MOST_LOGS;
    if (this.isFull) return;
    this.current = {
      serial,
      name: '',
      period: 'hourly',
      start: null,
      end: null,
      volts: null,
      stored: null,
      rows: 0,
      first: null,
      last: null,
      width: 3,
    };
    this.logs.push(this.current);
  }
}

/** The period that a header line names, if it is the one that does. */
export function periodOf(text: string): Period | null {
  const code = /^PERIOD\b.*:\s*(\d{3})\s*$/.exec(text)?.[1];
  return PERIODS[code as keyof typeof PERIODS] ?? null;
}

/** 'yy-mm-dd,hh:mm,ccccc': anything else is the log's header or the dock's menu. */
function isData(cells: string[]): boolean {
  return (
    cells.length > 2 && /^\d\d-\d\d-\d\d$/.test(cells[0] ?? '') && /^\d\d:\d\d(:\d\d)?$/.test(cells[1] ?? '')
  );
}

function noteRow(log: ShuttleLog, cells: string[]): void {
  if (log.rows === 0) log.width = cells.length;
  log.rows += 1;
  const seconds = secondsOf(`${cells[0]} ${cells[1]}`);
  if (seconds === null) return;
  log.first = Math.min(log.first ?? seconds, seconds);
  log.last = Math.max(log.last ?? seconds, seconds);
}

function numberIn(found: RegExpExecArray | null): number | null {
  return found ? Number(found[1]) : null;
}

function secondsIn(found: RegExpExecArray | null): number | null {
  return found ? secondsOf((found[1] ?? '').trim()) : null;
}

function secondsOf(text: string): number | null {
  const reading = readTime(text, 'short-year');
  return 'fault' in reading ? null : reading.minutes * 60 + reading.seconds;
}

/** 'YYYY-MM-DD HH:MM:SS' of wall-clock seconds. */
export function clockOf(seconds: number | null): string | null {
  return seconds === null
    ? null
    : `${wallClock(Math.floor(seconds / 60)).slice(0, 17)}${String(seconds % 60).padStart(2, '0')}`;
}
