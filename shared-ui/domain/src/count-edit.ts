/** A change of counts or findings as one step: what undo takes back as a whole. */
export type CountsEdit = {
  id: number;
  kind: 'rows' | 'bulk' | 'accept' | 'dismiss' | 'reopen' | 'undo';
  at: string;
  user_name: string;
  /** What it did, in the caller's language: '31 counts: Implausibly high'. */
  text: string;
  /** Counts whose suspect or note it changed, and their range. */
  counts: number;
  first: string | null;
  last: string | null;
  /** Findings it decided. */
  findings: number;
  undone: boolean;
};

/** One count's part in an edit (C6). */
export type CountChange = {
  flowid_txdot: string;
  date: string;
  old_suspect_id: number | null;
  new_suspect_id: number | null;
  old_note: string | null;
  new_note: string | null;
};

/** Something that somebody did at a station, newest first; `edit` where it changed counts or findings. */
export type StationLogEntry = {
  id: number;
  at: string;
  user_name: string;
  action: string;
  /** In the caller's language. */
  text: string;
  edit: CountsEdit | null;
};
