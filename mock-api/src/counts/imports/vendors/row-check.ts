import { wallClock } from 'shared-domain';
import { saidDay } from '../../../platform/text/day-words.rules.ts';
import type { Text } from '../../../platform/text/language.ts';
import { readCell, type CellFault } from './cell-values.rules.ts';
import { ClockWatch } from './clock-watch.ts';
import type { CsvRow } from '../../csv/csv-rows.ts';
import { DayTable } from '../../store/day-table.ts';
import { LineErrors } from './line-errors.ts';
import { isBlank, type Layout } from './layout.ts';
import { Repeats } from './repeats.ts';
import type { CountLine, ReadingOptions, RowReader } from './reading.ts';
import { RowSteps } from './row-steps.ts';
import { cellsOf, timeOf } from './row-time.ts';
import { texts } from './texts.ts';

/** Reads rows that are the counts of one interval each. */
export class RowCheck implements RowReader {
  readonly lineErrors = new LineErrors();
  lines = 0;
  first: number | null = null;
  last: number | null = null;
  days = 0;
  private readonly layout: Layout;
  private readonly options: ReadingOptions;
  private readonly isData: (row: CsvRow) => boolean;
  private readonly clock: ClockWatch;
  /** The line on which a time was first seen. */
  private readonly seen: DayTable;
  /** Rows of the autumn hour, held back until its second run has been met. */
  private readonly held = new Map<number, CountLine & { runs: number }>();
  /** Values of a log's rows, which may come twice. */
  private readonly logged = new Map<number, string>();
  private readonly steps = new RowSteps();
  private readonly repeats: Repeats;

  constructor(layout: Layout, options: ReadingOptions) {
    this.layout = layout;
    this.options = options;
    this.isData = layout.log?.follow().take ?? (() => true);
    this.clock = new ClockWatch(options.timeZone);
    this.seen = new DayTable(options.interval, 1);
    this.repeats = new Repeats(options.repeats);
  }

  read(row: CsvRow): CountLine | null {
    if (!this.isData(row) || isBlank(row)) return null;
    this.lines += 1;
    const cells = cellsOf(row, this.layout, this.lineErrors);
    const minutes = cells && this.minutesOf(row);
    if (cells === null || minutes === null) return null;
    const values = this.valuesOf(row, cells);
    if (values === null || this.isLeftOut(row, minutes, values) || !this.isNew(row, minutes, values))
      return null;
    this.noteTime(minutes, values);
    return this.held.has(minutes) ? null : { line: row.line, minutes, values };
  }

  /** The rows that were held back, summed where the hour occurred twice. */
  *rest(): Iterable<CountLine[]> {
    const isLog = this.layout.log !== undefined;
    this.repeats.conclude(
      this.lineErrors,
      // the autumn hour is summed, and equal rows of two downloads are one: nothing to decide
      (one, other) =>
        isLog ? one.values.join() !== other.values.join() : !this.clock.isRepeated(one.minutes),
    );
    yield [...this.held.values()].map(({ line, minutes, values }) => ({ line, minutes, values }));
  }

  get counts(): number {
    return this.lines * this.options.columns.length;
  }

  get step(): number | null {
    return this.steps.interval;
  }

  private minutesOf(row: CsvRow): number | null {
    const time = timeOf(row, this.layout, this.options, this.lineErrors);
    if (time === 'day-only') this.days += 1;
    if (time === null || time === 'day-only') return null;
    const { minutes, seconds, text } = time;
    this.steps.note(minutes);
    const { interval } = this.options;
    if (minutes % interval === 0 && seconds === 0) return minutes;
    return this.lineErrors.reject(row, texts.offGrid(text, interval));
  }

  private valuesOf(row: CsvRow, cells: string[]): (number | null)[] | null {
    const { columns, thousands } = this.options;
    const values: (number | null)[] = [];
    for (const { header, index } of columns) {
      const value = readCell(cells[index] ?? '', thousands);
      if (value === null || typeof value === 'number') values.push(value);
      else this.lineErrors.reject(row, cellError(value.fault, header, (cells[index] ?? '').trim()));
    }
    return values.length === columns.length ? values : null;
  }

  private isLeftOut(row: CsvRow, minutes: number, values: (number | null)[]): boolean {
    const time = this.layout.timeText(row.cells);
    return this.repeats.leavesOut(row.line, { key: String(minutes), minutes, time, values });
  }

  /** Sums the second run of the autumn hour into the first; any other repeated time is an error. */
  private isNew(row: CsvRow, minutes: number, values: (number | null)[]): boolean {
    const first = this.seen.get(minutes);
    if (first === 0) {
      this.seen.set(minutes, row.line);
      if (this.layout.log) this.logged.set(minutes, values.join());
      else if (this.clock.isRepeated(minutes))
        this.held.set(minutes, { line: row.line, minutes, values, runs: 1 });
      return true;
    }
    const held = this.held.get(minutes);
    if (held?.runs === 1) {
      held.runs = 2;
      held.values = held.values.map((value, at) => plus(value, values[at]));
      const date = wallClock(minutes).slice(0, 10);
      this.lineErrors.warnings.set(`autumn ${date}`, texts.autumnHour({ date: saidDay(date) }));
      return true;
    }
    // two downloads of a log may overlap: equal rows are one
    if (this.layout.log) this.lines -= 1;
    if (this.layout.log && this.logged.get(minutes) === values.join()) return false;
    const time = this.layout.timeText(row.cells);
    const reason = texts.repeated(time, row.line, first);
    if (held) this.lineErrors.reject(row, reason);
    else this.lineErrors.rejectRepeat(row, reason, { first, time, minutes, values: [null, values] });
    return false;
  }

  private noteTime(minutes: number, values: (number | null)[]): void {
    this.first = Math.min(this.first ?? minutes, minutes);
    this.last = Math.max(this.last ?? minutes, minutes);
    if (this.layout.log) {
      // a log across a change of the clock may be an hour off behind it; nobody can tell, so it is not shifted
      const date = this.clock.changeBetween(this.first, this.last);
      if (date) this.lineErrors.warnings.set(`clock ${date}`, texts.clockMayBeOff({ date: saidDay(date) }));
      return;
    }
    if (!this.clock.isSkipped(minutes) || values.every((value) => value === null)) return;
    const date = wallClock(minutes).slice(0, 10);
    this.lineErrors.warnings.set(`spring ${date}`, texts.springHour({ date: saidDay(date) }));
  }
}

/** Both runs of the autumn hour; an hour of which one half is missing is not known (C10). */
export function plus(a: number | null | undefined, b: number | null | undefined): number | null {
  return typeof a === 'number' && typeof b === 'number' ? a + b : null;
}

/** What is said about a cell that is no count. */
export function cellError(fault: CellFault, header: string, value: string): Text {
  const wording = {
    'not-a-number': texts.notANumber,
    negative: texts.negative,
    'not-whole': texts.notWhole,
    comma: texts.comma,
    'too-large': texts.tooLarge,
  };
  return wording[fault](header, value);
}
