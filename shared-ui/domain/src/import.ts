import type { ChannelMapping, LineError, FileInspection, ReadingChoices } from './import-file.ts';

/**
 * POST /counts/upload: `file` names the stored upload in the calls that follow. `totals` are those headers that are a
 * site's total beside channels of that site (decision I6).
 */
export type Upload = {
  file: string;
  headers: string[];
  name: string;
  totals: string[];
  inspection: FileInspection;
};

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
  /** What the person overruled in how the file is read (I1). */
  reading?: ReadingChoices;
};

/** An import with its outcome (C7). */
export type CountImport = {
  id: number;
  /** The file's name; how the vendor's platform is called for counts that came from there. */
  file_name: string;
  source: 'file' | 'eco-visio';
  vendor_code: string;
  station_id_tmg: string;
  station_name: string;
  requested_by: string;
  created_at: string;
  status: ImportStatus;
  /** 0 to 1. */
  progress: number;
  message: string | null;
  result: ImportResult | null;
  /** The first hundred of the lines that can't be taken. */
  errors: LineError[];
  /** All of the lines that can't be taken; GET /imports/:id/rejected names up to a thousand of them. */
  rejected: number;
  /** Whether what it wrote can be taken back: done, nothing of it certified and nothing replaced by a later import. */
  can_undo: boolean;
  undone_by: string | null;
  undone_at: string | null;
};

/** From asked for to written and perhaps taken back; one that failed has written nothing. */
export type ImportStatus = 'waiting' | 'running' | 'done' | 'failed' | 'undoing' | 'undone';

/** Counts, not rows of the file: a line with four mapped columns holds four. */
export type ImportResult = {
  read: number;
  added: number;
  replaced: number;
  unchanged: number;
  certified: number;
  /** Of the certified ones, those whose value in the file is another. */
  differing: number;
  /** Stored counts of another interval that these replaced: an hour is counted once (C11). */
  superseded: number;
  first: string | null;
  last: string | null;
  warnings: string[];
};
