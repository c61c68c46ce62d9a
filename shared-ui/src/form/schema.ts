import { yupToFormErrors } from 'formik';
import { array, boolean, mixed, number, object, string, ValidationError } from 'yup';
import type { ObjectSchema, Schema } from 'yup';
import { isDay } from './calendar.rules.ts';
import { entriesOf, isBlank, type Control, type FieldSpec, type Fields, type FormValues } from './fields.ts';

/** Message key for a number field that holds no number. */
export const NOT_A_NUMBER = '\0number';
/** Message key for a date field that holds no date. */
export const NOT_A_DATE = '\0date';

const isWrittenDay = (value: unknown): value is string =>
  typeof value === 'string' && (!value || isDay(value));

/** What each kind of field holds. */
const KINDS: Record<Control<never, never, string>['control'], Schema> = {
  text: string(),
  email: string(),
  area: string(),
  password: string(),
  select: string(),
  multi: array(),
  check: boolean(),
  own: mixed(),
  number: number().typeError(NOT_A_NUMBER),
  date: mixed({ type: 'string', check: isWrittenDay }).typeError(NOT_A_DATE),
};

/** The schema of one field: its kind, whether it has to be answered, its own rules; a hidden one takes anything. */
function fieldSchema<V extends FormValues, L, K extends string>(
  { control, required, check, publishCheck, visible }: FieldSpec<V, L, K>,
  draft: boolean,
): Schema {
  const isAsked = !draft && required !== undefined;
  const kind: Schema = isAsked ? KINDS[control].required(required) : KINDS[control].nullable();
  const schema = kind.test('rules', (value: NonNullable<V[keyof V]>, { parent, createError }) => {
    const values = parent as V;
    const broken = () => check?.(value, values) ?? (draft ? null : publishCheck?.(value, values));
    const message = isBlank(control, value) ? (isAsked ? required : null) : broken();
    return message ? createError({ message }) : true;
  });
  if (!visible) return schema;
  return schema.when([], (_, own, { parent }) => (visible(parent as V) ? own : mixed().nullable()));
}

type Made = WeakMap<object, ObjectSchema<FormValues>>;
const made: Record<'draft' | 'full', Made> = { draft: new WeakMap(), full: new WeakMap() };

/**
 * The yup schema of a form: kinds, required fields (not for drafts) and each field's own rules. Messages are catalogue
 * keys. Made once for the same fields.
 */
export function schemaOf<V extends FormValues, L, K extends string>(
  fields: Fields<V, L, K>,
  { draft = false }: { draft?: boolean } = {},
): ObjectSchema<FormValues> {
  const known = made[draft ? 'draft' : 'full'];
  const entries = () => entriesOf(fields).map(([name, spec]) => [name, fieldSchema(spec, draft)]);
  const schema = known.get(fields) ?? object(Object.fromEntries(entries()));
  known.set(fields, schema);
  return schema;
}

/** What a schema says of the values: message keys by field. */
export function faultsOf(schema: ObjectSchema<FormValues>, values: FormValues): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false, strict: true });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return yupToFormErrors<FormValues>(error) as Record<string, string>;
  }
}
