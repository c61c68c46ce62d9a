import { z } from 'zod';
import { REASON_MAX } from '../limits.ts';
import { NO_CONTROL_BUT_LINES } from '../patterns.ts';
import type { Calls } from './calls.ts';
import { bySeverity, countFilters, matching, ofStation, range, stationId } from './counts.schema.ts';
import { day } from './fields.schema.ts';
import { refusal } from './refusals.ts';
import { station } from './station.schema.ts';

const reason = z
  .string()
  .trim()
  .max(REASON_MAX, refusal('certifications.reasonTooLong'))
  .regex(NO_CONTROL_BUT_LINES, refusal('strangeCharacters'));

/** A strong finding as the ledger keeps it. */
const overriddenFinding = z.strictObject({
  id: z.int(),
  rule_label: z.string(),
  flowid_txdot: z.string(),
  from: z.string(),
  until: z.string(),
  affected: z.int(),
});
export type OverriddenFinding = z.output<typeof overriddenFinding>;

/** An entry of a station's ledger: a certification, or counts taken back out of one. */
const certification = z.strictObject({
  /** Unique together with `kind`. */
  id: z.int(),
  kind: z.enum(['certification', 'reopening']),
  requested_by: z.string(),
  requested_at: z.string(),
  status: z.enum(['running', 'done', 'failed']),
  /** What was asked for; a reopening has days only. */
  filters: countFilters,
  /** Range and number of the counts that it certified or reopened. */
  ...range,
  counts: z.int(),
  /** How many of them are certified by it today. */
  certified: z.int(),
  /** Why counts were reopened, or certified with strong findings open. */
  reason: z.string().nullable(),
  /** The strong findings that were open when it certified. */
  findings: z.array(overriddenFinding),
  /** What of the station went on waiting for review when it certified; null where that is not known. */
  left_out: z.strictObject({ counts: z.int(), days: z.int(), ...range }).nullable(),
  /** Why a certification failed, in words. */
  failure: z.string().nullable(),
  /** The campaign in which it was made; null where it was in none. */
  campaign: z.strictObject({ id: z.int(), name: z.string() }).nullish(),
});
export type Certification = z.output<typeof certification>;

/** What to look at before certifying the counts that match. */
const certifyChecklist = z.strictObject({
  /** The exact number and range that would be certified. */
  counts: z.int(),
  ...range,
  days: z.int(),
  nulls: z.int(),
  suspects: z.int(),
  /** Open findings in that range, of the flows that match. */
  findings: bySeverity,
  /** Stretches without values that nobody has accepted or dismissed, and the intervals in them. */
  gaps: z.strictObject({ ranges: z.int(), intervals: z.int() }),
  /** Days of the range on which none of the flows has a row. */
  days_without_counts: z.int(),
  /** Uncertified counts of the station that the filters leave out. */
  left_out: z.strictObject({ counts: z.int(), days: z.int(), ...range }),
  /** Counts among them for a stretch that is certified already. */
  late: z.int(),
  /** Counts among them whose time another count of the flow covers too; while there are any, certifying is refused. */
  counted_twice: z.strictObject({ counts: z.int(), ...range }),
  /** When the rules last ran over these counts; null if never. `stale`: counts or settings have changed since. */
  checked_at: z.string().nullable(),
  stale: z.boolean(),
});
export type CertifyChecklist = z.output<typeof certifyChecklist>;

/** What makes counts final, and takes that back. */
export const certificationCalls = {
  /**
   * With `counts` it is refused (409) when another number matches by now than the checklist said. While strong findings
   * are open in them it needs a `reason` (422), which the ledger keeps.
   */
  'POST /counts/certify': {
    summary: 'Starts to certify the counts that match, in the background',
    body: z.object({
      flowid_txdot: stationId,
      filters: countFilters.optional(),
      counts: z.int().min(0).optional(),
      /** An empty one is none. */
      reason: reason.optional(),
    }),
    reply: z.strictObject({ success: z.literal(true), station }),
  },
  'GET /counts/checklist': {
    summary: 'What to look at before certifying the counts that match',
    query: matching,
    reply: certifyChecklist,
  },
  'GET /counts/certifications': {
    summary: "A station's ledger: certifications and reopenings, newest first",
    query: ofStation,
    reply: z.array(certification),
  },
  /** Both days included; audited. */
  'POST /counts/reopen': {
    summary: 'Takes the counts of some days back out of certification, with a reason',
    body: z
      .object({
        flowid_txdot: stationId,
        minDate: day,
        maxDate: day,
        reason: reason.min(1, refusal('certifications.reasonRequired')),
      })
      .refine(({ minDate, maxDate }) => minDate <= maxDate, {
        error: refusal('certifications.datesBackwards'),
        path: ['maxDate'],
      }),
    reply: z.strictObject({ success: z.literal(true), reopened: z.int(), station }),
  },
} as const satisfies Calls;
