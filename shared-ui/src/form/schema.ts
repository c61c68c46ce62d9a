import { yupToFormErrors } from 'formik';
import { array, boolean, mixed, number, object, string, ValidationError } from 'yup';
import type { ObjectSchema, Schema } from 'yup';
import { WRITTEN_DAY } from './calendar.rules.ts';
import { entriesOf, type FieldSpec, type Fields, type FormValues } from './fields.ts';

/** Message key for a number field that holds no number. */
export const NOT_A_NUMBER = '\0number';
/** Message key for a date field that holds no date. */
export const NOT_A_DATE = '\0date';

const asked = (schema: Schema, message?: string): Schema =>
  message === undefined ? schema.nullable() : schema.required(message);

/** Spaces are no answer, but in a password. */
const text = (message?: string) =>
  asked(message === undefined ? string() : string().matches(/\S/, message), message);

/** What each kind of field holds; with a message it has to be answered. */
const KINDS: Record<FieldSpec<never, never, string>['control'], (required?: string) => Schema> = {
  text,
  email: text,
  area: text,
  password: (required) => asked(string(), required),
  select: (required) => asked(string(), required),
  multi: (required) => asked(required === undefined ? array() : array().min(1, required), required),
  check: (required) =>
    asked(required === undefined ? boolean() : boolean().oneOf([true], required), required),
  number: (required) => asked(number().typeError(NOT_A_NUMBER), required),
  date: (required) =>
    asked(string().matches(WRITTEN_DAY, { message: NOT_A_DATE, excludeEmptyString: true }), required),
};

/** Whether there is anything for a field's own rules to judge. */
function isJudged(control: string, value: unknown): boolean {
  if (control === 'date') return typeof value === 'string' && WRITTEN_DAY.test(value);
  if (typeof value === 'string' && control !== 'password') return value.trim() !== '';
  return !(value === '' || value === false || (Array.isArray(value) && value.length === 0));
}

/** The schema of one field: its kind, whether it has to be answered, its own rules; a hidden one takes anything. */
function fieldSchema<V extends FormValues, L, K extends string>(
  spec: FieldSpec<V, L, K>,
  draft: boolean,
): Schema {
  const { control, check, publishCheck, visible } = spec;
  const schema = KINDS[control](draft ? undefined : spec.required).test({
    name: 'rules',
    skipAbsent: true,
    test(value: NonNullable<V[keyof V]>) {
      if (!isJudged(control, value)) return true;
      const values = this.parent as V;
      const fault = check?.(value, values) ?? (draft ? null : publishCheck?.(value, values)) ?? null;
      return fault === null || this.createError({ message: fault });
    },
  });
  if (!visible) return schema;
  return schema.when([], (_, own, { parent }) => (visible(parent as V) ? own : mixed().nullable()));
}

const made = new WeakMap<object, Partial<Record<'draft' | 'full', ObjectSchema<FormValues>>>>();

/**
 * The yup schema of a form: kinds, required fields (not for drafts) and each field's own rules. Messages are catalogue
 * keys. Made once for the same fields.
 */
export function schemaOf<V extends FormValues, L, K extends string>(
  fields: Fields<V, L, K>,
  { draft = false }: { draft?: boolean } = {},
): ObjectSchema<FormValues> {
  const known = made.get(fields) ?? {};
  made.set(fields, known);
  return (known[draft ? 'draft' : 'full'] ??= object(
    Object.fromEntries(entriesOf(fields).map(([name, spec]) => [name, fieldSchema(spec, draft)])),
  ));
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
