import { entriesOf, type Fields, type FormValues } from './fields.ts';

/** The values without those that are nobody's to keep: passwords. */
export function keptValues<V extends FormValues, L, K extends string>(
  fields: Fields<V, L, K>,
  values: V,
): Partial<V> {
  const secret = new Set(
    entriesOf(fields).flatMap(([name, { control }]) => (control === 'password' ? [name] : [])),
  );
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !secret.has(name as never)),
  ) as Partial<V>;
}

/** A short number for a text: two forms that begin with the same values have the same. */
function fingerprint(text: string): string {
  let sum = 5381;
  for (const letter of text) sum = (sum * 33 + (letter.codePointAt(0) ?? 0)) % 4_294_967_296;
  return sum.toString(36);
}

/** The name of a form that has none: what its fields are called, and what it begins with. */
export const nameOf = (values: FormValues): string =>
  `form ${fingerprint(JSON.stringify(Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1))))}`;
