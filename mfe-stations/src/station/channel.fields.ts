import { LINE_MAX, type V1StationOptions } from 'shared-domain';
import { fieldsOf } from 'shared-domain/fields';
import type { Fields, FieldSpec } from 'shared-ui/form';
import { CHANNEL_FIELDS, inRow, type ChannelField } from './channel.record.ts';
import { isTwin } from './facts.rules.ts';
import type { StationLookups } from './lookups.ts';
import type { StationField, StationValues } from './station.record.ts';
import type { fieldTexts } from './field-texts.ts';

type FieldText = keyof typeof fieldTexts.en;
type Spec = FieldSpec<StationValues, StationLookups, FieldText>;
type CodeList = {
  [N in keyof V1StationOptions]: 'code' extends keyof V1StationOptions[N][number] ? N : never;
};

/** The glossary's entries of a row's fields, as the table names them. */
const TERMS = new Map(fieldsOf('channel').map(({ name, term }) => [name, term]));

/** A choice of a row; what belongs to the flow's identity stays as it was once there are counts of it (S16). */
function choice(
  field: ChannelField,
  list: CodeList[keyof CodeList],
  { required = true, fixed = false }: { required?: boolean; fixed?: boolean } = {},
): (row: string) => Spec {
  return (row) => ({
    label: field,
    term: TERMS.get(field),
    control: 'select',
    required: required ? 'requiredField' : undefined,
    options: (_, lookups) => lookups[list],
    disabled: fixed
      ? (_, { stage, stored, counted }) =>
          stage === 'published' && counted.has(row) && (stored?.[inRow(field, row)] ?? null) !== null
      : undefined,
  });
}
const text = (field: ChannelField, { required = true } = {}): Spec => ({
  label: field,
  control: 'text',
  maxLength: LINE_MAX,
  required: required ? 'requiredField' : undefined,
});

const SPECS: Record<ChannelField, (row: string, withoutId: ReadonlySet<string>) => Spec> = {
  name: () => text('name'),
  eco_id: (row, withoutId) => text('eco_id', { required: !withoutId.has(row) }),
  count_type: choice('count_type', 'countType', { fixed: true }),
  travel_direction: (row) => ({
    ...choice('travel_direction', 'travelDirection', { fixed: true })(row),
    check: (_, values) => (isTwin(values, row, { published: false }) ? 'twin' : null),
    publishCheck: (_, values) => (isTwin(values, row, { published: true }) ? 'twin' : null),
  }),
  street_side: choice('street_side', 'streetSide', { required: false, fixed: true }),
  sensor_type: choice('sensor_type', 'sensorType'),
  vendor: choice('vendor', 'vendor'),
};

/** The names of a row's fields. */
export const rowFields = (row: string): StationField[] => CHANNEL_FIELDS.map((field) => inRow(field, row));

/** The fields of the channel rows, in the rows' order; those `withoutId` need no ID. */
export function channelFields(
  rows: readonly string[],
  withoutId: ReadonlySet<string>,
): Fields<StationValues, StationLookups, FieldText> {
  const entries = rows.flatMap((row, index) =>
    CHANNEL_FIELDS.map((field) => [
      inRow(field, row),
      { ...SPECS[field](row, withoutId), row: { title: 'channel', number: index + 1 } },
    ]),
  );
  return Object.fromEntries(entries) as Fields<StationValues, StationLookups, FieldText>;
}
