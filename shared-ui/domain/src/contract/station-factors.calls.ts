import { z } from 'zod';
import { COUNT_MAX, FACTOR_MAX, FACTOR_MIN, REASON_MAX, VALIDATION_PAIRS_MAX } from '../limits.ts';
import { NO_CONTROL_BUT_LINES } from '../patterns.ts';
import type { Calls } from './calls.ts';
import { day, done, idempotencyKey, idText, notesOrNull, recordId } from './fields.schema.ts';
import { refusal } from './refusals.ts';

const ofStation = z.object({ stationId: z.string().max(20) });
const ofFactor = ofStation.extend({ factorId: idText });
const version = z.int();

/** An interval's start on the counter's clock, at a quarter of an hour. */
const start = z.string().regex(/^([01]\d|2[0-3]):(00|15|30|45)$/);

/** What the counter has for an interval: its count, or why there is none. */
const pairState = z.enum(['counted', 'missing', 'excluded', 'coarser']);
export type PairState = z.output<typeof pairState>;

const method = z.enum(['manual', 'video']);

/** People counted beside a counter on one day. */
const counted = z.object({
  flow_id: recordId,
  date: day,
  interval: z.union([z.literal(15), z.literal(60)]),
  pairs: z
    .array(z.object({ start, people: z.int().min(0).max(COUNT_MAX) }))
    .min(1, refusal('factors.pairsRequired'))
    .max(VALIDATION_PAIRS_MAX),
});
export type ValidationInput = z.output<typeof counted>;

/** What follows of a validation count. */
const validationResult = z.strictObject({
  /** Pairs that both counted, and those that were dropped. */
  pairs: z.int(),
  dropped: z.int(),
  people: z.int(),
  counter: z.int(),
  /** All people over all counts, with its standard error and interval of 95 %; null where there is none. */
  factor: z.number().nullable(),
  se: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** Counts against people, in all and interval by interval: shares of the people. */
  apd: z.number().nullable(),
  wapd: z.number().nullable(),
  verdict: z.enum(['good', 'usable', 'collect_more']),
  /** What is too few or too wide. */
  lacks: z.array(z.enum(['pairs', 'people', 'width'])),
  /** Whether the counter may be exact: then no factor follows. */
  one_inside: z.boolean(),
  /** Whether it lies outside 0.8 to 1.4. */
  unusual: z.boolean(),
  /** Whether a factor follows. */
  proposes: z.boolean(),
});
export type ValidationResult = z.output<typeof validationResult>;

const workedOut = z.strictObject({
  pairs: z.array(
    z.strictObject({
      start: z.string(),
      people: z.int(),
      counter: z.int().nullable(),
      state: pairState,
    }),
  ),
  result: validationResult,
});
export type WorkedOutValidation = z.output<typeof workedOut>;

/** A validation count, with the counter's counts as they were then. */
const validation = workedOut.extend({
  id: z.int(),
  flow_id: z.int(),
  date: z.string(),
  interval: z.int(),
  method,
  note: z.string().nullable(),
  author: z.string(),
  created_at: z.string(),
  /** Whether the caller may delete it: not once a factor stands on it. */
  may_delete: z.boolean(),
});
export type ValidationCount = z.output<typeof validation>;

const factorState = z.enum(['draft', 'proposed', 'approved', 'withdrawn']);
export type FactorState = z.output<typeof factorState>;
const endedBy = z.enum(['equipment', 'removal']);

const factorStep = z.strictObject({
  id: z.int(),
  step: z.enum(['made', 'changed', 'proposed', 'approved', 'ended', 'withdrawn']),
  person: z.string(),
  at: z.string(),
  /** What it was from then on. */
  value: z.number(),
  valid_from: z.string(),
  valid_until: z.string().nullable(),
  reason: z.string().nullable(),
});
export type FactorStep = z.output<typeof factorStep>;

