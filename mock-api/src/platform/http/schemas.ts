import { minutesOfText } from 'shared-domain';
import { z } from 'zod';
import { said } from 'shared-domain/texts';
import { texts } from './texts.ts';

/** The reply of a call that has nothing to show. */
export const success = z.strictObject({ success: z.literal(true) });

const zeroOne = z.union([z.literal(0), z.literal(1)]);

/** A user as every call answers it. */
export const userSchema = z.strictObject({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  agency_id: z.int(),
  agency: z.strictObject({ id: z.int(), name: z.string(), statewide: z.boolean() }),
  admin: zeroOne,
  super_admin: zeroOne,
  flag_deployments: zeroOne,
  flag_next_stations: zeroOne,
  monitors: zeroOne,
});

/** A person as those see them who look after accounts. */
export const accountSchema = userSchema.extend({
  status: z.enum(['invited', 'expired', 'active']),
  last_sign_in: z.string().nullable(),
  pending_email: z.string().nullable(),
});

/** 0 or 1, also accepted as false or true. */
export const zeroOrOne = z
  .union([zeroOne, z.boolean()])
  .transform((value): 0 | 1 => (value === true || value === 1 ? 1 : 0));

/** Characters that no field of a form takes: control characters, in notes but line ends and tabs. */
const NO_CONTROL = /^\P{Cc}*$/u;
const NO_CONTROL_BUT_LINES = /^[\P{Cc}\n\r\t]*$/u;
const NOTES_MAX = 5000;

/** A text of one line, trimmed. */
export const singleLine = (max: number) =>
  z.string().trim().max(max).regex(NO_CONTROL, said(texts.strangeCharacters));
/** The same, null where it is empty. */
export const lineOrNull = (max: number) =>
  singleLine(max)
    .transform((value) => value || null)
    .nullable();
/** A text of several lines, trimmed, null where it is empty. */
export const notesOrNull = () =>
  z
    .string()
    .trim()
    .max(NOTES_MAX)
    .regex(NO_CONTROL_BUT_LINES, said(texts.strangeCharacters))
    .transform((value) => value || null)
    .nullable();
/** The days that a person can mean; the ends leave room to reckon with the days around. */
const [FIRST_DAY, LAST_DAY] = ['1900-01-01', '2200-12-31'];

/** 'YYYY-MM-DD' of a day that the calendar has, of this and the neighbouring centuries. */
export const day = z
  .string()
  .meta({ format: 'date' })
  .refine(
    (text) =>
      /^\d{4}-\d{2}-\d{2}$/.test(text) &&
      minutesOfText(text) !== null &&
      text >= FIRST_DAY &&
      text <= LAST_DAY,
    said(texts.badDay),
  );

/** The key of a form that creates a record, for `Keyed`. */
export const requestKey = z
  .string()
  .regex(/^[\w-]{16,64}$/)
  .optional();
/** The keys of the questions that were answered with yes, for `Confirmable`. */
export const confirmed = z.array(z.string().max(60)).max(50).optional();
