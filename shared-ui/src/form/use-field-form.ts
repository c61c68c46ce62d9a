import { useFormik } from 'formik';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { ApiError } from 'shared-ui/api';
import type { Wording } from 'shared-ui/i18n';
import {
  changeValues,
  entriesOf,
  type FieldSpec,
  type Fields,
  type FieldsOf,
  type FormValues,
  type NameOf,
} from './fields.ts';
import { faultsOf, schemaOf } from './schema.ts';
import { useKeptForm, type KeepForm } from './use-kept-form.ts';
import { useAfterPress } from './use-after-press.ts';

/** What a form is made from. Keep `fields`, `lookups` and `t` the same between drawings, or every field is drawn anew. */
export type FormSetup<V extends FormValues, L, K extends string> = {
  fields: Fields<V, L, K> | FieldsOf<V, L, K>;
  /** Words the fields' labels and messages. */
  t: Wording<K>;
  initial: V;
  lookups: L;
  /** Sends the values; an ApiError it throws is shown by `FormAlert` and at the fields it names. */
  onSubmit: (values: V, kind: { draft: boolean }) => Promise<void>;
  /** The form saves a draft unless `submit` says otherwise. */
  draft?: boolean;
  /** How what was typed is kept when the session ends; by itself it comes back to a form that begins the same. */
  keep?: KeepForm<V>;
};

/** A field at fault, as the summary lists it. */
export type FieldFault = { name: string; label: string; message: string };
/** A form in use. */
export type FieldForm<V extends FormValues, L, K extends string> = ReturnType<typeof useFieldForm<V, L, K>>;

/** A form from its fields: values, rules, what is wrong, and how it is sent. Checks on leaving a field and on sending. */
export function useFieldForm<V extends FormValues, L, K extends string>(setup: FormSetup<V, L, K>) {
  const { initial, lookups, t } = setup;
  const id = useId();
  const declared = setup.fields;
  const fieldsOf = useMemo<FieldsOf<V, L, K>>(
    () => (typeof declared === 'function' ? declared : () => declared),
    [declared],
  );
  const { formik, check, submit } = useSending(setup, initial, fieldsOf);
  const { names, problem, count } = formik.status as Attempts;
  const fields = fieldsOf(formik.values);
  const { change, set } = useChange<V, L, K>(formik, fieldsOf, lookups);
  const leave = useCheckOnLeaving<V>(formik);
  useKeptForm(setup, {
    fields,
    dirty: formik.dirty,
    base: formik.initialValues,
    mine: formik.values,
    change,
  });
  const { resetForm } = formik;
  const reset = useCallback((values?: V) => resetForm(values ? { values } : undefined), [resetForm]);

  const errors = formik.errors as Record<string, string | undefined>;
  return {
    id,
    setup,
    fields,
    values: formik.values,
    errors,
    touched: formik.touched as Record<string, boolean | undefined>,
    dirty: formik.dirty,
    submitting: formik.isSubmitting,
    /** Fields refused by the last attempt and not mended since. */
    faults: faultsOn(fields, t, (name) => (names.includes(name) ? errors[name] : undefined)),
    /** Fields refused by the server and not changed since. */
    refusals: faultsOn(fields, t, (name) => problem?.errors?.[name]?.join(' ')),
    /** Number of attempts to send; `ErrorSummary` takes the focus when it grows. */
    attempt: count,
    /** What the server answered to the last attempt. */
    problem,
    set,
    change,
    leave,
    reset,
    check,
    submit,
  };
}

type Formik<V extends FormValues> = ReturnType<typeof useFormik<V>>;

/** formik's status of a form: the attempts to send it, what the last one found at fault, what the server answered. */
type Attempts = { count: number; names: readonly string[]; problem: ApiError | null };
const UNTRIED: Attempts = { count: 0, names: [], problem: null };

