import { wallClock } from 'shared-ui/domain';
import type { Text } from '../../http/language.ts';
import { readCell, type CellValue } from './cell-values.rules.ts';
import type { CsvRow } from './csv-rows.ts';
import { clockChanges, isWithin, type ClockChanges } from './daylight-saving.rules.ts';
import { isBlank, type Column, type Layout } from './layout.ts';
import { texts } from './texts.ts';
import type { DateOrder } from './times.rules.ts';

/** What the person chose and the station knows. */
export type ReadingOptions = {
  /** The columns that are mapped. */
  columns: Column[];
  /** Minutes. */
  interval: number;
  /** The station's. */
  timeZone: string;
  /** The wall-clock minute, in that zone, after which counts would lie in the future. */
  now: number;
  order: DateOrder;
};

/** The counts of one interval, in the order of the columns asked for. */
export type CountLine = { line: number; minutes: number; values: (number | null)[] };

/** A line that can't be taken, and why, in both languages. */
export type LineProblem = { line: number; reason: Text };

/** Errors after which reading stops: a file that bad is not corrected line by line. */
export const MOST_PROBLEMS = 100;

const EARLIEST = Date.UTC(1980, 0, 1) / 60_000;

/** Reads rows one after another and keeps what has to be known across them: times seen, errors, warnings, the step. */
export class RowCheck {
  readonly problems: LineProblem[] = [];
  readonly warnings = new Map<string, Text>();
  /** Rows that are not blank, good or bad. */
  lines = 0;
  first: number | null = null;
  last: number | null = null;
  /** Rows whose time is a day without an hour. */
  days = 0;
  /** Why the file can't be imported at all, whatever its lines. */
  refusal: Text | null = null;
  private readonly layout: Layout;
  private readonly options: ReadingOptions;
  private readonly seen = new Map<number, number>();
  /** Rows of the autumn hour, held back until its second run has been met. */
  private readonly held = new Map<number, CountLine & { runs: number }>();
  /** Values of a log's rows, which may come twice. */
  private readonly logged = new Map<number, string>();
  private readonly steps = new Map<number, number>();
  private before: number | null = null;
  private changes: ClockChanges & { from: number; to: number } = {
    from: 0,
    to: 0,
    repeated: [],
    skipped: [],
  };

  constructor(layout: Layout, options: ReadingOptions) {
    this.layout = layout;
    this.options = options;
  }

  /** The row's counts; null when it is blank, faulty or held back. */
  read(row: CsvRow): CountLine | null {
    if (isBlank(row) || !this.isOfCounts(row)) return null;
    this.lines += 1;
    const cells = this.cellsOf(row);
    const minutes = cells && this.timeOf(row.line, cells);
    if (cells === null || minutes === null) return null;
    const values = this.valuesOf(row.line, cells);
    if (values === null || !this.isNew(row.line, minutes, values, cells)) return null;
    this.noteTime(minutes, values);
    return this.held.has(minutes) ? null : { line: row.line, minutes, values };
  }

  /** The rows that were held back, summed where the hour occurred twice. */
  heldBack(): CountLine[] {
    return [...this.held.values()].map(({ line, minutes, values }) => ({ line, minutes, values }));
  }

  /** Whether reading on is of no use. */
  get isOver(): boolean {
    return this.isFull || this.refusal !== null;
  }

  get isFull(): boolean {
    return this.problems.length >= MOST_PROBLEMS;
  }

  /** The most frequent distance between rows in minutes; null for fewer than two. */
  get step(): number | null {
    return [...this.steps].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
  }

  private refuse(line: number, reason: Text): null {
    if (!this.isFull) this.problems.push({ line, reason });
    if (this.isFull) this.problems[MOST_PROBLEMS - 1] = { line, reason: texts.moreErrors(MOST_PROBLEMS - 1) };
    return null;
  }

  /** In a log, rows of other text are looked at for what makes the file useless. */
  private isOfCounts(row: CsvRow): boolean {
    const { log } = this.layout;
    if (!log || log.isData(row.cells)) return true;
    this.refusal ??= log.refuse(row);
    return false;
  }

  private cellsOf({ line, cells }: CsvRow): string[] | null {
    const { width } = this.layout;
    const found = cells.length > width && cells.at(-1)?.trim() === '' ? cells.length - 1 : cells.length;
    if (found === width) return cells;
    return this.refuse(line, (found < width ? texts.tooFewColumns : texts.tooManyColumns)(found, width));
  }

