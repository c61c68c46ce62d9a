import { useEffect, useRef, useState } from 'react';
import { ApiError } from 'shared-ui/api';
import { typedFields } from 'shared-ui/auth';
import type { FormValues, NameOf } from './fields.ts';
import { mergeNewer, type Merge } from './merge.rules.ts';
import { useFieldForm, type FormSetup } from './use-field-form.ts';

/** How a form is sent: as a draft or for good, and from which version of the record it goes out. */
export type Sending = { draft: boolean; version: number | undefined };
/** A record being edited, and how to ask for it as someone else may have stored it since. */
export type Edited<R> = { record: R; loadNewer: () => Promise<R> };

/** What a form over a record with versions needs from its screen. */
export type VersionedSetup<R, V extends FormValues, L, K extends string> = Pick<
  FormSetup<V, L, K>,
  'fields' | 't' | 'lookups' | 'errorsByField'
> & {
  /** What the form of a new record begins with. */
  empty: V;
  /** The record to edit; null for a new one. */
  edited: Edited<R> | null;
  /** Whether the form goes on over the record that it has just created; otherwise it is cleared for the next one. */
  stays?: boolean;
  /** A record as the form holds it; what is not stored of a form stays as in `mine`. */
  toForm: (record: R, mine?: V) => V;
  /** Sends the form; answers the record as it is stored now. */
  send: (values: V, sending: Sending) => Promise<R>;
  /** How two people's edits come together, where the fields alone don't tell. */
  merge?: (base: V, mine: V, theirs: V) => Merge<V>;
  /** The form's name where a page has several; see `KeepForm`. */
  name?: string;
  /** Values as they go on after `sent` was stored as `stored`, where storing renames something. */
  afterStoring?: (values: V, sent: V, stored: V) => V;
};

/**
 * A newer record that turned up while the form was edited: both versions, and once it is merged in the fields that
 * both people have changed.
 */
export type Stale<V extends FormValues> = { mine: V; theirs: V; merged: NameOf<V>[] | null };

/**
 * A form over a record with versions: what is sent, and what happens when someone else was faster (S10). `record` is what
 * is stored as far as the form knows.
 */
export function useVersionedForm<R extends { version: number }, V extends FormValues, L, K extends string>(
  setup: VersionedSetup<R, V, L, K>,
) {
  const { fields, t, lookups, empty, edited, stays = false, toForm, send } = setup;
  const { errorsByField, merge = mergeNewer<V>, afterStoring } = setup;
  const [initial] = useState(() => (edited ? toForm(edited.record) : empty));
  // What the form was opened with: the base of a merge, and the version that an update names.
  const basis = useRef({ values: initial, version: edited?.record.version });
  const stored = useRef<R>(undefined);
  const newer = useRef<R>(undefined);
  const [stale, setStale] = useState<Stale<V> | null>(null);
  const [record, setRecord] = useState(edited?.record ?? null);

  const form = useFieldForm({
    fields,
    t,
    initial,
    lookups,
    errorsByField,
    keep:
      edited || setup.name
        ? { name: setup.name ?? 'record', restore: (base, mine) => restore(base, mine) }
        : undefined,
    onSubmit: async (values: V, { draft }) => {
      setStale(null);
      try {
        stored.current = await send(values, { draft, version: basis.current.version });
      } catch (error) {
        const isBehind = error instanceof ApiError && error.status === 409;
        newer.current = edited && isBehind ? await newerThan(basis.current, edited, toForm) : undefined;
        if (!newer.current) throw error;
        const theirs = toForm(newer.current, values);
        if (!isSame(values, theirs)) {
          setStale({ mine: values, theirs, merged: null });
          throw error;
        }
        // It is stored as it stands here, as after an answer that was lost: there is nothing to choose between.
        stored.current = await send(values, { draft, version: newer.current.version });
      }
    },
  });
  const latest = useRef(form.values);
  useEffect(() => {
    latest.current = form.values;
  });

  const startFrom = (values: V, version: number | undefined) => {
    basis.current = { values, version };
    form.reset(values);
  };
  /** Goes on from a stored record with what `mine` changed since `base`; the fields that both have changed. */
  const goOnFrom = (record: R, base: V, mine: V) => {
    const theirs = toForm(record, mine);
    const { values, conflicts } = merge(base, mine, theirs);
    setRecord(record);
    startFrom(theirs, record.version);
    // Rows that were stored under another key are still there under the old one.
    const gone = Object.keys(latest.current).filter((name) => !(name in values));
    form.change({ ...Object.fromEntries(gone.map((name) => [name, undefined])), ...values });
    return conflicts;
  };
  /** Checks and sends; the stored record, or undefined when it was refused. */
  const save = async (kind?: { draft: boolean }): Promise<R | undefined> => {
    const sent = form.values;
    if (!(await form.submit(kind))) return undefined;
    // What was typed while the request ran is not saved yet, and must not be lost.
    if ((edited || stays) && stored.current) {
      const now = toForm(stored.current, sent);
      const after = (values: V) => afterStoring?.(values, sent, now) ?? values;
      goOnFrom(stored.current, after(sent), after(latest.current));
    }
    return stored.current;
  };
  /** Empties the form for the next record. */
  const clear = () => startFrom(empty, undefined);
  /** Brings the newer record in beside what was typed. */
  const mergeStale = () => {
    if (!stale || !newer.current) return;
    setStale({ ...stale, merged: goOnFrom(newer.current, basis.current.values, form.values) });
  };

  /** Takes the newer value of a field that both have changed. */
  const takeTheirs = (name: NameOf<V>) => {
    if (!stale?.merged) return;
    form.set(name, stale.theirs[name]);
    setStale({ ...stale, merged: stale.merged.filter((other) => other !== name) });
  };

  /** Goes on from a record that another save has changed, with what was typed here; what both changed is to be chosen. */
  const follow = (record: R) => {
    if (record.version === basis.current.version) return;
    const mine = latest.current;
    const conflicts = goOnFrom(record, basis.current.values, mine);
    if (conflicts.length > 0) setStale({ mine, theirs: toForm(record, mine), merged: conflicts });
  };

  /** Brings in what was typed before the session ended, beside what somebody else may have stored since. */
  const restore = (base: V, mine: V) => {
    if (!edited) return form.change(typedFields(base, mine) as Partial<V>);
    const conflicts = goOnFrom(edited.record, base, mine);
    if (conflicts.length > 0) setStale({ mine, theirs: toForm(edited.record, mine), merged: conflicts });
  };

  return { form, record, save, clear, stale, mergeStale, takeTheirs, follow };
}

/** Whether two versions of a form hold the same. */
function isSame<V extends FormValues>(one: V, other: V): boolean {
  const names = Object.keys({ ...one, ...other });
  return names.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}

/** The stored record if it is another one than what the form was opened with; without it the refusal speaks alone. */
async function newerThan<R extends { version: number }, V>(
  basis: { values: V; version: number | undefined },
  { loadNewer }: Edited<R>,
  toForm: (record: R, mine: V) => V,
): Promise<R | undefined> {
  const newer = await loadNewer().catch(() => undefined);
  if (!newer) return undefined;
  const same =
    newer.version === basis.version &&
    JSON.stringify(toForm(newer, basis.values)) === JSON.stringify(basis.values);
  return same ? undefined : newer;
}