/** formik with the form's schema, and the attempts to send it: as a draft or for good, or only to check it. */
function useSending<V extends FormValues, L, K extends string>(
  { onSubmit, draft: draftByDefault = false }: FormSetup<V, L, K>,
  initial: V,
  fieldsOf: FieldsOf<V, L, K>,
) {
  const faultsIn = (values: V, draft: boolean) => faultsOf(schemaOf(fieldsOf(values), { draft }), values);
  // formik's own functions know nothing of drafts: whether what is being sent is one
  const asDraft = useRef<boolean>(null);
  const formik = useFormik<V>({
    initialValues: initial,
    initialStatus: UNTRIED,
    validateOnChange: false,
    validateOnBlur: false,
    validate: (values) => faultsIn(values, asDraft.current ?? draftByDefault),
    onSubmit: async (values): Promise<unknown> => {
      const draft = asDraft.current ?? draftByDefault;
      asDraft.current = null;
      // formik takes every field for touched by now
      void formik.setTouched({}, false);
      try {
        await onSubmit(values, { draft });
        return true;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setFormikState((now) => ({ ...now, status: { ...(now.status as Attempts), problem: error } }));
        return false;
      }
    },
  });
  const { setFormikState } = formik;
  /** Checks without sending: marks what is wrong as an attempt to send would; true when nothing is. */
  const check = ({ draft = draftByDefault }: { draft?: boolean } = {}): boolean => {
    const faults = faultsIn(formik.values, draft);
    const names = Object.keys(faults);
    setFormikState((now) => ({
      ...now,
      errors: faults as typeof now.errors,
      touched: Object.fromEntries(names.map((name) => [name, true])) as typeof now.touched,
      status: { count: (now.status as Attempts).count + 1, names, problem: null } satisfies Attempts,
    }));
    return names.length === 0;
  };
  /** Checks and sends; true when it was taken. */
  const submit = async ({ draft = draftByDefault }: { draft?: boolean } = {}): Promise<boolean> => {
    if (!check({ draft })) return false;
    asDraft.current = draft;
    return (await (formik.submitForm() as Promise<unknown>)) === true;
  };
  return { formik, check, submit };
}

/** The change of values, with what follows from it in other fields; changes in a row build on each other. */
function useChange<V extends FormValues, L, K extends string>(
  { setFormikState }: Formik<V>,
  fieldsOf: FieldsOf<V, L, K>,
  lookups: L,
) {
  const change = useCallback(
    (part: Partial<V>) =>
      setFormikState((now) => ({
        ...now,
        values: changeValues(fieldsOf, now.values, part, lookups),
        status: mended(now.status as Attempts, Object.keys(part)),
      })),
    [setFormikState, fieldsOf, lookups],
  );
  const set = useCallback(
    (name: NameOf<V>, value: unknown) => change({ [name]: value } as Partial<V>),
    [change],
  );
  return { change, set };
}

type Leavable = {
  validateForm: () => Promise<unknown>;
  setFieldTouched: (name: string, touched: boolean, validate: boolean) => unknown;
};

/**
 * What to call when a field is left. The check comes once that is drawn: a date takes its value only when it is left.
 * The field is marked after it, or the fault of an earlier check would flash up and push away what is being clicked.
 */
function useCheckOnLeaving<V>({ validateForm, setFieldTouched }: Leavable): (name: NameOf<V>) => void {
  const [left, setLeft] = useState<{ name: NameOf<V> } | null>(null);
  useEffect(() => {
    if (left) void validateForm().then(() => setFieldTouched(left.name, true, false));
  }, [left, validateForm, setFieldTouched]);
  const afterPress = useAfterPress();
  return useCallback((name) => afterPress(() => setLeft({ name })), [afterPress]);
}

/** The fields of which there is something to say, in the form's order. */
function faultsOn<V extends FormValues, L, K extends string>(
  fields: Fields<V, L, K>,
  t: Wording<K>,
  messageFor: (name: string) => string | undefined,
): FieldFault[] {
  return entriesOf(fields).flatMap(([name, spec]) => {
    const message = messageFor(name);
    return message ? [{ name, label: fullLabel(spec, t), message }] : [];
  });
}

/** A field's label, with the row that it stands in. */
export function fullLabel<V, L, K extends string>(
  { label, row }: Pick<FieldSpec<V, L, K>, 'label' | 'row'>,
  t: Wording<K>,
): string {
  return row ? `${t(row.title, { number: row.number })}: ${t(label)}` : t(label);
}

/** The last attempt without what the server said of fields that were changed since. */
function mended(attempts: Attempts, names: string[]): Attempts {
  const { problem } = attempts;
  if (!problem?.errors) return attempts;
  const left = Object.entries(problem.errors).filter(([name]) => !names.includes(name));
  const { status, message, lines } = problem;
  return { ...attempts, problem: new ApiError(status, message, { errors: Object.fromEntries(left), lines }) };
}
