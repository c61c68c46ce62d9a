import { z } from 'zod';
import { isEmail } from '../email.rules.ts';
import { fieldsOf, listOf } from '../fields/forms.ts';
import type { AskedField, FormAnswers } from '../fields/forms.ts';
import type { FormName } from '../fields/field.ts';
import { CODES_MAX, LINE_MAX, ROW_ID_MAX } from '../limits.ts';
import { codeOption, type CodeOption } from './codes.schema.ts';
import { day, lineOrNull, notesOrNull, singleLine } from './fields.schema.ts';
import { refusal } from './refusals.ts';

/** Longest code of a list. */
const CODE_MAX = 4;
const [FIRST_YEAR, LAST_YEAR] = [1900, 2200];

/** A code of a list that forms choose from. */
export const listCode = z.string().max(CODE_MAX);
/** The number of a station, flow or contact in a body. */
export const rowId = z.int().min(1).max(ROW_ID_MAX);
/** The version of a record that was read, for `Versioned`. */
export const readVersion = rowId.optional();

type Bounds = Pick<AskedField, 'max'>;

/** The shape of each kind of field, as it is sent; what its answers must be beside that are rules. */
const SENT: Record<AskedField['kind'], (field: Bounds) => z.ZodType> = {
  name: ({ max = LINE_MAX }) => singleLine(max),
  line: ({ max = LINE_MAX }) => lineOrNull(max),
  notes: () => notesOrNull(),
  email: ({ max = LINE_MAX }) =>
    lineOrNull(max).refine(
      (address) => address === null || isEmail(address),
      refusal('account.invalidEmail'),
    ),
  code: () => listCode.nullable(),
  codes: () => z.array(listCode).max(CODES_MAX),
  number: ({ max = ROW_ID_MAX }) => z.int().min(0).max(max).nullable(),
  year: () => z.int().min(FIRST_YEAR).max(LAST_YEAR).nullable(),
  date: () => day.nullable(),
  latitude: () => z.number().nullable(),
  longitude: () => z.number().nullable(),
  reference: () => rowId.nullable(),
};

/** The same as replied: a stored text is told as it is. */
const REPLIED: typeof SENT = {
  ...SENT,
  name: () => z.string(),
  line: () => z.string().nullable(),
  notes: () => z.string().nullable(),
  email: () => z.string().nullable(),
};

type Shape<A> = { [N in keyof A]: z.ZodType<A[N], A[N]> };

const shapeBy = <F extends FormName>(schemas: typeof SENT, form: F) =>
  Object.fromEntries(
    fieldsOf(form).map((field) => [field.request, schemas[field.kind](field)]),
  ) as unknown as Shape<FormAnswers[F]>;

/** The fields of a form's request, from the table of fields; only their shape is checked. */
export const sentShape = <F extends FormName>(form: F) => shapeBy(SENT, form);
/** The same as replied. */
export const repliedShape = <F extends FormName>(form: F) => shapeBy(REPLIED, form);

/** A reply of the options of each code list that these forms choose from. */
export function optionsShape<L extends string>(...forms: FormName[]) {
  const lists = forms.flatMap((form) => Object.values(listOf(form)));
  const shape = Object.fromEntries(lists.map((list) => [list, z.array(codeOption)]));
  return shape as unknown as Record<L, z.ZodType<CodeOption[], CodeOption[]>>;
}
