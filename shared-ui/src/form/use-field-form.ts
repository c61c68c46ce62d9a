import { useFormik } from 'formik';
import { useCallback, useId, useMemo, useRef } from 'react';
import { ApiError } from 'shared-ui/api';
import { useTexts, type Translate, type Wording } from 'shared-ui/i18n';
import { USUAL_FORMAT, type DateFormat } from './calendar.rules.ts';
import {
  changeValues,
  entriesOf,
  type FieldSpec,
  type Fields,
  type FieldsOf,
  type FormValues,
  type NameOf,
} from './fields.ts';
import { refusalOf, refusedStill } from './refusal.rules.ts';
import { faultsOf, NOT_A_DATE, NOT_A_NUMBER, schemaOf } from './schema.ts';
import { formTexts } from './texts.ts';
import { useKeptForm, type KeepForm } from './use-kept-form.ts';
import { useAfterPress } from './use-after-press.ts';

/** What a form is made from. Keep `fields`, `lookups` and `t` the same between drawings, or every field is drawn anew. */
export type FormSetup<V extends FormValues, L, K extends string> = {
  fields: Fields<V, L, K> | FieldsOf<V, L, K>;
  /** Words the fields' labels and messages. */
  t: Wording<K>;
  initial: V;
  lookups: L;
  /** Sends the values; an ApiError it throws is shown by `FormAlert`, at the fields it names, and listed with them. */
  onSubmit: (values: V, kind: { draft: boolean }) => Promise<void>;
  /** The server's errors under the form's own names, where those are others. */
  errorsByField?: (errors: Errors, sent: V) => Errors;
  /** How what was typed is kept when the session ends; by itself it comes back to a form that begins the same. */
  keep?: KeepForm<V>;
};

/** A field at fault, as the summary lists it. */
export type FieldFault = { name: string; label: string; message: string };
/** A form in use. */
export type FieldForm<V extends FormValues, L, K extends string> = ReturnType<typeof useFieldForm<V, L, K>>;

type Errors = Record<string, string[]>;
type Kind = { draft?: boolean };
type Messages = Readonly<Record<string, string | undefined>>;
/** formik's status of a form: what the last attempt to send it found at fault, and what the server answered. */
type Attempt = { names: readonly string[]; problem: ApiError | null };
const UNTRIED: Attempt = { names: [], problem: null };

