import { z } from 'zod';
import { NOTE_MAX } from '../limits.ts';
import { NO_CONTROL_BUT_LINES } from '../patterns.ts';
import { VENDOR_STATES } from '../count.ts';
import { day } from './fields.schema.ts';
import { refusal } from './refusals.ts';

/** station_id_tmg, under the name the older client gave it. */
export const stationId = z.string().min(1).max(20);
/** A suspect's id. */
export const suspectId = z.int().min(1).max(32_767);
export const note = z
  .string()
  .max(NOTE_MAX, refusal('counts.noteTooLong'))
  .regex(NO_CONTROL_BUT_LINES, refusal('strangeCharacters'));
export const ofStation = z.object({ flowid_txdot: stationId });

const code = z.string().max(10);

/**
 * What the counts list, the picture, bulk updates and certification filter by. Codes; dates inclusive 'YYYY-MM-DD'.
 * Strict: a filter that is misspelled and left out would certify more than was asked for.
 */
export const countFilters = z.strictObject({
  count_type: code.nullish(),
  travel_direction: code.nullish(),
  street_side: code.nullish(),
  minDate: day.nullish(),
  maxDate: day.nullish(),
  /** A suspect's id; 0 asks for counts without a suspect. */
  suspect_id: z.int().min(0).max(32_767).nullish(),
  show_null_values: z.boolean().optional(),
  vendor_status: z.enum(VENDOR_STATES).nullish(),
});
export type CountFilters = z.output<typeof countFilters>;

/** Filters of a query, as JSON text. */
export const filtersText = z.string().max(2000).optional();
/** The counts of a station that a query's filters let through. */
export const matching = z.object({ flowid_txdot: stationId, filters: filtersText });

/** The first and last time of some counts; null where there are none. */
export const range = { first: z.string().nullable(), last: z.string().nullable() };

/** How many open findings there are, by severity. */
export const bySeverity = z.strictObject({ strong: z.int(), review: z.int(), hint: z.int() });

/** A change of counts or findings as one step: what undo takes back as a whole. */
export const countsEdit = z.strictObject({
  id: z.int(),
  kind: z.enum(['rows', 'bulk', 'accept', 'dismiss', 'reopen', 'undo']),
  at: z.string(),
  user_name: z.string(),
  /** What it did, in the caller's language: '31 counts: Implausibly high'. */
  text: z.string(),
  /** Counts whose suspect or note it changed, and their range. */
  counts: z.int(),
  ...range,
  /** Findings it decided. */
  findings: z.int(),
  undone: z.boolean(),
});
export type CountsEdit = z.output<typeof countsEdit>;
