import type { CodeOption } from 'shared-domain';
import type { TermId } from 'shared-domain/glossary';
import type { DateFormat } from './calendar.rules.ts';

/** Values of a form: texts, numbers, choices; an empty one is null or ''. */
export type FormValues = Record<string, unknown>;
/** Names of a form's fields. */
export type NameOf<V> = keyof V & string;

type Common<V, L, K, N extends keyof V> = {
  /** Keys of the form's catalogue. */
  label: K;
  hint?: K;
  /** The glossary's entry that a button beside its label opens. */
  term?: TermId;
  /** What to say when it is left empty. Drafts skip this. */
  required?: K;
  /** A rule for a value that is there: what to say when it is broken, null when it holds. */
  check?: (value: NonNullable<V[N]>, values: V) => K | null;
  /** The same for a rule that a draft may break. */
  publishCheck?: (value: NonNullable<V[N]>, values: V) => K | null;
  /** What a change of this field brings with it in others; what is changed along with it stands. */
  sets?: (values: V, before: V, lookups: L) => Partial<V>;
  /** The row of several alike that it stands in, named where the field is told of outside its row. */
  row?: { title: K; number: number };
  /** A hidden field is cleared and not checked. */
  visible?: (values: V) => boolean;
  disabled?: (values: V, lookups: L) => boolean;
  /** Said in the place of the hint while it is disabled: why. */
  disabledHint?: K;
  /** Takes the whole width. */
  wide?: boolean;
};
type TextControl<K> = {
  control: 'text' | 'email' | 'password' | 'area';
  maxLength?: number;
  autoComplete?: string;
  inputMode?: 'text' | 'numeric' | 'decimal';
  readOnly?: boolean;
  /** Said in the field where nothing is typed: what then holds. */
  emptyLabel?: K;
};
type ChoiceControl<V, L, K> = {
  control: 'select' | 'multi';
  options: (values: V, lookups: L) => readonly CodeOption[];
  /** Its list is long, and may come later than the field (`SelectField`). */
  long?: true;
  /** Said where nothing is chosen. */
  emptyLabel?: K;
  /** Said in the place of the hint while nothing is offered: what comes first. It is no reason to disable the field. */
  nothingHint?: K;
};
/** How a field is drawn, by its kind. */
export type Control<V, L, K> =
  | TextControl<K>
  | { control: 'number' | 'check' }
  /** Drawn by the form itself, of whatever it holds; `useFieldError` says what is wrong with it. */
  | { control: 'own' }
  | { control: 'date'; format?: DateFormat; min?: string; max?: string }
  | ChoiceControl<V, L, K>;
/** One field of a form, as data. */
export type FieldSpec<V, L, K extends string, N extends keyof V = keyof V> = Common<V, L, K, N> &
  Control<V, L, K>;
/** A form's fields by name. */
export type Fields<V, L = unknown, K extends string = string> = { [N in keyof V]?: FieldSpec<V, L, K, N> };
/** The fields of a form whose fields depend on its values, as where rows come and go; the same ones while they do. */
export type FieldsOf<V, L = unknown, K extends string = string> = (values: V) => Fields<V, L, K>;

/**
 * Declares a form's fields: `defineFields<Values, Lookups, keyof typeof texts.en>({ name: { label: 'name', … } })`. The
 * order is that of the summary of errors.
 */
export function defineFields<V extends FormValues, L = unknown, K extends string = string>(
  fields: Fields<V, L, K>,
): Fields<V, L, K> {
  return fields;
}

/** The fields as a list, with their names. */
export function entriesOf<V, L, K extends string>(
  fields: Fields<V, L, K>,
): [NameOf<V>, FieldSpec<V, L, K>][] {
  return Object.entries(fields) as [NameOf<V>, FieldSpec<V, L, K>][];
}

/** Whether nothing was answered: spaces are no answer, but in a password. */
export function isBlank(control: string, value: unknown): boolean {
  if (typeof value === 'string') return (control === 'password' ? value : value.trim()) === '';
  return Array.isArray(value) ? value.length === 0 : (value ?? false) === false;
}

/**
 * The values after a change: what it brings with it is set, what it has made stale is cleared, and what is undefined in
 * it is taken out.
 */
export function changeValues<V extends FormValues, L, K extends string>(
  fieldsOf: FieldsOf<V, L, K>,
  now: V,
  part: Partial<V>,
  lookups: L,
): V {
  const fields = fieldsOf(now);
  const next = { ...now, ...part };
  const brought = (Object.keys(part) as NameOf<V>[])
    .filter((name) => !Object.is(now[name], part[name]))
    .map((name) => fields[name]?.sets?.(next, now, lookups));
  const entries = Object.entries({ ...next, ...Object.assign({}, ...brought), ...part });
  const values = Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as V;
  return dropStaleChoices(fieldsOf(values), values, lookups);
}

/**
 * Clears what a change has made stale: choices that are no longer offered, values of fields that are no longer shown.
 * One cleared choice may make another stale, so it goes on until nothing changes.
 */
export function dropStaleChoices<V extends FormValues, L, K extends string>(
  fields: Fields<V, L, K>,
  values: V,
  lookups: L,
): V {
  let next = values;
  for (const [name, spec] of entriesOf(fields)) {
    const kept = keptValue(spec, next[name], next, lookups);
    if (!Object.is(kept, next[name])) next = { ...next, [name]: kept };
  }
  return next === values ? values : dropStaleChoices(fields, next, lookups);
}

function keptValue<V, L, K extends string>(
  spec: FieldSpec<V, L, K>,
  value: unknown,
  values: V,
  lookups: L,
): unknown {
  if (isBlank(spec.control, value)) return value;
  if (spec.visible && !spec.visible(values)) return emptyOf(spec.control);
  if (!('options' in spec)) return value;
  const options = spec.options(values, lookups);
  const isOffered = (choice: unknown) => options.some(({ code }) => code === choice);
  if (!Array.isArray(value)) return isOffered(value) ? value : null;
  const kept = value.filter(isOffered);
  return kept.length === value.length ? value : kept;
}

/** What an untouched field of a kind holds. */
function emptyOf(control: string): unknown {
  if (control === 'multi') return [];
  if (control === 'check') return false;
  return ['select', 'number', 'date', 'own'].includes(control) ? null : '';
}
