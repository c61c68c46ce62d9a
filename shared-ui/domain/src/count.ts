import type { SkippedTime } from './count-picture.ts';

/** One interval's value at one flow, as GET /counts sends it. `date` is local wall-clock 'YYYY-MM-DD HH:MM:SS' (C1). */
export type CountRow = {
  id: number;
  date: string;
  flowid_txdot: string;
  count_type: string;
  direction: string;
  /** The interval in minutes. */
  count_int: number;
  /** Null means missing, never zero (C10). */
  count: number | null;
  suspect_id: number | null;
  note: string | null;
  certified: boolean;
  /** What the counter's vendor says of it (I10): 0 is normal, null where nothing is said. */
  vendor_status: number | null;
};

/** Whether the vendor says of a count that it is normal, as it is taken where nothing is said, or doubts it. */
export const VENDOR_STATES = ['normal', 'doubted'] as const;
export type VendorState = (typeof VENDOR_STATES)[number];

/** What the counts list, the picture, bulk updates and certification filter by. Codes; dates inclusive 'YYYY-MM-DD'. */
export type CountFilters = {
  count_type?: string | null;
  travel_direction?: string | null;
  street_side?: string | null;
  minDate?: string | null;
  maxDate?: string | null;
  /** A suspect's id; 0 asks for counts without a suspect. */
  suspect_id?: number | null;
  show_null_values?: boolean;
  vendor_status?: VendorState | null;
};

/** GET /counts */
export type CountsPage = { data: CountRow[]; current_page: number; total: number };

/** A row's edit, as POST /counts/update takes it. */
export type CountEdit = { id: number; date: string; suspect_id: number | null; note: string | null };

/** The picture of one year: columns, not rows. `counts[i]` is the interval that starts at `start` + i × `interval`. */
export type YearOfCounts = {
  year: number;
  /** 'YYYY-MM-DD HH:MM:SS' */
  start: string;
  /** Minutes. */
  interval: number;
  /** Years in which the station has counts, ascending. */
  years: number[];
  /** Times without a count that are no gap. */
  skipped: SkippedTime[];
  flows: YearFlow[];
};
export type YearFlow = {
  id: number;
  flowid_txdot: string;
  name: string;
  count_type: string;
  direction: string;
  /** Null is a gap: no row, or a row without a value. */
  counts: (number | null)[];
  /** [first, last] indexes of stretches that carry a suspect, and which. */
  suspects: { from: number; to: number; suspect_id: number }[];
};

/** An entry of a station's ledger: a certification, or counts taken back out of one. */
export type Certification = {
  /** Unique together with `kind`. */
  id: number;
  kind: 'certification' | 'reopening';
  requested_by: string;
  requested_at: string;
  status: 'running' | 'done' | 'failed';
  /** What was asked for; a reopening has days only. */
  filters: CountFilters;
  /** Range and number of the counts that it certified or reopened. */
  first: string | null;
  last: string | null;
  counts: number;
  /** How many of them are certified by it today. */
  certified: number;
  /** Why counts were reopened, or certified with strong findings open. */
  reason: string | null;
  /** The strong findings that were open when it certified. */
  findings: OverriddenFinding[];
};

/** A strong finding as the ledger keeps it. */
export type OverriddenFinding = {
  id: number;
  rule_label: string;
  flowid_txdot: string;
  from: string;
  until: string;
  affected: number;
};

/** What to look at before certifying the counts that match. */
export type CertifyChecklist = {
  /** The exact number and range that would be certified. */
  counts: number;
  first: string | null;
  last: string | null;
  days: number;
  nulls: number;
  suspects: number;
  /** Open findings in that range, of the flows that match. */
  findings: { strong: number; review: number; hint: number };
  /** Stretches without values that nobody has accepted or dismissed, and the intervals in them. */
  gaps: { ranges: number; intervals: number };
  /** Days of the range on which none of the flows has a row. */
  days_without_counts: number;
  /** Uncertified counts of the station that the filters leave out. */
  left_out: { counts: number; days: number; first: string | null; last: string | null };
  /** Counts among them for a stretch that is certified already. */
  late: number;
  /** Counts among them whose time another count of the flow covers too; while there are any, certifying is refused. */
  counted_twice: { counts: number; first: string | null; last: string | null };
  /** When the rules last ran over these counts; null if never. `stale`: counts or settings have changed since. */
  checked_at: string | null;
  stale: boolean;
};
