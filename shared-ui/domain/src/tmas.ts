/** Fields divided by pipes, or in columns of fixed width. */
export type TmasForm = 'pipe' | 'fixed';

/** POST /export/check-tmas and /export/prepare-tmas; dates as MM/dd/yyyy. Pipes unless `form` says otherwise. */
export type TmasRequest = { stations: string[]; fromDate: string; toDate: string; form?: TmasForm };

/**
 * How bad a finding is, in the words of TMAS: fatal stops the export; critical leaves a station or record out; caution
 * asks for a look; a warning informs.
 */
export type TmasSeverity = 'fatal' | 'critical' | 'caution' | 'warning';

/** What the pre-flight found at one station or flow; `href` leads to the field or the rows to mend. */
export type TmasFinding = {
  severity: TmasSeverity;
  station_id_tmg: string;
  flowid_txdot: string | null;
  /** The station description or the counts. */
  record: 'station' | 'count';
  text: string;
  /** How many days it is about, and the first and last of them 'YYYY-MM-DD'; null where it is about none. */
  days: number | null;
  first: string | null;
  last: string | null;
  href: string;
};

/** POST /export/check-tmas: how many records there would be, and what was found, the worst first. */
export type TmasCheck = { station_records: number; count_records: number; findings: TmasFinding[] };
