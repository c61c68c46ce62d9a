import type { VendorCode } from './codes.ts';
import type { LineError } from './contract/imports.schema.ts';

/** One channel of the station and the file's column that brings its counts. */
export type ChannelMapping = { id: number; header: string };

/** The encodings that count files come in. */
export const FILE_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type FileEncoding = (typeof FILE_ENCODINGS)[number];

/** What may stand between the cells of a row. */
export const FILE_DELIMITERS = [',', ';', '\t', '|'] as const;
export type FileDelimiter = (typeof FILE_DELIMITERS)[number];

/**
 * How dates are written: '2024-09-09', '9/30/2024', '30/9/2024', 'Sep 9, 2024', or '24-09-09' as TRAFx writes them.
 */
export const DATE_FORMATS = ['iso', 'month-first', 'day-first', 'month-name', 'short-year'] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

/** What a person overrules in how a file is read; what is left out stays as guessed (I1). */
export type ReadingChoices = {
  encoding?: FileEncoding;
  delimiter?: FileDelimiter;
  /** The header's line, from 1; 0 says that there is none and the columns are numbered (I9). */
  headerLine?: number;
  dateFormat?: DateFormat;
  /** Whether a comma within a number marks thousands, as in "1,234". */
  thousands?: boolean;
  /** The serial number of the one counter that is meant, where a TRAFx file holds the logs of several. */
  counter?: string;
  /** The vehicle classes that count, where a JAMAR file has one line for each vehicle. */
  classes?: number[];
  /** What becomes of times that occur twice through a fault of the counter's clock. */
  repeats?: RepeatDecision[];
};

/** Of two lines with the same time, the first, the second or neither is imported. Lines count from 1. */
export type RepeatDecision = { first: number; line: number; keep: 'first' | 'second' | 'neither' };

/** How a file is read: guessed, or as overruled. */
export type FileReading = {
  encoding: FileEncoding;
  delimiter: FileDelimiter;
  headerLine: number;
  dateFormat: DateFormat;
  thousands: boolean;
  counter: string | null;
  classes: number[];
};

/** One counter's log in a TRAFx file; times are 'YYYY-MM-DD HH:MM:SS'. */
export type LoggedCounter = {
  serial: string;
  name: string;
  first: string | null;
  last: string | null;
  rows: number;
};

/** The station of a file that CSV Export wrote, and which column of it brings the counts of which flow. */
export type ExportedStation = {
  station_id_tmg: string;
  station_name: string;
  flows: { header: string; flowid_txdot: string }[];
};

/** POST /counts/import/inspect: what the file seems to be, and its first rows as they are read (I1). */
export type FileInspection = {
  vendor: VendorCode;
  /** The vendors whose files look like this, the likeliest first. */
  vendors: VendorCode[];
  reading: FileReading;
  /**
   * Every date can be read day first and month first; `reading.dateFormat` is what this vendor usually writes. Nothing
   * is imported before a person has said which it is (I8).
   */
  dateOpen: boolean;
  /** The most frequent step between the first rows in minutes; null where there is none, as in a list of events. */
  interval: number | null;
  trafxPeriod: 'hourly' | 'timestamps' | 'daily' | null;
  headers: string[];
  totals: string[];
  /** The lines above the header, as they stand. */
  above: string[];
  /** The header's cells. */
  columns: string[];
  rows: InspectedRow[];
  counters: LoggedCounter[];
  /** The vehicle classes of a file with one line for each vehicle, and how many vehicles of each it has. */
  classes: { code: number; vehicles: number }[];
  /** The station of a file that CSV Export wrote here; null for any other file. */
  exportOf: ExportedStation | null;
  /** Why nothing of this file can be imported, as it is read now. */
  refusal: string | null;
};

/** A row as it is read: `time` is 'YYYY-MM-DD HH:MM:SS', null where the cells hold no time. */
export type InspectedRow = { line: number; time: string | null; cells: string[] };

/** POST /counts/import/preview: what an import would do now; nothing is written. Counts, not rows of the file. */
export type ImportPreview = {
  /** How much of the file was read, 0 to 1; what follows is about that much of it. */
  share: number;
  /** Why the file would not be imported, whatever its lines. */
  refusal: string | null;
  /** The first hundred of the lines that can't be taken; any of them keeps the whole file out. */
  errors: LineError[];
  rejected: number;
  /** Times that occur twice, of which a person can decide; the undecided ones are among the errors. A hundred at most. */
  repeats: RepeatedLines[];
  read: number;
  added: number;
  replaced: number;
  unchanged: number;
  certified: number;
  /** Of the certified ones, those whose value in the file is another. */
  differing: number;
  /** Stored counts of another interval that would be replaced (C11). */
  superseded: number;
  first: string | null;
  last: string | null;
  /** Daylight saving, intervals that are left out, counts of other intervals that are replaced. */
  warnings: string[];
  /** 'YYYY-MM-DD'; the sums of the channels start with this day. */
  first_day: string | null;
  channels: PreviewChannel[];
  /** Stretches of days in which the mapped channels have counts already. */
  overlaps: { first: string; last: string; counts: number; certified: number }[];
};

/** Two lines with the same time, the counts of each in the order of the channels; `keep` is null while it is undecided. */
export type RepeatedLines = {
  first: number;
  line: number;
  time: string;
  values: [(number | null)[], (number | null)[]];
  keep: RepeatDecision['keep'] | null;
};

/** A channel's sums by day, one entry for each day; null where it has no count. */
export type PreviewChannel = ChannelMapping & {
  sums: (number | null)[];
  /** The same of what is stored now. */
  stored: (number | null)[];
};
