import { quotedText, type RepeatDecision } from 'shared-domain';
import type { Text } from '../../../platform/text/language.ts';
import type { CsvRow } from '../../csv/csv-rows.ts';

/** A line that can't be taken, why, and what stands in it. */
export type LineError = { line: number; reason: Text; content: string };

/**
 * Two lines of the same time that is no hour of daylight saving; `keep` is what a person decided, null where nobody has.
 * Of an undecided one the first line's counts are null, they went on with the others.
 */
export type RepeatedTime = {
  first: number;
  line: number;
  time: string;
  /** The same time as wall-clock minutes since 1970-01-01. */
  minutes: number;
  values: [(number | null)[] | null, (number | null)[]];
  keep: RepeatDecision['keep'] | null;
};

/** How many line errors are kept; the lines behind them are counted only. */
const MOST_KEPT = 1000;
const LONGEST_CONTENT = 500;

/** The line errors of a file, and what else is told of it, noted while its rows are read. */
export class LineErrors {
  readonly kept: LineError[] = [];
  readonly warnings = new Map<string, Text>();
  /** Times that occur twice through a fault of the counter's clock: those that can be decided, and those that were. */
  readonly repeats: RepeatedTime[] = [];
  /** Lines that can't be taken, kept or not. */
  rejected = 0;
  /** Why the file can't be imported at all, whatever its lines. */
  refusal: Text | null = null;
  private lastRejected = 0;

  /** Notes that a row can't be taken; a row may have several faults. */
  reject({ line, cells }: CsvRow, reason: Text): null {
    if (line !== this.lastRejected) this.rejected += 1;
    this.lastRejected = line;
    if (this.kept.length < MOST_KEPT) {
      this.kept.push(apart({ line, reason, content: quotedText(cells.join(',').slice(0, LONGEST_CONTENT)) }));
    }
    return null;
  }

  /** Notes a repeated time that nobody has decided yet: its later line can't be taken. */
  rejectRepeat(row: CsvRow, reason: Text, repeat: Omit<RepeatedTime, 'keep' | 'line'>): null {
    if (this.repeats.length < MOST_KEPT) this.repeats.push({ ...repeat, line: row.line, keep: null });
    return this.reject(row, reason);
  }
}

/** The same, of strings of its own: a piece of a string keeps the whole of it in memory, here a part of the file. */
function apart(error: LineError): LineError {
  return JSON.parse(JSON.stringify(error)) as LineError;
}
