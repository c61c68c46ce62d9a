import type {
  AnswersOf,
  Asked,
  ColumnsOf,
  Field,
  FieldTable,
  FormName,
  FormValuesOf,
  HintsOf,
  ListsOf,
  Words,
} from './field.ts';
import { contactFields } from './contact-fields.ts';
import { flowFields } from './flow-fields.ts';
import { factFields } from './shared-fields.ts';
import { SECTIONS, stationFields } from './station-fields.ts';

/** A field as one form asks for it. */
export type AskedField = {
  column: string;
  /** Its name in the request and in the errors of the API. */
  request: string;
  /** Its name among the values of the form. */
  name: string;
  kind: Field['kind'];
  list: string | undefined;
  max: number | undefined;
  label: Words;
  hint: Words | undefined;
  term: Field['term'];
  meaning: Words;
  section: string;
  required: Asked['required'];
  /** Shows the first of several codes alone. */
  isFirst: boolean;
};

const TABLES = {
  v1: stationFields,
  next: stationFields,
  flow: flowFields,
  channel: flowFields,
  contact: contactFields,
  provider: contactFields,
  requester: contactFields,
} satisfies Record<FormName, FieldTable>;

const WITHOUT_ENDING: ReadonlySet<string> = new Set(['code', 'codes', 'reference']);

function askedField(column: string, field: Field, asked: Asked): AskedField {
  const isFirst = asked.shows === 'first';
  const kind = isFirst ? 'code' : field.kind;
  const request = asked.request ?? column;
  const bare = WITHOUT_ENDING.has(kind) ? request.replace(/_(code|id)$/, '') : request;
  const { list, max, term } = field;
  const { section, required, label = field.label, hint = field.hint } = asked;
  const meaning = asked.meaning ?? field.meaning ?? label;
  const name = asked.field ?? bare;
  return { column, request, name, kind, list, max, label, hint, term, meaning, section, required, isFirst };
}

/** The fields of a form in its order: by sections, within each by `order` and the table. */
export function fieldsOf(form: FormName): AskedField[] {
  const rows = Object.entries<Field>(TABLES[form]).flatMap(([column, field]) => {
    const asked = field[form];
    return asked ? [{ order: asked.order ?? 0, field: askedField(column, field, asked) }] : [];
  });
  const inOrder = rows.toSorted((one, other) => one.order - other.order).map(({ field }) => field);
  return SECTIONS[form].flatMap((section) => inOrder.filter((field) => field.section === section));
}

/** The fields of one section. */
export const fieldsIn = (form: FormName, section: string): AskedField[] =>
  fieldsOf(form).filter((field) => field.section === section);

/** A form's answers as its request has them. */
export type FormAnswers = {
  v1: AnswersOf<typeof stationFields, 'v1'>;
  next: AnswersOf<typeof stationFields, 'next'>;
  flow: AnswersOf<typeof flowFields, 'flow'>;
  channel: AnswersOf<typeof flowFields, 'channel'>;
  contact: AnswersOf<typeof contactFields, 'contact'>;
  provider: AnswersOf<typeof contactFields, 'provider'>;
  requester: AnswersOf<typeof contactFields, 'requester'>;
};

/** A form's request in which nothing is answered. */
export const blankAnswers = <F extends FormName>(form: F) =>
  Object.fromEntries(
    fieldsOf(form).map(({ request, kind }) => [request, kind === 'name' ? '' : kind === 'codes' ? [] : null]),
  ) as FormAnswers[F];

/** What a form holds while it is filled in. */
export type FormValuesBy = {
  v1: FormValuesOf<typeof stationFields, 'v1'>;
  next: FormValuesOf<typeof stationFields, 'next'>;
  flow: FormValuesOf<typeof flowFields, 'flow'>;
  channel: FormValuesOf<typeof flowFields, 'channel'>;
  contact: FormValuesOf<typeof contactFields, 'contact'>;
  provider: FormValuesOf<typeof contactFields, 'provider'>;
  requester: FormValuesOf<typeof contactFields, 'requester'>;
};

/** The labels of a form's fields by their names in the form, in one language. */
export const formLabels = <F extends FormName>(form: F, language: 'en' | 'es') =>
  Object.fromEntries(fieldsOf(form).map(({ name, label }) => [name, label[language]])) as Record<
    keyof FormValuesBy[F],
    string
  >;

/** The forms that say something beside a field. */
type FormHints = {
  v1: HintsOf<typeof stationFields, 'v1'>;
  next: HintsOf<typeof stationFields, 'next'>;
  flow: HintsOf<typeof flowFields, 'flow'>;
};

/** What a form says beside its fields, each under the field's name with `_hint`. */
export const formHints = <F extends keyof FormHints>(form: F, language: 'en' | 'es') =>
  Object.fromEntries(
    fieldsOf(form).flatMap(({ name, hint }) => (hint ? [[`${name}_hint`, hint[language]]] : [])),
  ) as FormHints[F];

/** What a form calls the fields of its request. */
export const labelsOf = <F extends FormName>(form: F) =>
  Object.fromEntries(fieldsOf(form).map(({ request, label }) => [request, label])) as Record<
    keyof FormAnswers[F],
    Words
  >;

/** The names of a form's fields in its request, in the form's order. */
export const requestsOf = <F extends FormName>(form: F) =>
  fieldsOf(form).map(({ request }) => request) as (keyof FormAnswers[F] & string)[];

/** The names in the request of what must be answered before publishing, in the form's order. */
export const requiredOf = (form: FormName): string[] =>
  fieldsOf(form).flatMap(({ request, required }) => (required ? [request] : []));

/** Which code list each coded field of a form's request chooses from. */
export function listOf(form: FormName): Record<string, string> {
  return Object.fromEntries(
    fieldsOf(form).flatMap(({ request, kind, list }) =>
      list !== undefined && (kind === 'code' || kind === 'codes') ? [[request, list]] : [],
    ),
  );
}

/** Columns of the tables `stations` and `flows` that forms write; of stations without the contacts' numbers. */
export type StationColumn = keyof typeof stationFields;
export type FlowColumn = keyof typeof flowFields;
export const STATION_COLUMNS = Object.keys(stationFields) as StationColumn[];
export const FLOW_COLUMNS = Object.keys(flowFields) as FlowColumn[];
/** A station's and a flow's stored answers. */
export type StationAnswers = ColumnsOf<typeof stationFields>;
export type FlowAnswers = ColumnsOf<typeof flowFields>;
/** What is asked once (S13). */
export const FACT_COLUMNS = Object.keys(factFields) as (keyof typeof factFields)[];

/** The code lists of each form. */
export type NextList = ListsOf<typeof stationFields, 'next'>;
export type V1List = ListsOf<typeof stationFields, 'v1'> | ListsOf<typeof flowFields, 'channel'>;
export type FlowList = ListsOf<typeof flowFields, 'flow'>;
