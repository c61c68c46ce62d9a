import { isEmail, LINE_MAX, NOTES_MAX, type CodeOption } from 'shared-domain';
import { fieldsOf, type AskedField, type FormName, type FormValuesBy } from 'shared-domain/fields';
import type { Fields, FieldSpec } from 'shared-ui/form';

/** Messages that the fields of the table need, by their keys in a form's catalogue. */
type FieldMessage = 'requiredField' | 'invalidNumber' | 'invalidDate' | 'invalidYear' | 'invalidEmail';

/** Whether a text is a whole number from 0 to this one. */
export const isWhole = (text: string, max: number) => /^\d+$/.test(text.trim()) && Number(text) <= max;
const isYear = (text: string) => /^(19|20|21)\d\d$/.test(text.trim());

type Lookups = Record<string, unknown>;
const optionsFrom = (list: string) => (_: unknown, lookups: Lookups) =>
  (lookups[list] ?? []) as readonly CodeOption[];
const select = ({ list = '' }: AskedField) => ({ control: 'select' as const, options: optionsFrom(list) });
const line = ({ max = LINE_MAX }: AskedField) => ({ control: 'text' as const, maxLength: max });
const number = (check: (text: string) => FieldMessage | null, maxLength?: number) => ({
  control: 'text' as const,
  inputMode: 'numeric' as const,
  maxLength,
  check,
});

/** How each kind is asked for; a field with rules of its own says them in its form. */
const CONTROLS: Record<AskedField['kind'], (field: AskedField) => object> = {
  name: line,
  line,
  notes: () => ({ control: 'area', maxLength: NOTES_MAX, wide: true }),
  email: (field) => ({
    ...line(field),
    control: 'email',
    check: (text: string): FieldMessage | null => (isEmail(text) ? null : 'invalidEmail'),
  }),
  code: select,
  codes: ({ list = '' }) => ({ control: 'multi', options: optionsFrom(list) }),
  reference: select,
  number: ({ max = Number.MAX_SAFE_INTEGER }) =>
    number((text) => (isWhole(text, max) ? null : 'invalidNumber')),
  year: () => number((text) => (isYear(text) ? null : 'invalidYear'), 4),
  date: () => ({ control: 'date', format: 'MM/dd/yyyy' }),
  latitude: () => ({ control: 'text' }),
  longitude: () => ({ control: 'text' }),
};

/** The fields that the table gives a form, in its order, each with what `own` says of it besides. */
export function tableFields<
  F extends FormName,
  V extends { [N in keyof FormValuesBy[F]]: unknown },
  L,
  K extends string,
>(form: F, own: { [N in keyof V]?: Partial<FieldSpec<V, L, K, N>> }): Fields<V, L, K> {
  const named = new Map<string, object>(Object.entries(own));
  const entries = fieldsOf(form).map((field) => {
    const { name, kind, required, hint, term } = field;
    const message = kind === 'date' ? 'invalidDate' : 'requiredField';
    return [
      name,
      {
        label: name,
        ...CONTROLS[kind](field),
        ...(required && { required: message }),
        ...(hint && { hint: `${name}_hint` }),
        ...(term && { term }),
        ...named.get(name),
      },
    ];
  });
  return Object.fromEntries(entries) as Fields<V, L, K>;
}
