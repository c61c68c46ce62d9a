import { z } from 'zod';
import { FACTOR_GROUPS, GROUP_MODES } from '../factor-groups.ts';
import { NOTES_MAX, YEARS } from '../limits.ts';
import { NO_CONTROL_BUT_LINES } from '../patterns.ts';
import { wholeNumber } from './fields.schema.ts';
import { refusal } from './refusals.ts';

// What calls about groups, short counts and filled days have in common.

/** A factor group, and the mode that it is of. */
export const group = z.enum(FACTOR_GROUPS);
export const mode = z.enum(GROUP_MODES);
/** A number that may not be known. */
export const number = z.number().nullable();
/** A year in a body, and in a query. */
export const yearOfBody = z.int().min(YEARS.first).max(YEARS.last);
export const yearOfQuery = wholeNumber().pipe(yearOfBody);
/** A station's number. */
export const stationId = z.string().max(20);
/** Why somebody decided. */
export const reason = z
  .string()
  .trim()
  .min(1, refusal('groups.reasonRequired'))
  .max(NOTES_MAX)
  .regex(NO_CONTROL_BUT_LINES, refusal('strangeCharacters'));
