import { wallClock } from 'shared-domain';
import { saidDay } from '../../../platform/text/day-words.rules.ts';
import { LARGEST_COUNT } from './cell-values.rules.ts';
import { ClockWatch } from './clock-watch.ts';
import type { CsvRow } from '../../csv/csv-rows.ts';
import { DayTable } from '../../store/day-table.ts';
import { LineErrors } from './line-errors.ts';
import { isBlank, type EventLayout, type Layout, type LogFollower, type Running } from './layout.ts';
import type { CountLine, ReadingOptions, RowReader } from './reading.ts';
import { cellsOf, timeOf } from './row-time.ts';
import { texts } from './texts.ts';

/** Longer than this nobody records single passages: a date in the file is wrong. */
const LONGEST_RECORDING = 2 * 366 * 24 * 60;
/** More single passages than a file of any counter holds; beyond it their times could not all be kept in mind. */
const MOST_EVENTS = 1_000_000;
const BATCH = 5000;

/**
 * Sums rows that are one passage each into intervals (I7): none within the recorded time is zero, and an interval that
 * was recorded in part is left out.
 */
export class EventCheck implements RowReader {
  readonly lineErrors = new LineErrors();
  readonly days = 0;
  readonly step = null;
  lines = 0;
  first: number | null = null;
  last: number | null = null;
  private readonly layout: Layout;
  private readonly events: EventLayout;
  private readonly options: ReadingOptions;
  private readonly log: LogFollower | null;
  private readonly clock: ClockWatch;
  private readonly sums: DayTable;
  /** In which download each second's events were met first, where downloads may overlap. */
  private readonly met = new Map<number, number>();
  /** Passages of the columns asked for, those of them that were summed, and passages of other columns and classes. */
  private passages = 0;
  private counted = 0;
  private others = 0;
  private emitted = 0;
  private firstEvent = Infinity;
  private lastEvent = -Infinity;

  constructor(layout: Layout, events: EventLayout, options: ReadingOptions) {
    this.layout = layout;
    this.events = events;
    this.options = options;
    this.log = layout.log?.follow() ?? null;
    this.clock = new ClockWatch(options.timeZone);
    this.sums = new DayTable(options.interval, options.columns.length);
  }

  get counts(): number {
    return this.emitted * this.options.columns.length;
  }

  /** Never a count by itself. */
  read(row: CsvRow): null {
    if (this.log?.take(row) === false || isBlank(row)) return null;
    this.lines += 1;
    if (this.lines > MOST_EVENTS) this.lineErrors.refusal ??= texts.tooManyEvents({ most: MOST_EVENTS });
    if (!cellsOf(row, this.layout, this.lineErrors)) return null;
    const time = timeOf(row, this.layout, this.options, this.lineErrors);
    if (time === null || time === 'day-only') return null;
    const second = time.minutes * 60 + time.seconds;
    if (this.isOfAnotherDownload(second)) return null;
    this.firstEvent = Math.min(this.firstEvent, second);
    this.lastEvent = Math.max(this.lastEvent, second);
    this.add(row, time.minutes - (time.minutes % this.options.interval));
    this.noteSpan();
    return null;
  }

  *rest(): Iterable<CountLine[]> {
    if (this.lastEvent < this.firstEvent || this.lineErrors.refusal) return;
    let batch: CountLine[] = [];
    const whole = this.wholeIntervals();
    if (whole.length === 0) this.refuseWithoutWhole();
    for (const { from, to } of whole) {
      for (let minutes = from; minutes < to; minutes += this.options.interval) {
        const values = this.options.columns.map((_, at) => this.sums.get(minutes, at));
        // the hour that does not exist stays missing, unless the counter's clock knew one
        if (this.clock.isSkipped(minutes) && values.every((value) => value === 0)) continue;
        batch.push({ line: 0, minutes, values });
        this.emitted += 1;
        for (const value of values) this.counted += value;
        if (batch.length < BATCH) continue;
        yield batch;
        batch = [];
      }
    }
    yield batch;
    const { counted, others } = this;
    this.lineErrors.warnings.set(
      'passages',
      texts.passages({ counted, partial: this.passages - counted, others }),
    );
  }

  private refuseWithoutWhole(): void {
    const [first, last] = [this.firstEvent, this.lastEvent].map((second) =>
      wallClock(Math.floor(second / 60)),
    );
    this.lineErrors.refusal ??= texts.noWholeInterval({
      passages: this.lines,
      first: first ?? '',
      last: last ?? '',
    });
  }

  /** The same download may stand in a file twice, or overlap another. */
  private isOfAnotherDownload(second: number): boolean {
    if (!this.log || this.lineErrors.refusal) return false;
    const own = this.log.download();
    const first = this.met.get(second);
    if (first === undefined) this.met.set(second, own);
    if (first === undefined || first === own) return false;
    this.lines -= 1;
    return true;
  }

  private add(row: CsvRow, minutes: number): void {
    const before = this.passages;
    for (const [at, column] of this.options.columns.entries()) {
      const weight = this.events.weight(row.cells, column);
      if (Number.isNaN(weight)) {
        this.lineErrors.reject(row, texts.badEvent(row.cells.map((cell) => cell.trim()).join(', ')));
        return;
      }
      const sum = this.sums.get(minutes, at) + (weight ?? 0);
      if (sum > LARGEST_COUNT)
        this.lineErrors.refusal ??= texts.tooManyPassages({ time: wallClock(minutes) });
      else if (weight) {
        this.sums.set(minutes, sum, at);
        this.passages += weight;
      }
    }
    if (this.passages === before) this.others += 1;
  }

  private noteSpan(): void {
    const [first, last] = [Math.floor(this.firstEvent / 60), Math.floor(this.lastEvent / 60)];
    if (last - first > LONGEST_RECORDING) {
      this.lineErrors.refusal ??= texts.tooLongRecording({ first: wallClock(first), last: wallClock(last) });
    }
    const date = this.clock.changeBetween(first, last);
    if (date) this.lineErrors.warnings.set(`clock ${date}`, texts.clockMayBeOff({ date: saidDay(date) }));
  }

  /** The stretches of intervals that were recorded as a whole, in minutes; notes those that were not. */
  private wholeIntervals(): { from: number; to: number }[] {
    const { interval, dateFormat } = this.options;
    const length = interval * 60;
    const { tolerance } = this.events;
    const runs = merged(this.events.running(this.firstEvent, this.lastEvent, dateFormat));
    const whole = runs.map(({ from, to }) => ({
      from: Math.ceil((from - tolerance) / length) * interval,
      to: Math.floor((to + tolerance) / length) * interval,
    }));
    for (const [at, { from, to }] of whole.entries()) {
      const run = runs[at] ?? { from: 0, to: 0 };
      if (run.from < from * 60) this.notePartial(from - interval);
      if (run.to > to * 60 && to >= from) this.notePartial(to);
    }
    const intervals = whole.filter(({ from, to }) => to > from);
    this.first = intervals[0]?.from ?? null;
    this.last = intervals.length > 0 ? (intervals.at(-1)?.to ?? 0) - interval : null;
    return intervals;
  }

  private notePartial(minutes: number): void {
    const time = wallClock(minutes);
    this.lineErrors.warnings.set(`partial ${time}`, texts.partialInterval({ time }));
  }
}

/** Stretches that overlap or touch are one. */
function merged(runs: Running[]): Running[] {
  const result: Running[] = [];
  for (const run of runs.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && run.from <= last.to) last.to = Math.max(last.to, run.to);
    else if (run.to > run.from) result.push({ ...run });
  }
  return result;
}
