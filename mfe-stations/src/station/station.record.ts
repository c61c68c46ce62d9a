import type { V1Station, V1StationRequest } from 'shared-domain';
import type { FormValuesBy } from 'shared-domain/fields';
import type { NameOf } from 'shared-ui/form';
import { channelsOf, channelValues, errorName, sentRows, type ChannelValues } from './channel.record.ts';
import { contactOf, contactValues, type ContactValues } from './contact.record.ts';
import { emptyForm, namesInForm, sentFrom, shownIn } from '../station-editing/form-record.ts';

/**
 * What the v1 form holds: texts as typed, codes as chosen. Not answered is '' for a text and null for a choice or a
 * date ('yyyy-MM-dd'). Each channel row has its fields under the row's key.
 */
export type StationValues = FormValuesBy['v1'] & ContactValues & ChannelValues;

/** A field of the form. */
export type StationField = NameOf<StationValues>;

/** An empty form: nothing answered, one channel row to start with. */
export const emptyStation: StationValues = {
  ...emptyForm('v1'),
  ...contactValues('provider', null),
  ...contactValues('requester', null),
  ...channelValues([]),
};

/** The record as the form shows it. */
export function toForm(record: V1Station): StationValues {
  return {
    ...shownIn('v1', record),
    ...contactValues('provider', record.provider),
    ...contactValues('requester', record.requester),
    ...channelValues(record.channels),
  };
}

/** The form as the API takes it. */
export function toRequest(values: StationValues): V1StationRequest {
  return {
    ...sentFrom('v1', values),
    provider: contactOf('provider', values),
    requester: contactOf('requester', values),
    channels: channelsOf(values),
  };
}

const NAMES = namesInForm('v1');

/** The server's errors under the form's own field names; errors of anything else keep their names. */
export function errorsByField(
  errors: Record<string, string[]>,
  values: ChannelValues,
): Record<string, string[]> {
  const rows = sentRows(values);
  const own = (name: string) => {
    const [list, index, field] = name.split('.');
    if (list === 'channels' && field) return errorName(field, rows[Number(index)] ?? '');
    if (list === 'provider' || list === 'requester') return index ?? list;
    return NAMES.get(name) ?? name;
  };
  return Object.fromEntries(Object.entries(errors).map(([name, messages]) => [own(name), messages]));
}
