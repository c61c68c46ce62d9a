import { z } from 'zod';
import { FINDING_RULES } from '../finding.ts';
import { FINDINGS_MAX, REASON_MAX } from '../limits.ts';
import { NO_CONTROL_BUT_LINES } from '../patterns.ts';
import type { Calls } from './calls.ts';
import { bySeverity, countsEdit, note, ofStation, stationId, suspectId } from './counts.schema.ts';
import { refusal } from './refusals.ts';

const rule = z.enum(FINDING_RULES);
/** How much a finding weighs; a hint proposes nothing. */
const severity = z.enum(['strong', 'review', 'hint']);
export type FindingSeverity = z.output<typeof severity>;
/** `overridden`: it was open when its counts were certified, so certifying decided it (C14). */
const state = z.enum(['open', 'accepted', 'dismissed', 'overridden']);
export type FindingState = z.output<typeof state>;

/** What one rule says of a case: its weightiest stretch, and how many there are. */
const firedRule = z.strictObject({
  rule,
  rule_label: z.string(),
  from: z.string(),
  until: z.string(),
  evidence: z.string(),
  stretches: z.int(),
});
export type FiredRule = z.output<typeof firedRule>;

/**
 * Something in a flow's uncertified counts that rules find odd, and what a person made of it (C9). What overlaps and is
 * about the same is one case (C13); `rule`, `value`, `threshold` and `evidence` are those of the leading rule.
 */
const finding = z.strictObject({
  id: z.int(),
  rule,
  /** The rule's name in the caller's language. */
  rule_label: z.string(),
  severity,
  flow_id: z.int(),
  flowid_txdot: z.string(),
  /** Wall-clock start of the first interval, and end of the last (exclusive). */
  from: z.string(),
  until: z.string(),
  /** Intervals in the range, and how many of them have an uncertified row that accepting would mark. */
  intervals: z.int(),
  rows: z.int(),
  /** What was seen, and the limit that it passed, in the rule's own unit. */
  value: z.number(),
  threshold: z.number(),
  /** Why the rule fired, in a plain sentence in the caller's language. */
  evidence: z.string(),
  /** Every rule that fired, the leading one first. */
  fired: z.array(firedRule),
  /** What is known of its days beside counts, the first few: events, works, holidays, and the weather of short ones. */
  known: z.array(
    z.strictObject({
      date: z.string(),
      kind: z.enum(['holiday', 'event', 'weather', 'works', 'equipment']),
      text: z.string(),
    }),
  ),
  /** About how many passages are in question: how far the counts are from what would be usual in the stretch. */
  affected: z.int(),
  /** What the rule proposes first, and what else it thinks of; null where it proposes nothing. */
  suspect_id: z.int().nullable(),
  other_suspects: z.array(z.int()),
  state,
  decided_by: z.string().nullable(),
  decided_at: z.string().nullable(),
  /** Why it was dismissed or overridden, or the note of its acceptance. */
  reason: z.string().nullable(),
});
export type Finding = z.output<typeof finding>;

/** The last time that the rules ran over a station. `stale` when counts have arrived or settings changed since. */
export const findingRun = z.strictObject({
  status: z.enum(['running', 'done', 'failed']),
  requested_at: z.string(),
  finished_at: z.string().nullable(),
  stale: z.boolean(),
});
export type FindingRun = z.output<typeof findingRun>;

/** Counts that have arrived for a stretch that is certified already. */
const lateCounts = z.strictObject({ counts: z.int(), first: z.string(), last: z.string() });
export type LateCounts = z.output<typeof lateCounts>;

/** Those first that affect the most counts, then by time. At most FINDINGS_MAX of `total`. */
const findingList = z.strictObject({
  data: z.array(finding),
  total: z.int(),
  /** Open findings of the station by severity, whatever was asked for. */
  open: bySeverity,
  /** Null where the rules have never run. */
  run: findingRun.nullable(),
  late: lateCounts.nullable(),
});
export type FindingList = z.output<typeof findingList>;

/** What a decision about findings answers: how many were decided, how many counts were marked, and the step to undo. */
const decided = z.strictObject({
  success: z.literal(true),
  decided: z.int(),
  updated: z.int(),
  edit: countsEdit,
});
export type Decided = z.output<typeof decided>;

const ids = z.array(z.int().min(1)).min(1).max(FINDINGS_MAX);
const kind = z.strictObject({ rule, severity: severity.optional(), flow_id: z.int().min(1).optional() });
const byIds = z.object({ ids, kind: z.undefined().optional() });
const byKind = z.object({ kind, ids: z.undefined().optional() });
/**
 * Which findings a decision is about: these; or every open one of a kind. Both ways of choosing in one object, as forms
 * of other calls have it; `union` alone would hide what is wrong.
 */
const choice = z.union([byIds, byKind], { error: refusal('findings.chooseFindings') });
export type FindingChoice = z.output<typeof choice>;
const reason = z
  .string()
  .trim()
  .min(1, refusal('findings.reasonRequired'))
  .max(REASON_MAX, refusal('findings.reasonTooLong'))
  .regex(NO_CONTROL_BUT_LINES, refusal('strangeCharacters'));

/** What the rules find in a station's counts, and what people make of it. */
export const findingCalls = {
  'GET /findings': {
    summary: "What the rules find odd in a station's uncertified counts, by the counts affected",
    query: z.object({ flowid_txdot: stationId, state: state.optional(), rule: rule.optional() }),
    reply: findingList,
  },
  /** Ask GET /findings when they are done. */
  'POST /findings/run': {
    summary: "Has the rules run over a station's uncertified counts, in the background",
    body: ofStation,
    reply: z.strictObject({ success: z.literal(true), run: findingRun }),
  },
  /** Without `suspect_id` each gets what its rule proposes; null marks none. Without a note, notes stay. */
  'POST /findings/accept': {
    summary: 'Accepts findings: marks the counts in their ranges',
    body: z
      .object({ flowid_txdot: stationId, suspect_id: suspectId.nullish(), note: note.optional() })
      .and(choice),
    reply: decided,
  },
  'POST /findings/dismiss': {
    summary: 'Dismisses findings, with a reason',
    body: z.object({ flowid_txdot: stationId, reason }).and(choice),
    reply: decided,
  },
  'POST /findings/reopen': {
    summary: 'Opens decided findings again; marks stay',
    body: z.object({ flowid_txdot: stationId, ids }),
    reply: decided,
  },
} as const satisfies Calls;
