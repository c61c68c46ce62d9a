/** The rules that look through a station's counts, in the order in which they are explained. */
export const FINDING_RULES = [
  'gap',
  'zero-days',
  'zero-daytime',
  'same-value',
  'spike',
  'day-high',
  'day-low',
  'day-cap',
  'night',
  'direction',
  'silent-flow',
  'clock',
  'vendor-status',
] as const;
export type FindingRule = (typeof FINDING_RULES)[number];

/** How much a finding weighs; a hint proposes nothing. */
export type FindingSeverity = 'strong' | 'review' | 'hint';
/** `overridden`: it was open when its counts were certified, so certifying decided it (C14). */
export type FindingState = 'open' | 'accepted' | 'dismissed' | 'overridden';

/** What one rule says of a case: its weightiest stretch, and how many there are. */
export type FiredRule = {
  rule: FindingRule;
  rule_label: string;
  from: string;
  until: string;
  evidence: string;
  stretches: number;
};

/**
 * Something in a flow's uncertified counts that rules find odd, and what a person made of it (C9). What overlaps and is
 * about the same is one case (C13); `rule`, `value`, `threshold` and `evidence` are those of the leading rule.
 */
export type Finding = {
  id: number;
  rule: FindingRule;
  /** The rule's name in the caller's language. */
  rule_label: string;
  severity: FindingSeverity;
  flow_id: number;
  flowid_txdot: string;
  /** Wall-clock start of the first interval, and end of the last (exclusive). */
  from: string;
  until: string;
  /** Intervals in the range, and how many of them have an uncertified row that accepting would mark. */
  intervals: number;
  rows: number;
  /** What was seen, and the limit that it passed, in the rule's own unit. */
  value: number;
  threshold: number;
  /** Why the rule fired, in a plain sentence in the caller's language. */
  evidence: string;
  /** Every rule that fired, the leading one first. */
  fired: FiredRule[];
  /** About how many passages are in question: how far the counts are from what would be usual in the stretch. */
  affected: number;
  /** What the rule proposes first, and what else it thinks of; null where it proposes nothing. */
  suspect_id: number | null;
  other_suspects: number[];
  state: FindingState;
  decided_by: string | null;
  decided_at: string | null;
  /** Why it was dismissed or overridden, or the note of its acceptance. */
  reason: string | null;
};

/** The last time that the rules ran over a station. `stale` when counts have arrived or settings changed since. */
export type FindingRun = {
  status: 'running' | 'done' | 'failed';
  requested_at: string;
  finished_at: string | null;
  stale: boolean;
};

/** Counts that have arrived for a stretch that is certified already. */
export type LateCounts = { counts: number; first: string; last: string };

/** GET /findings: those first that affect the most counts, then by time. At most FINDINGS_MAX of `total`. */
export type FindingList = {
  data: Finding[];
  total: number;
  /** Open findings of the station by severity, whatever was asked for. */
  open: Record<FindingSeverity, number>;
  /** Null where the rules have never run. */
  run: FindingRun | null;
  late: LateCounts | null;
};

/** Which findings a decision is about: these; or every open one of a kind. */
export type FindingChoice =
  | { ids: number[]; kind?: undefined }
  | { ids?: undefined; kind: { rule: FindingRule; severity?: FindingSeverity; flow_id?: number } };
