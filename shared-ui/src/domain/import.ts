/**
 * POST /counts/upload: `file` names the stored upload in the calls that follow. `totals` are those headers that are a
 * site's total beside channels of that site (decision I6).
 */
export type Upload = { file: string; headers: string[]; name: string; totals: string[] };

/** One channel of the station and the file's column that brings its counts. */
export type ChannelMapping = { id: number; header: string };

/** POST /counts/import */
export type ImportRequest = {
  file: string;
  vendor: string;
  /** station_id_tmg */
  station: string;
  channels: ChannelMapping[];
  /** Minutes. */
  interval: number;
  trafxPeriod?: 'hourly' | 'timestamps' | null;
};

/** An import with its outcome (C7). */
export type CountImport = {
  id: number;
  file_name: string;
  vendor_code: string;
  station_id_tmg: string;
  station_name: string;
  requested_by: string;
  created_at: string;
  status: 'waiting' | 'running' | 'done' | 'failed';
  /** 0 to 1. */
  progress: number;
  message: string | null;
  result: ImportResult | null;
  errors: LineError[];
};

/** Counts, not rows of the file: a line with four mapped columns holds four. */
export type ImportResult = {
  read: number;
  added: number;
  replaced: number;
  unchanged: number;
  certified: number;
  first: string | null;
  last: string | null;
  warnings: string[];
};

/** A line of the file that can't be taken, and why. */
export type LineError = { line: number; reason: string };
