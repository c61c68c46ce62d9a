import { wallClock } from 'shared-domain';
import { saidDay } from '../../../platform/text/day-words.rules.ts';
import { readCell } from './cell-values.rules.ts';
import { ClockWatch } from './clock-watch.ts';
import type { CsvRow } from '../../csv/csv-rows.ts';
import { DayTable } from '../../store/day-table.ts';
import { LineErrors } from './line-errors.ts';
import { isBlank, type FlowRows, type Layout } from './layout.ts';
import { cellError, plus } from './row-check.ts';
import { Repeats } from './repeats.ts';
import type { CountLine, ReadingOptions, RowReader } from './reading.ts';
import { cellsOf, timeOf } from './row-time.ts';
import { texts } from './texts.ts';

/** A row that was read: of which flow, when and how much. */
type Read = Pick<CountLine, 'line' | 'minutes' | 'mark'> & { column: number; value: number | null };
type Held = Read & { runs: number };

const keyOf = ({ minutes, column }: Pick<Read, 'minutes' | 'column'>): string => `${minutes} ${column}`;

/** Reads rows that are the count of one flow in one interval each, in any order. */
export class FlowRowCheck implements RowReader {
  readonly lineErrors = new LineErrors();
  lines = 0;
  first: number | null = null;
  last: number | null = null;
  days = 0;
  /** What the first row says its interval is. */
  step: number | null = null;
  private readonly layout: Layout;
  private readonly flowRows: FlowRows;
  private readonly options: ReadingOptions;
  private readonly clock: ClockWatch;
  /** The line on which a flow's time was first seen. */
  private readonly seen: DayTable;
  /** What a program sent of the autumn hour, by flow and time: held back until its second run has been met. */
  private readonly held = new Map<string, Held>();
  private readonly repeats: Repeats;
  /** Rows of flows that no channel was chosen for. */
  private others = 0;
  /** Rows of other stations and intervals than the one that was chosen. */
  private elsewhere = 0;

  constructor(layout: Layout, flowRows: FlowRows, options: ReadingOptions) {
    this.layout = layout;
    this.flowRows = flowRows;
    this.options = options;
    this.clock = new ClockWatch(options.timeZone);
    this.seen = new DayTable(options.interval, options.columns.length);
    this.repeats = new Repeats(options.repeats);
  }

  get counts(): number {
    return this.lines;
  }

  /** Null as well where the row is of a flow that was not asked for. */
  read(row: CsvRow): CountLine | null {
    if (isBlank(row)) return null;
    if (this.layout.isMeant?.(row.cells) === false) {
      this.elsewhere += 1;
      return null;
    }
    const cells = cellsOf(row, this.layout, this.lineErrors);
    if (cells) this.step ??= intervalIn(cells[this.flowRows.interval]);
    const place = cells && this.flowRows.columnOf(cells);
    const column = this.options.columns.findIndex(({ index }) => index === place);
    if (cells && column < 0) {
      this.others += 1;
      return null;
    }
    this.lines += 1;
    const minutes = cells && this.minutesOf(row, cells);
    if (cells === null || minutes === null) return null;
    const value = this.valueOf(row, cells, column);
    const mark = this.flowRows.markOf?.(cells);
    if (mark && 'fault' in mark) return this.lineErrors.reject(row, mark.fault);
    if (value === undefined || !this.isNew(row, { line: row.line, minutes, column, value, mark }))
      return null;
    this.noteTime(minutes, value);
    return this.held.has(keyOf({ minutes, column }))
      ? null
      : this.lineOf({ line: row.line, minutes, column, value, mark });
  }

  /** What was held back of the autumn hour, summed where it came twice; any other row stands for itself. */
  *rest(): Iterable<CountLine[]> {
    this.repeats.conclude(this.lineErrors, ({ minutes }) => !this.isAutumn(minutes));
    if (this.elsewhere > 0)
      this.lineErrors.warnings.set('elsewhere', texts.otherParts({ counts: this.elsewhere }));
    if (this.others > 0) this.lineErrors.warnings.set('others', texts.otherFlows({ counts: this.others }));
    yield [...this.held.values()].map((held) => this.lineOf(held));
  }

  private lineOf({ line, minutes, column, value, mark }: Read): CountLine {
    const values = this.options.columns.map((_, at) => (at === column ? value : undefined));
    return { line, minutes, values, mark };
  }

  private isAutumn(minutes: number): boolean {
    return this.flowRows.sent && this.clock.isRepeated(minutes);
  }

  private minutesOf(row: CsvRow, cells: string[]): number | null {
    const { interval } = this.options;
    const own = cells[this.flowRows.interval] ?? '';
    if (intervalIn(own) !== interval) return this.lineErrors.reject(row, texts.otherInterval(own, interval));
    const time = timeOf(row, this.layout, this.options, this.lineErrors);
    if (time === 'day-only') this.days += 1;
    if (time === null || time === 'day-only') return null;
    const { minutes, seconds, text } = time;
    if (minutes % interval === 0 && seconds === 0) return minutes;
    return this.lineErrors.reject(row, texts.offGrid(text, interval));
  }

  private valueOf(row: CsvRow, cells: string[], column: number): number | null | undefined {
    const text = cells[this.flowRows.count] ?? '';
    const value = readCell(text, this.options.thousands);
    if (value === null || typeof value === 'number') return value;
    const header = this.options.columns[column]?.header ?? '';
    this.lineErrors.reject(row, cellError(value.fault, header, text.trim()));
    return undefined;
  }

  /** Sums the second run of a program's autumn hour into the first; any other repeated time of a flow is an error. */
  private isNew(row: CsvRow, count: Read): boolean {
    const { minutes, column, value } = count;
    const time = this.layout.timeText(row.cells);
    const key = keyOf(count);
    if (this.repeats.leavesOut(row.line, { key, minutes, time, values: [value] })) return false;
    const first = this.seen.get(minutes, column);
    if (first === 0) {
      this.seen.set(minutes, row.line, column);
      if (this.isAutumn(minutes)) this.held.set(key, { ...count, runs: 1 });
      return true;
    }
    const held = this.held.get(key);
    if (held?.runs === 1) {
      this.held.set(key, { ...held, value: plus(held.value, value), runs: 2 });
      const date = wallClock(minutes).slice(0, 10);
      this.lineErrors.warnings.set(`autumn ${date}`, texts.autumnHour({ date: saidDay(date) }));
      return true;
    }
    const reason = texts.repeated(time, row.line, first);
    if (held) this.lineErrors.reject(row, reason);
    else this.lineErrors.rejectRepeat(row, reason, { first, time, minutes, values: [null, [value]] });
    return false;
  }

  private noteTime(minutes: number, value: number | null): void {
    this.first = Math.min(this.first ?? minutes, minutes);
    this.last = Math.max(this.last ?? minutes, minutes);
    if (value === null || !this.clock.isSkipped(minutes)) return;
    const date = wallClock(minutes).slice(0, 10);
    this.lineErrors.warnings.set(`spring ${date}`, texts.springHour({ date: saidDay(date) }));
  }
}

/** An interval in minutes; null where the cell holds none. */
export function intervalIn(cell = ''): number | null {
  const text = cell.trim();
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}
