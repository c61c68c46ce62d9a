import { showDay, type FieldSpec, type FormValues } from 'shared-ui/form';

/**
 * A field's value as a person reads it: labels for codes, a date as the field shows it; '' when nothing is answered. A
 * code that the lists do not know stays as it is.
 */
export function valueWords<V extends FormValues, L, K extends string>(
  spec: FieldSpec<V, L, K>,
  value: unknown,
  values: V,
  lookups: L,
): string {
  if (value === null || value === undefined) return '';
  if (spec.control === 'date') return showDay(String(value), spec.format ?? 'MM/dd/yyyy');
  if (!('options' in spec)) return String(value).trim();
  const labels = new Map(spec.options(values, lookups).map(({ code, label }) => [code, label]));
  return [value]
    .flat()
    .map((code) => labels.get(String(code)) ?? String(code))
    .join(', ');
}
