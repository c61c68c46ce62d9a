import type { DateFormat, RepeatDecision } from 'shared-domain';
import type { CsvRow } from '../../csv/csv-rows.ts';
import type { LineErrors } from './line-errors.ts';
import type { Column, Mark } from './layout.ts';

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
  dateFormat: DateFormat;
  /** Whether a comma within a number marks thousands. */
  thousands: boolean;
  /** What was decided of times that occur twice. */
  repeats?: readonly RepeatDecision[];
};

/**
 * The counts of one interval, in the order of the columns asked for; undefined where nothing is said of a column. `line`
 * is 0 where several rows made them.
 */
export type CountLine = {
  line: number;
  minutes: number;
  values: (number | null | undefined)[];
  /** Where the file has marks. */
  mark?: Mark;
};

/** Reads the rows of a file one after another and keeps what has to be known across them. */
export type RowReader = {
  lineErrors: LineErrors;
  /** Rows of counts, good or bad. */
  lines: number;
  /** The counts of the columns asked for that those rows hold. */
  counts: number;
  /** Wall-clock minutes of the first and last interval read so far. */
  first: number | null;
  last: number | null;
  /** Rows whose time is a day without an hour. */
  days: number;
  /** The most frequent distance between rows in minutes; null where there is none. */
  step: number | null;
  /** The row's counts; null when it is blank, faulty, or does not stand for itself. */
  read: (row: CsvRow) => CountLine | null;
  /** The counts that only the end of the file completes, in batches. */
  rest: () => Iterable<CountLine[]>;
};