/** A dated factor of a flow. */
const factor = z.strictObject({
  id: z.int(),
  flow_id: z.int(),
  state: factorState,
  value: z.number(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** The first day and the last, null while it is open. */
  valid_from: z.string(),
  valid_until: z.string().nullable(),
  ended_by: endedBy.nullable(),
  /** The validation count that it stands on; null where it was entered with a reason. */
  validation_id: z.int().nullable(),
  reason: z.string().nullable(),
  author: z.string(),
  approver: z.string().nullable(),
  created_at: z.string(),
  version,
  history: z.array(factorStep),
  /** What the caller may do with it now. */
  may: z.strictObject({
    change: z.boolean(),
    propose: z.boolean(),
    approve: z.boolean(),
    end: z.boolean(),
    withdraw: z.boolean(),
  }),
  /** Whether only somebody else may approve it. */
  needs_other: z.boolean(),
});
export type StationFactor = z.output<typeof factor>;

const stationFactors = z.strictObject({
  flows: z.array(z.strictObject({ id: z.int(), flowid_txdot: z.string(), name: z.string() })),
  validations: z.array(validation),
  factors: z.array(factor),
  /** The last day of a station that was discontinued: no factor holds after it. */
  last_day: z.string().nullish(),
});
export type StationFactors = z.output<typeof stationFactors>;

const number = z.number().min(FACTOR_MIN).max(FACTOR_MAX);
const reason = notesOrNull().pipe(z.string().max(REASON_MAX).nullable());
const requiredReason = z
  .string()
  .trim()
  .min(1, refusal('factors.reasonRequired'))
  .max(REASON_MAX)
  .regex(NO_CONTROL_BUT_LINES, refusal('strangeCharacters'));

/** A factor's facts: with a validation count its numbers come from there, and are null here. */
const facts = z.object({
  value: number.nullable(),
  low: number.nullable(),
  high: number.nullable(),
  valid_from: day,
  valid_until: day.nullable(),
  reason,
});
export type FactorFacts = z.output<typeof facts>;

/** Validation counts and dated factors of a station's flows (E8). */
export const stationFactorCalls = {
  'GET /stations/:stationId/factors': {
    summary:
      'The flows of a published station with their validation counts and dated factors, the newest first',
    params: ofStation,
    reply: stationFactors,
  },
  'POST /stations/:stationId/validation-counts/work-out': {
    summary: 'What follows of a validation count beside the counts that are stored; writes nothing',
    params: ofStation,
    body: counted,
    reply: workedOut,
  },
  'POST /stations/:stationId/validation-counts': {
    summary: 'Keeps a validation count with the counter’s counts as they are now',
    params: ofStation,
    body: counted.extend({ method, note: reason, request_key: idempotencyKey }),
    reply: validation,
  },
  'DELETE /stations/:stationId/validation-counts/:validationId': {
    summary: 'Deletes a validation count, by its author or an admin; 409 where a factor stands on it',
    params: ofStation.extend({ validationId: idText }),
    reply: done,
  },
  'POST /stations/:stationId/factors': {
    summary:
      'Drafts a factor of a flow, from a validation count or entered with a reason; 422 over a change of equipment or after the station’s end',
    params: ofStation,
    body: facts.extend({
      flow_id: recordId,
      validation_id: recordId.nullable(),
      request_key: idempotencyKey,
    }),
    reply: factor,
  },
  'PUT /stations/:stationId/factors/:factorId': {
    summary:
      'Changes a factor that is not approved, which makes it a draft again; 409 with the newer one where the version is stale',
    params: ofFactor,
    body: facts.extend({ version }),
    reply: factor,
  },
  'POST /stations/:stationId/factors/:factorId/propose': {
    summary: 'Hands a draft to an admin',
    params: ofFactor,
    body: z.object({ version }),
    reply: factor,
  },
  'POST /stations/:stationId/factors/:factorId/approve': {
    summary:
      'Approves a factor, which then holds; outside 0.8 to 1.4 by somebody other than who made it; 409 where another begins that day',
    params: ofFactor,
    body: z.object({ version }),
    reply: factor,
  },
  'POST /stations/:stationId/factors/:factorId/end': {
    summary: 'Sets the last day of an approved factor, because equipment changed or was removed',
    params: ofFactor,
    body: z.object({ version, valid_until: day, ended_by: endedBy }),
    reply: factor,
  },
  'POST /stations/:stationId/factors/:factorId/withdraw': {
    summary: 'Withdraws a factor with a reason; an approved one by an admin',
    params: ofFactor,
    body: z.object({ version, reason: requiredReason }),
    reply: factor,
  },
} as const satisfies Calls;
