import { CHANNEL_FACTS, type ChannelFacts, type V1Channel, type V1ChannelRequest } from 'shared-domain';
import {
  fieldsOf,
  type AskedField,
  type factFields,
  type FormValuesBy,
  type FormValuesOf,
} from 'shared-domain/fields';
import { emptyForm, sentFrom } from '../station-editing/form-record.ts';
import { numberOrNull, textOf, textOrNull } from '../station-editing/record-values.ts';

type TextsOf<V> = { [N in keyof V]: null extends V[N] ? never : N }[keyof V] & string;
type ChoicesOf<V> = { [N in keyof V]: null extends V[N] ? N : never }[keyof V] & string;
type RowForm = FormValuesBy['channel'];
type TextField = TextsOf<RowForm>;
type CodeField = ChoicesOf<RowForm>;
type FactForm = FormValuesOf<typeof factFields, 'v1'>;
type FactText = TextsOf<FactForm>;
type FactCode = ChoicesOf<FactForm>;

const isCode = ({ kind }: AskedField) => kind === 'code';
const ROW = fieldsOf('channel');
const FACTS = fieldsOf('v1').filter(({ column }) => CHANNEL_FACTS.some((fact) => fact === column));
const namesOf = (fields: AskedField[]) => fields.map(({ name }) => name);
const TEXTS = namesOf(ROW.filter((field) => !isCode(field))) as TextField[];
const CODES = namesOf(ROW.filter(isCode)) as CodeField[];
const FACT_TEXTS = namesOf(FACTS.filter((field) => !isCode(field))) as FactText[];
const FACT_CODES = namesOf(FACTS.filter(isCode)) as FactCode[];

/** What is asked once, or for each channel where they differ (S13). */
export type FactField = FactText | FactCode;
export const FACT_FIELDS: readonly FactField[] = [...FACT_TEXTS, ...FACT_CODES];

/** A field of a channel row. */
export type ChannelField = TextField | CodeField;
/** The fields of a row, in its order. */
export const CHANNEL_FIELDS = namesOf(ROW) as ChannelField[];
/** All that a row holds: its fields, and the facts of its own. */
export const ROW_FIELDS = [...CHANNEL_FIELDS, ...FACT_FIELDS] as const;

/**
 * The channel rows of the form. `channels` holds the rows' keys in order: the id of a stored channel, 'new1', 'new2' …
 * for a new one. A row's fields are the form's own, so that a key typed into one draws that one alone. `each` names the
 * facts that are said for each channel; of the others the station's own field speaks for all of them.
 */
export type ChannelValues = {
  channels: string[];
  each: FactField[];
  [name: `${TextField | FactText}@${string}`]: string;
  [name: `${CodeField | FactCode}@${string}`]: string | null;
  /** The version of a stored channel that was read (S10). */
  [name: `version@${string}`]: number;
};
/** The fields of one row. */
export type RowValues = Omit<ChannelValues, 'channels' | 'each'>;

/** The same made of each of a row's fields, under the form's names. */
function eachInRow<F extends ChannelField | FactField, T>(
  fields: readonly F[],
  row: string,
  make: (field: F) => T,
) {
  const entries = fields.map((field) => [inRow(field, row), make(field)]);
  return Object.fromEntries(entries) as Record<`${F}@${string}`, T>;
}

/** The form's name of a row's field. */
export const inRow = <F extends ChannelField | FactField>(field: F, row: string): `${F}@${string}` =>
  `${field}@${row}`;

/** The form's name of a field as the server spells it in a row's errors. */
export const errorName = (sent: string, row: string): string => `${sent.replace(/_code$/, '')}@${row}`;

const isStored = (row: string) => /^\d+$/.test(row);

/** The fields of a new row. */
export function emptyChannel(row: string): RowValues {
  return {
    ...eachInRow([...TEXTS, ...FACT_TEXTS], row, () => ''),
    ...eachInRow([...CODES, ...FACT_CODES], row, () => null),
  };
}

/** A row's fields taken out of the form. */
export function withoutChannel(row: string): Partial<ChannelValues> {
  return Object.fromEntries([...ROW_FIELDS, 'version'].map((field) => [`${field}@${row}`, undefined]));
}

/** The key of the next new row. */
export function nextRow(rows: readonly string[]): string {
  const numbers = rows.map((row) => Number(/^new(\d+)$/.exec(row)?.[1] ?? 0));
  return `new${Math.max(0, ...numbers) + 1}`;
}

type Shown = Omit<V1ChannelRequest, 'id'>;

function rowValues(channel: Shown, row: string): RowValues {
  return {
    ...eachInRow(TEXTS, row, (field) => textOf(channel[field])),
    ...eachInRow(CODES, row, (field) => channel[`${field}_code`]),
    ...eachInRow(FACT_TEXTS, row, (field) => textOf(channel[field] ?? null)),
    ...eachInRow(FACT_CODES, row, (field) => channel[`${field}_code`] ?? null),
    ...(channel.version === undefined ? {} : { [`version@${row}`]: channel.version }),
  };
}

