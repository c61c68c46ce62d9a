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
  const texts = textsOf(value);
  if (spec.control === 'date')
    return texts.map((day) => showDay(day, spec.format ?? 'MM/dd/yyyy')).join(', ');
  if (!('options' in spec)) return texts.join(', ');
  const labels = new Map(spec.options(values, lookups).map(({ code, label }) => [code, label]));
  return texts.map((code) => labels.get(code) ?? code).join(', ');
}

/** What a field holds, as texts: none, one, or several choices. */
function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value === 'string') return [value.trim()];
  return typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : [];
}
