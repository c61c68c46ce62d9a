import {
  entriesOf,
  faultsOf,
  fullLabel,
  schemaOf,
  type Fields,
  type FormValues,
  type NameOf,
} from 'shared-ui/form';
import type { Wording } from 'shared-ui/i18n';
import { valueWords } from './value-words.ts';

/** One field as the review lists it. */
export type ReviewEntry = {
  name: string;
  label: string;
  /** The answer as a person reads it, '' when there is none. */
  words: string;
  /** What keeps it from being published. */
  fault?: string;
  /** The address that opens the form at the field. */
  to: string;
};

/** Fields that stand together in the review; `of` names what they belong to where several things have the same fields. */
export type ReviewSection = { title: string; entries: ReviewEntry[]; of?: string };

/** What a field of the review is called outside its section. */
export function labelIn({ of }: ReviewSection, { label }: ReviewEntry): string {
  return of === undefined ? label : `${of}: ${label}`;
}

type Reviewed<V extends FormValues, L, K extends string> = {
  fields: Fields<V, L, K>;
  /** Words the fields' labels and faults. */
  t: Wording<K>;
  lookups: L;
  values: V;
  hrefOf: (field: string) => string;
};

/** The shown ones among the named fields, each with its answer, its fault and the way to it. */
export function reviewEntries<V extends FormValues, L, K extends string>(
  { fields, t, lookups, values, hrefOf }: Reviewed<V, L, K>,
  names: readonly NameOf<V>[],
): ReviewEntry[] {
  const specs = new Map(entriesOf(fields));
  const faults = faultsOf(schemaOf(fields), values);
  return names.flatMap((name) => {
    const spec = specs.get(name);
    if (!spec || (spec.visible && !spec.visible(values))) return [];
    const fault = faults[name];
    return [
      {
        name,
        label: fullLabel(spec, t),
        words: valueWords(spec, values[name], values, lookups),
        fault: fault === undefined ? undefined : t(fault as K),
        to: hrefOf(name),
      },
    ];
  });
}
