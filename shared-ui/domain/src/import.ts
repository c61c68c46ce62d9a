import type { ChannelMapping, FileInspection, ReadingChoices } from './import-file.ts';

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
