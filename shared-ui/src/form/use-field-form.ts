import { useFormik } from 'formik';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ApiError } from 'shared-ui/api';
import type { Translate } from 'shared-ui/i18n';
import {
  changeValues,
  entriesOf,
  faultsOf,
  schemaOf,
  type FieldSpec,
  type Fields,
  type FieldsOf,
  type FormValues,
  type NameOf,
} from './fields.ts';
import { useKeptForm, type KeepForm } from './use-kept-form.ts';
import { useAfterPress } from './use-after-press.ts';

/** What a form is made from. Keep `fields`, `lookups` and `t` the same between drawings, or every field is drawn anew. */
export type FormSetup<V extends FormValues, L, K extends string> = {
  fields: Fields<V, L, K> | FieldsOf<V, L, K>;
  /** Words the fields' labels and messages. */
  t: Translate<K>;
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
  const formik = useFormik<V>({
    initialValues: initial,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: () => undefined,
  });
  const { resetForm } = formik;
  const fields = fieldsOf(formik.values);
  const { problem, attempt, faults, check, submit, mend, forget } = useSending(formik, fields, setup);
  const { change, set } = useChange(formik, fieldsOf, lookups, mend);
  const leave = useCheckOnLeaving<V>(formik, faults);
  useKeptForm(setup, {
    fields,
    dirty: formik.dirty,
    base: formik.initialValues,
    mine: formik.values,
    change,
  });
  const reset = useCallback(
    (values?: V) => {
      resetForm(values ? { values } : undefined);
      forget();
    },
    [resetForm, forget],
  );

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
    faults: faultsOn(fields, t, (name) => (attempt.names.includes(name) ? errors[name] : undefined)),
    /** Fields refused by the server and not changed since. */
    refusals: faultsOn(fields, t, (name) => problem?.errors?.[name]?.join(' ')),
    /** Number of attempts to send; `ErrorSummary` takes the focus when it grows. */
    attempt: attempt.count,
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

const NO_ATTEMPT = { count: 0, names: [] as string[] };

/** How a form is checked and sent, and what came of it. `mend` takes fields out of the refusal, `forget` all of it. */
function useSending<V extends FormValues, L, K extends string>(
  { values, setTouched, setErrors, setSubmitting }: Formik<V>,
  fields: Fields<V, L, K>,
  { onSubmit, draft: draftByDefault = false }: FormSetup<V, L, K>,
) {
  const [problem, setProblem] = useState<ApiError | null>(null);
  const [attempt, setAttempt] = useState(NO_ATTEMPT);
  const schemas = useMemo(
    () => ({ full: schemaOf(fields), draft: schemaOf(fields, { draft: true }) }),
    [fields],
  );
  const faults = (draft = draftByDefault) => faultsOf(draft ? schemas.draft : schemas.full, values);
  const mend = useCallback((names: string[]) => {
    setProblem((now) => (now?.errors ? withoutErrors(now, names) : now));
  }, []);
  const forget = useCallback(() => {
    setProblem(null);
    setAttempt(NO_ATTEMPT);
  }, []);

  /** Checks without sending: marks what is wrong as an attempt to send would; true when nothing is. */
  const check = ({ draft = draftByDefault }: { draft?: boolean } = {}): boolean => {
    setProblem(null);
    const found = faults(draft);
    const names = Object.keys(found);
    void setTouched(Object.fromEntries(names.map((name) => [name, true])) as never, false);
    setErrors(found as never);
    setAttempt((now) => ({ count: now.count + 1, names }));
    return names.length === 0;
  };
  /** Checks and sends; true when it was taken. */
  const submit = async (kind: { draft?: boolean } = {}): Promise<boolean> => {
    if (!check(kind)) return false;
    setSubmitting(true);
    const { draft = draftByDefault } = kind;
    const refusal = await refusalOf(onSubmit(values, { draft })).finally(() => setSubmitting(false));
    setProblem(refusal);
    return refusal === null;
  };
  return { problem, attempt, faults, check, submit, mend, forget };
}

/** The change of values, with what follows from it in other fields. */
function useChange<V extends FormValues, L, K extends string>(
  { values, setValues }: Formik<V>,
  fieldsOf: FieldsOf<V, L, K>,
  lookups: L,
  mend: (names: string[]) => void,
) {
  // formik hands out the values as they were last drawn; changes that follow each other must build on each other
  const latest = useRef(values);
  useLayoutEffect(() => {
    latest.current = values;
  }, [values]);
  const change = useCallback(
    (part: Partial<V>) => {
      latest.current = changeValues(fieldsOf, latest.current, part, lookups);
      void setValues(latest.current, false);
      mend(Object.keys(part));
    },
    [setValues, fieldsOf, lookups, mend],
  );
  const set = useCallback(
    (name: NameOf<V>, value: unknown) => change({ [name]: value } as Partial<V>),
    [change],
  );
  return { change, set };
}

/** What the server said against it; null when it was taken. Other failures go on. */
async function refusalOf(sent: Promise<void>): Promise<ApiError | null> {
  try {
    await sent;
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

type Leavable = {
  setFieldTouched: (name: string, touched: boolean, validate: boolean) => unknown;
  setErrors: (errors: never) => void;
};

/**
 * What to call when a field is left. The check comes afterwards: a date takes its value only when it is left. Field and
 * faults are marked at once, or the fault of an earlier check would flash up and push away what is being clicked.
 */
function useCheckOnLeaving<V>(
  { setFieldTouched, setErrors }: Leavable,
  faults: () => Record<string, string>,
): (name: NameOf<V>) => void {
  const [left, setLeft] = useState<{ name: NameOf<V> } | null>(null);
  const check = useEffectEvent((name: NameOf<V>) => {
    void setFieldTouched(name, true, false);
    setErrors(faults() as never);
  });
  useEffect(() => {
    if (left) check(left.name);
  }, [left]);
  const afterPress = useAfterPress();
  return useCallback((name) => afterPress(() => setLeft({ name })), [afterPress]);
}

/** The fields of which there is something to say, in the form's order. */
function faultsOn<V extends FormValues, L, K extends string>(
  fields: Fields<V, L, K>,
  t: Translate<K>,
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
  t: Translate<K>,
): string {
  return row ? `${t(row.title, { number: row.number })}: ${t(label)}` : t(label);
}

/** The server's refusal without what it said of fields that were changed since. */
function withoutErrors(problem: ApiError, names: string[]): ApiError {
  const errors = Object.fromEntries(
    Object.entries(problem.errors ?? {}).filter(([name]) => !names.includes(name)),
  );
  return new ApiError(problem.status, problem.message, { errors, lines: problem.lines });
}
