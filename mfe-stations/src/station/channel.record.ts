import type { OlderChannel, OlderChannelRequest } from 'shared-ui/domain';
import { textOf, textOrNull } from '../station-editing/record-values.ts';

const TEXTS = ['name', 'eco_id'] as const;
const CODES = ['count_type', 'travel_direction', 'street_side', 'sensor_type', 'vendor'] as const;
type TextField = (typeof TEXTS)[number];
type CodeField = (typeof CODES)[number];

/** A field of a channel row. */
export type ChannelField = TextField | CodeField;
/** The fields of a row, in its order. */
export const CHANNEL_FIELDS: readonly ChannelField[] = [...TEXTS, ...CODES];

/**
 * The channel rows of the form. `channels` holds the rows' keys in order: the id of a stored channel, 'new1', 'new2' …
 * for a new one. A row's fields are the form's own, so that a key typed into one draws that one alone.
 */
export type ChannelValues = {
  channels: string[];
  [name: `${TextField}@${string}`]: string;
  [name: `${CodeField}@${string}`]: string | null;
  /** The version of a stored channel that was read (S10). */
  [name: `version@${string}`]: number;
};
/** The fields of one row. */
export type RowValues = Omit<ChannelValues, 'channels'>;

/** The same made of each of a row's fields, under the form's names. */
function eachInRow<F extends ChannelField, T>(fields: readonly F[], row: string, make: (field: F) => T) {
  const entries = fields.map((field) => [inRow(field, row), make(field)]);
  return Object.fromEntries(entries) as Record<`${F}@${string}`, T>;
}

/** The form's name of a row's field. */
export const inRow = <F extends ChannelField>(field: F, row: string): `${F}@${string}` => `${field}@${row}`;

/** The form's name of a field as the server spells it in a row's errors. */
export const errorName = (sent: string, row: string): string => `${sent.replace(/_code$/, '')}@${row}`;

const isStored = (row: string) => /^\d+$/.test(row);

/** The fields of a new row. */
export function emptyChannel(row: string): RowValues {
  return {
    ...eachInRow(TEXTS, row, () => ''),
    ...eachInRow(CODES, row, () => null),
  };
}

/** A row's fields taken out of the form. */
export function withoutChannel(row: string): Partial<ChannelValues> {
  return Object.fromEntries([...CHANNEL_FIELDS, 'version'].map((field) => [`${field}@${row}`, undefined]));
}

/** The key of the next new row. */
export function nextRow(rows: readonly string[]): string {
  const numbers = rows.map((row) => Number(/^new(\d+)$/.exec(row)?.[1] ?? 0));
  return `new${Math.max(0, ...numbers) + 1}`;
}

type Shown = Omit<OlderChannelRequest, 'id'>;

function rowValues(channel: Shown, row: string): RowValues {
  return {
    ...eachInRow(TEXTS, row, (field) => textOf(channel[field])),
    ...eachInRow(CODES, row, (field) => channel[`${field}_code`]),
    ...(channel.version === undefined ? {} : { [`version@${row}`]: channel.version }),
  };
}

/** Channels as rows of the form; without any there is one empty row to start with. */
export function channelValues(channels: readonly OlderChannel[]): ChannelValues {
  if (channels.length === 0) return { ...emptyChannel('new1'), channels: ['new1'] };
  return {
    ...Object.assign({}, ...channels.map((channel) => rowValues(channel, String(channel.id)))),
    channels: channels.map(({ id }) => String(id)),
  };
}

/** Channels that were found elsewhere, as new rows. */
export function foundChannels(channels: readonly Shown[]): ChannelValues {
  if (channels.length === 0) return channelValues([]);
  const rows = channels.map((_, index) => `new${index + 1}`);
  return {
    ...Object.assign({}, ...channels.map((channel, index) => rowValues(channel, rows[index] ?? ''))),
    channels: rows,
  };
}

function isBlank(values: ChannelValues, row: string): boolean {
  const texts = TEXTS.every((field) => (values[inRow(field, row)] ?? '').trim() === '');
  return texts && CODES.every((field) => (values[inRow(field, row)] ?? null) === null);
}

/**
 * The stored rows that have no ID: the newer form asks for one only where it is the counter vendor's, so a channel can
 * be published without.
 */
export function rowsWithoutId(values: ChannelValues): ReadonlySet<string> {
  return new Set(values.channels.filter((row) => isStored(row) && (values[`eco_id@${row}`] ?? '') === ''));
}

/** The rows that are sent: all but new ones in which nothing stands. */
export function sentRows(values: ChannelValues): string[] {
  return values.channels.filter((row) => isStored(row) || !isBlank(values, row));
}

/** The rows as the API takes them. */
export function channelsOf(values: ChannelValues): OlderChannelRequest[] {
  return sentRows(values).map((row) => ({
    id: isStored(row) ? Number(row) : null,
    name: (values[`name@${row}`] ?? '').trim(),
    eco_id: textOrNull(values[`eco_id@${row}`] ?? ''),
    count_type_code: values[`count_type@${row}`] ?? null,
    travel_direction_code: values[`travel_direction@${row}`] ?? null,
    street_side_code: values[`street_side@${row}`] ?? null,
    sensor_type_code: values[`sensor_type@${row}`] ?? null,
    vendor_code: values[`vendor@${row}`] ?? null,
    version: values[`version@${row}`],
  }));
}
