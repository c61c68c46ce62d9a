import type { CodeOption } from 'shared-domain';
import { fieldsOf, listOf } from 'shared-domain/fields';
import type { AskedField, FormAnswers, FormName } from 'shared-domain/fields';
import { z } from 'zod';
import { day, lineOrNull, notesOrNull, singleLine } from '../../platform/http/schemas.ts';
import { codeOption } from '../lookups/lookups.payload.ts';

const CODE_MAX = 4;
const CODES_MAX = 50;
const ID_MAX = 1_000_000_000;
const [FIRST_YEAR, LAST_YEAR] = [1900, 2200];

type Bounds = Pick<AskedField, 'max'>;

/** The shape of each kind of field, as it is sent; what its answers must be beside that are rules. */
const SENT: Record<AskedField['kind'], (field: Bounds) => z.ZodType> = {
  name: ({ max = 120 }) => singleLine(max),
  line: ({ max = 120 }) => lineOrNull(max),
  notes: () => notesOrNull(),
  code: () => z.string().max(CODE_MAX).nullable(),
  codes: () => z.array(z.string().max(CODE_MAX)).max(CODES_MAX),
  number: ({ max = ID_MAX }) => z.int().min(0).max(max).nullable(),
  year: () => z.int().min(FIRST_YEAR).max(LAST_YEAR).nullable(),
  date: () => day.nullable(),
  latitude: () => z.number().nullable(),
  longitude: () => z.number().nullable(),
  reference: () => z.int().min(1).max(ID_MAX).nullable(),
};

/** The same as replied: a stored text is told as it is. */
const REPLIED: typeof SENT = {
  ...SENT,
  name: () => z.string(),
  line: () => z.string().nullable(),
  notes: () => z.string().nullable(),
};

type Shape<A> = { [N in keyof A]: z.ZodType<A[N]> };

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
  return shape as unknown as Record<L, z.ZodType<CodeOption[]>>;
}
