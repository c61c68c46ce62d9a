import {
  fieldsOf,
  type AskedField,
  type FormAnswers,
  type FormName,
  type FormValuesBy,
} from 'shared-domain/fields';
import { coordinateText, numberOrNull, textOf, textOrNull } from './record-values.ts';

/** How a kind of field goes into a form and out of it: what an untouched one holds, what is shown, what is sent. */
type Way = { empty: unknown; show: (stored: never) => unknown; send: (typed: never) => unknown };

const same = (value: unknown) => value;
const chosen: Way = { empty: null, show: same, send: same };
const line: Way = { empty: '', show: textOf, send: textOrNull };
const number: Way = { empty: '', show: textOf, send: numberOrNull };
const coordinate: Way = { empty: '', show: coordinateText, send: numberOrNull };

const WAYS: Record<AskedField['kind'], Way> = {
  name: { ...line, send: (text: string) => text.trim() },
  line,
  notes: line,
  email: line,
  number,
  year: number,
  latitude: coordinate,
  longitude: coordinate,
  code: chosen,
  date: chosen,
  codes: { ...chosen, empty: [] },
  reference: { empty: null, show: (id: number | null) => textOrNull(textOf(id)), send: numberOrNull },
};

type Made = (field: AskedField, way: Way) => [name: string, value: unknown];
const made = (form: FormName, make: Made) =>
  Object.fromEntries(fieldsOf(form).map((field) => make(field, WAYS[field.kind])));

/** A form in which nothing is answered. */
export const emptyForm = <F extends FormName>(form: F) =>
  made(form, ({ name }, { empty }) => [name, empty]) as FormValuesBy[F];

/** Stored answers as a form shows them: texts as typed, codes as chosen. */
export const shownIn = <F extends FormName>(form: F, record: Partial<FormAnswers[F]>) =>
  made(form, ({ name, request }, { show }) => [
    name,
    show((record[request as keyof FormAnswers[F]] ?? null) as never),
  ]) as FormValuesBy[F];

/** A form as the API takes it: trimmed texts, numbers and codes, null for what is not answered. */
export const sentFrom = <F extends FormName>(form: F, values: FormValuesBy[F]) =>
  made(form, ({ name, request }, { send }) => [
    request,
    send(values[name as keyof FormValuesBy[F]] as never),
  ]) as FormAnswers[F];

/** The form's names of the fields that the API's errors name. */
export const namesInForm = (form: FormName): ReadonlyMap<string, string> =>
  new Map(fieldsOf(form).map(({ request, name }) => [request, name]));
