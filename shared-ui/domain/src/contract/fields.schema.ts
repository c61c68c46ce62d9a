import { z } from 'zod';
import { isEmail } from '../email.rules.ts';
import { DAY_RANGE, EMAIL_MAX, NAME_MAX, NOTES_MAX } from '../limits.ts';
import { DAY, ID, NO_CONTROL, NO_CONTROL_BUT_LINES, IDEMPOTENCY_KEY } from '../patterns.ts';
import { minutesOfText } from '../wall-clock.rules.ts';
import { refusal } from './refusals.ts';

/** The answer of a call that only has to succeed. */
export const done = z.strictObject({ success: z.literal(true) });
/** A body with nothing in it. */
export const nothing = z.object({});
/** The number of a record in a path. */
export const idText = z.string().regex(ID);
/** The number of a record in a body. */
export const recordId = z.int().positive();
/** In the query of a list whose newest rows come first: the row that the older ones are asked for from. */
export const recordBefore = z.coerce.number().int().positive().optional();

/** A whole number in a query or path: '12'. */
export const wholeNumber = () =>
  z
    .string()
    .regex(/^-?\d{1,15}$/)
    .transform(Number);

/** A number in a query: '30.26'. */
export const decimalNumber = () =>
  z
    .string()
    .regex(/^-?\d{1,12}(\.\d{1,20})?$/)
    .transform(Number);

/** A yes or no in a query: 'true', 'false', '1' or '0'. */
export const flag = () =>
  z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1');

/** 0 or 1, as answers spell a right or a state. */
export const bit = z.union([z.literal(0), z.literal(1)]);
/** 0 or 1, also accepted as false or true. */
export const zeroOrOne = z
  .union([bit, z.boolean()])
  .transform((value): 0 | 1 => (value === true || value === 1 ? 1 : 0));

/** A text of one line, trimmed. */
export const singleLine = (max: number) =>
  z.string().trim().max(max).regex(NO_CONTROL, refusal('strangeCharacters'));
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
    .regex(NO_CONTROL_BUT_LINES, refusal('strangeCharacters'))
    .transform((value) => value || null)
    .nullable();

/** 'YYYY-MM-DD' of a day that the calendar has, of this and the neighbouring centuries. */
export const day = z
  .string()
  .meta({ format: 'date' })
  .refine(
    (text) =>
      DAY.test(text) && minutesOfText(text) !== null && text >= DAY_RANGE.first && text <= DAY_RANGE.last,
    refusal('badDay'),
  );

/** The idempotency key of a form that creates a record, for `Keyed`. */
export const idempotencyKey = z.string().regex(IDEMPOTENCY_KEY).optional();
/** The keys of the questions that were answered with yes, for `Confirmable`. */
export const confirmed = z.array(z.string().max(60)).max(50).optional();

/** A person's name. */
export const personName = singleLine(NAME_MAX).min(1, refusal('account.nameRequired'));
/** An e-mail address. */
export const emailAddress = z.string().trim().max(EMAIL_MAX).refine(isEmail, refusal('account.invalidEmail'));
