import { useState } from 'react';
import { typedFields, useTypedWork } from 'shared-ui/auth';
import type { Fields, FormValues } from './fields.ts';
import { keptValues, nameOf } from './kept-form.rules.ts';

/**
 * How a form is kept: `name` is the same at the next visit and its alone on its page (with the record's id in a dialog),
 * `restore` brings kept values in where there is more to it than setting them. False: never.
 */
export type KeepForm<V> = false | { name: string; restore?: (base: V, mine: V) => void };

type Held<V extends FormValues, L, K extends string> = {
  fields: Fields<V, L, K>;
  dirty: boolean;
  base: V;
  mine: V;
  change: (part: Partial<V>) => void;
};

/** Keeps what is typed into a form when the session ends; passwords never. */
export function useKeptForm<V extends FormValues, L, K extends string>(
  { keep }: { keep?: KeepForm<V> },
  { fields, dirty, base, mine, change }: Held<V, L, K>,
): void {
  const [ownName] = useState(() => nameOf(base));
  const isKept = keep !== false && Object.keys(base).some((name) => fields[name]?.control !== 'password');
  const kept = (values: V) => keptValues(fields, values) as V;
  useTypedWork(
    isKept
      ? {
          key: keep?.name ?? ownName,
          dirty,
          // asked for when the session ends, not at each key
          get base() {
            return kept(base);
          },
          get mine() {
            return kept(mine);
          },
          restore: keep?.restore ?? ((base, mine) => change(typedFields(base, mine) as Partial<V>)),
        }
      : null,
  );
}