/** Channels as rows of the form; without any there is one empty row to start with. */
export function channelValues(channels: readonly V1Channel[]): ChannelValues {
  if (channels.length === 0) return { ...emptyChannel('new1'), channels: ['new1'], each: [] };
  const rows = channels.map(({ id }) => String(id));
  const values = {
    ...Object.assign({}, ...channels.map((channel) => rowValues(channel, String(channel.id)))),
    channels: rows,
    each: [],
  } as ChannelValues;
  return { ...values, each: FACT_FIELDS.filter((fact) => isVarious(values, fact, rows)) };
}

/** Channels that were found elsewhere, as new rows. */
export function foundChannels(channels: readonly Shown[]): ChannelValues {
  if (channels.length === 0) return channelValues([]);
  const rows = channels.map((_, index) => `new${index + 1}`);
  return {
    ...Object.assign({}, ...channels.map((channel, index) => rowValues(channel, rows[index] ?? ''))),
    channels: rows,
    each: [],
  };
}

function isBlank(values: ChannelValues, row: string): boolean {
  const texts = TEXTS.every((field) => (values[inRow(field, row)] ?? '').trim() === '');
  return texts && CODES.every((field) => (values[inRow(field, row)] ?? null) === null);
}

/** Whether these rows hold different answers to what is asked once. */
export function isVarious(values: ChannelValues, fact: FactField, rows: readonly string[]): boolean {
  return new Set(rows.map((row) => values[inRow(fact, row)] ?? '')).size > 1;
}

/**
 * The stored rows that have no ID: the next form asks for one only where it is the counter vendor's, so a channel can
 * be published without.
 */
export function rowsWithoutId(values: ChannelValues): ReadonlySet<string> {
  return new Set(values.channels.filter((row) => isStored(row) && (values[`eco_id@${row}`] ?? '') === ''));
}

/** The rows of the channels that have counts. */
export function countedRows(channels: readonly V1Channel[] = []): ReadonlySet<string> {
  return new Set(channels.filter(({ has_counts }) => has_counts).map(({ id }) => String(id)));
}

/** The stored channels that a request leaves out. */
export function removedChannels(before: readonly V1Channel[], sent: readonly V1ChannelRequest[]): number[] {
  const kept = new Set(sent.map(({ id }) => id));
  return before.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
}

/** What is asked once and rows that were published do not say: they need not now. */
export function lackingFacts(values: ChannelValues): ReadonlySet<string> {
  const names = values.channels.flatMap((row) => FACT_FIELDS.map((fact) => inRow(fact, row)));
  return new Set(names.filter((name) => (values[name] ?? '') === ''));
}

/** The rows that are sent: all but new ones in which nothing stands. */
export function sentRows(values: ChannelValues): string[] {
  return values.channels.filter((row) => isStored(row) || !isBlank(values, row));
}

/** What the form says of the station as a whole. */
export type SharedFacts = Record<FactText, string> & Record<FactCode, string | null>;

/**
 * The facts that are sent for a row by itself: those said for each channel, and those whose stored rows differ although
 * one value was chosen for all. Of the others the station's answer is enough, where it was changed.
 */
function factsOf(values: ChannelValues & SharedFacts, row: string): Partial<ChannelFacts> {
  const stored = values.channels.filter(isStored);
  const own = FACT_FIELDS.flatMap((fact): [FactField, string | null][] => {
    if (values.each.includes(fact)) return [[fact, values[inRow(fact, row)] ?? null]];
    return isStored(row) && isVarious(values, fact, stored) ? [[fact, values[fact]]] : [];
  });
  return Object.fromEntries(own.map(([fact, value]) => [sentName(fact), sentValue(fact, value)]));
}

const isFactText = (fact: FactField): fact is FactText => FACT_TEXTS.some((text) => text === fact);
const sentName = (fact: FactField) => (isFactText(fact) ? fact : `${fact}_code`);
function sentValue(fact: FactField, value: string | null): string | number | null {
  return fact === 'count_interval' ? numberOrNull(value) : textOrNull(value ?? '');
}

/** A row by itself, as a form of its own. */
const rowForm = (values: ChannelValues, row: string) =>
  Object.fromEntries(
    CHANNEL_FIELDS.map((field) => [field, values[inRow(field, row)] ?? emptyRow[field]]),
  ) as RowForm;
const emptyRow = emptyForm('channel');

/** The rows as the API takes them. */
export function channelsOf(values: ChannelValues & SharedFacts): V1ChannelRequest[] {
  return sentRows(values).map((row) => ({
    id: isStored(row) ? Number(row) : null,
    ...sentFrom('channel', rowForm(values, row)),
    ...factsOf(values, row),
    version: values[`version@${row}`],
  }));
}