/** A form from its fields: values, rules, what is wrong, and how it is sent. Checks on leaving a field and on sending. */
export function useFieldForm<V extends FormValues, L, K extends string>(setup: FormSetup<V, L, K>) {
  const { fields: declared, lookups, t } = setup;
  const id = useId();
  const kit = useTexts(formTexts);
  const fieldsOf = useMemo<FieldsOf<V, L, K>>(
    () => (typeof declared === 'function' ? declared : () => declared),
    [declared],
  );
  const { formik, check, submit } = useSending(setup, fieldsOf);
  const { values, dirty, setFormikState, validateForm, setFieldTouched, resetForm } = formik;
  const fields = fieldsOf(values);
  const errors = formik.errors as Messages;
  const { names, problem } = formik.status as Attempt;

  // changes in a row build on each other, which formik's own setters do not
  const change = useCallback(
    (part: Partial<V>) =>
      setFormikState((now) => ({
        ...now,
        values: changeValues(fieldsOf, now.values, part, lookups),
        status: mended(now.status as Attempt, part),
      })),
    [setFormikState, fieldsOf, lookups],
  );
  const set = useCallback(
    (name: NameOf<V>, value: unknown) => change({ [name]: value } as Partial<V>),
    [change],
  );
  const afterPress = useAfterPress();
  // marked after the check, or the fault of an earlier one would flash up and push away what is being clicked
  // to formik a name with a dot is a way into an object; in brackets it is a name
  const leave = useCallback(
    (name: NameOf<V>) =>
      afterPress(() => void validateForm().then(() => void setFieldTouched(`["${name}"]`, true, false))),
    [afterPress, validateForm, setFieldTouched],
  );
  const reset = useCallback((to?: V) => resetForm(to && { values: to }), [resetForm]);
  useKeptForm(setup, { fields, dirty, base: formik.initialValues, mine: values, change });

  return {
    id,
    setup,
    fields,
    values,
    errors,
    touched: formik.touched as Readonly<Record<string, boolean | undefined>>,
    dirty,
    /** What it was begun with, or stored as last: what is typed is told from it. */
    base: formik.initialValues,
    submitting: formik.isSubmitting,
    /** Fields refused by the last attempt, or then by the server, and not mended since. */
    faults: faultsOn(fields, t, (name, spec) => {
      const fault = names.includes(name) ? errors[name] : undefined;
      if (fault) return faultInWords(fault, spec, t, kit);
      return isOpen(spec, values, lookups) ? refusalOf(problem?.errors, name) : undefined;
    }),
    /** Whether it was the server that refused them. */
    isRefused: problem?.errors !== undefined,
    /** Grows with every attempt to send; `ErrorSummary` takes the focus when it does. */
    attempt: formik.submitCount,
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

/** formik with the form's schema, and the attempts to send it: as a draft or for good, or only to check it. */
function useSending<V extends FormValues, L, K extends string>(
  { initial, onSubmit, errorsByField }: FormSetup<V, L, K>,
  fieldsOf: FieldsOf<V, L, K>,
) {
  // formik's own functions know nothing of drafts: whether what is being sent is one
  const asDraft = useRef(false);
  const faultsIn = (values: V, kind: Kind) => faultsOf(schemaOf(fieldsOf(values), kind), values);
  const formik = useFormik<V>({
    initialValues: initial,
    initialStatus: UNTRIED,
    validateOnChange: false,
    validateOnBlur: false,
    validate: (values) => faultsIn(values, { draft: asDraft.current }),
    onSubmit: async (values, { setStatus, setTouched }): Promise<unknown> => {
      const draft = asDraft.current;
      asDraft.current = false;
      // formik takes every field for touched by now
      void setTouched({}, false);
      try {
        await onSubmit(values, { draft });
        return true;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const problem = inFormTerms(error, values, errorsByField);
        setStatus({ names: [], problem } satisfies Attempt);
        return false;
      }
    },
  });
  /** Checks without sending: marks what is wrong as an attempt to send would; true when nothing is. */
  const check = (kind: Kind = {}): boolean => {
    const errors = faultsIn(formik.values, kind);
    const names = Object.keys(errors);
    formik.setFormikState((now) => ({
      ...now,
      errors: errors as typeof now.errors,
      touched: Object.fromEntries(names.map((name) => [name, true])) as typeof now.touched,
      submitCount: now.submitCount + 1,
      status: { names, problem: null } satisfies Attempt,
    }));
    return names.length === 0;
  };
  /** Checks and sends; true when it was taken. */
  const submit = async ({ draft = false }: Kind = {}): Promise<boolean> => {
    if (!check({ draft })) return false;
    asDraft.current = draft;
    return (await (formik.submitForm() as Promise<unknown>)) === true;
  };
  return { formik, check, submit };
}

/** The fields of which there is something to say, in the form's order. */
function faultsOn<V extends FormValues, L, K extends string>(
  fields: Fields<V, L, K>,
  t: Wording<K>,
  messageFor: (name: string, spec: FieldSpec<V, L, K>) => string | undefined,
): FieldFault[] {
  return entriesOf(fields).flatMap(([name, spec]) => {
    const message = messageFor(name, spec);
    return message ? [{ name, label: fullLabel(spec, t), message }] : [];
  });
}

/** Whether a field is there to be set: where it is not, nothing can lead to it. */
function isOpen<V, L, K extends string>(
  { visible, disabled }: FieldSpec<V, L, K>,
  values: V,
  lookups: L,
): boolean {
  return (visible?.(values) ?? true) && !disabled?.(values, lookups);
}

/** What a rule of a field found, in words: the form's own, or the kit's of what can't be read at all. */
export function faultInWords<K extends string>(
  fault: string,
  spec: { format?: DateFormat } | object,
  t: Wording<K>,
  kit: Translate<typeof formTexts.en>,
): string {
  if (fault === NOT_A_NUMBER) return kit('enterNumber');
  if (fault !== NOT_A_DATE) return t(fault as K);
  const format = ('format' in spec ? spec.format : undefined) ?? USUAL_FORMAT;
  return kit('enterDate', { format: format.toUpperCase() });
}

/** A field's label, with the row that it stands in. */
export function fullLabel<V, L, K extends string>(
  { label, row }: Pick<FieldSpec<V, L, K>, 'label' | 'row'>,
  t: Wording<K>,
): string {
  return row ? `${t(row.title, { number: row.number })}: ${t(label)}` : t(label);
}

/** A refusal with its errors under the form's own names. */
function inFormTerms<V>(
  problem: ApiError,
  sent: V,
  errorsByField: ((errors: Errors, sent: V) => Errors) | undefined,
): ApiError {
  if (!problem.errors || !errorsByField) return problem;
  const { status, message, lines } = problem;
  return new ApiError(status, message, { errors: errorsByField(problem.errors, sent), lines });
}

/** The last attempt without what the server said of fields that are changed by now. */
function mended(attempt: Attempt, part: object): Attempt {
  if (!attempt.problem?.errors) return attempt;
  const { status, message, errors, lines } = attempt.problem;
  return {
    ...attempt,
    problem: new ApiError(status, message, { errors: refusedStill(errors, part), lines }),
  };
}