  private timeOf(line: number, cells: string[]): number | null {
    const text = this.layout.timeText(cells);
    const reading = this.layout.readTime(text, this.options.order);
    if ('fault' in reading) {
      if (reading.fault === 'day-only') this.days += 1;
      if (reading.fault === 'no-such-time') return this.refuse(line, texts.noSuchTime(text));
      if (reading.fault === 'seconds') return this.refuse(line, texts.offGrid(text, this.options.interval));
      return this.refuse(line, this.layout.badTime(text));
    }
    this.noteStep(reading.minutes);
    if (reading.minutes % this.options.interval !== 0) {
      return this.refuse(line, texts.offGrid(text, this.options.interval));
    }
    if (reading.minutes < EARLIEST) return this.refuse(line, texts.tooEarly(text));
    return reading.minutes > this.options.now ? this.refuse(line, texts.future(text)) : reading.minutes;
  }

  private noteStep(minutes: number): void {
    const step = this.before === null ? 0 : Math.abs(minutes - this.before);
    if (step > 0) this.steps.set(step, (this.steps.get(step) ?? 0) + 1);
    this.before = minutes;
  }

  private valuesOf(line: number, cells: string[]): (number | null)[] | null {
    const values: (number | null)[] = [];
    for (const { header, index } of this.options.columns) {
      const value = readCell(cells[index] ?? '');
      if (value === null || typeof value === 'number') values.push(value);
      else this.refuse(line, cellProblem(value.fault, header, (cells[index] ?? '').trim()));
    }
    return values.length === this.options.columns.length ? values : null;
  }

  /** Sums the second run of the autumn hour into the first; any other repeated time is an error. */
  private isNew(line: number, minutes: number, values: (number | null)[], cells: string[]): boolean {
    const first = this.seen.get(minutes);
    if (this.layout.log) return this.isNewInLog(line, minutes, values, cells);
    const held = this.held.get(minutes);
    if (first === undefined) {
      this.seen.set(minutes, line);
      if (isWithin(this.changesAt(minutes).repeated, minutes)) {
        this.held.set(minutes, { line, minutes, values, runs: 1 });
      }
      return true;
    }
    if (!held || held.runs > 1) {
      this.refuse(line, texts.repeated(this.layout.timeText(cells), line, first));
      return false;
    }
    held.runs = 2;
    // an hour of which one half is missing is not known (C10)
    held.values = held.values.map((value, at) => plus(value, values[at] ?? null));
    const date = wallClock(minutes).slice(0, 10);
    this.warnings.set(`autumn ${date}`, texts.autumnHour(date));
    return true;
  }

  /** Two downloads may overlap: equal rows are one, whatever the hour; differing ones are an error. */
  private isNewInLog(line: number, minutes: number, values: (number | null)[], cells: string[]): boolean {
    const first = this.seen.get(minutes);
    const before = this.logged.get(minutes);
    if (first === undefined) {
      this.seen.set(minutes, line);
      this.logged.set(minutes, values.join());
      return true;
    }
    this.lines -= 1;
    if (before !== values.join()) this.refuse(line, texts.repeated(this.layout.timeText(cells), line, first));
    return false;
  }

  private noteTime(minutes: number, values: (number | null)[]): void {
    this.first = Math.min(this.first ?? minutes, minutes);
    this.last = Math.max(this.last ?? minutes, minutes);
    if (this.layout.log) return this.warnOfClock();
    if (!isWithin(this.changesAt(minutes).skipped, minutes) || values.every((value) => value === null))
      return;
    const date = wallClock(minutes).slice(0, 10);
    this.warnings.set(`spring ${date}`, texts.springHour(date));
  }

  /** A log across a change of the clock may be an hour off behind it; nobody can tell, so it is not shifted. */
  private warnOfClock(): void {
    const [first, last] = [this.first ?? 0, this.last ?? 0];
    const { repeated, skipped } = this.changesAt(last);
    const change = [...skipped, ...repeated].map(({ from }) => from).find((at) => at > first && at <= last);
    if (change === undefined) return;
    const date = wallClock(change).slice(0, 10);
    this.warnings.set(`clock ${date}`, texts.clockMayBeOff(date));
  }

  private changesAt(minutes: number): ClockChanges {
    if (minutes < this.changes.from || minutes >= this.changes.to) {
      const year = new Date(minutes * 60_000).getUTCFullYear();
      const [from, to] = [Date.UTC(year, 0, 1) / 60_000, Date.UTC(year + 1, 0, 1) / 60_000];
      this.changes = { ...clockChanges(this.options.timeZone, year), from, to };
    }
    return this.changes;
  }
}

function plus(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : a + b;
}

function cellProblem(fault: Exclude<CellValue, number | null>['fault'], header: string, value: string): Text {
  const wording = {
    'not-a-number': texts.notANumber,
    negative: texts.negative,
    'not-whole': texts.notWhole,
    'too-large': texts.tooLarge,
  };
  return wording[fault](header, value);
}
