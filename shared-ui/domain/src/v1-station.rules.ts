import { CHANNEL_FACTS, factOf, type ChannelFact, type ChannelFacts } from './channel-facts.rules.ts';
import type { RequiredOf } from './fields/field.ts';
import type { flowFields } from './fields/flow-fields.ts';
import { fieldsIn, requiredOf } from './fields/forms.ts';
import { SECTIONS, type stationFields } from './fields/station-fields.ts';
import type { V1ChannelRequest, V1StationRequest } from './contract/v1-stations.calls.ts';
import { isNumberedSign } from './route-sign.rules.ts';

/** A field of the v1 form's request. */
export type V1StationKey = keyof V1StationRequest;
/** A field of a channel row. */
export type V1ChannelKey = keyof V1ChannelRequest;

type StationRequired = RequiredOf<typeof stationFields, 'v1'>;
type ChannelRequired = RequiredOf<typeof flowFields, 'channel'>;

/** The required ones in the form's order, with the channel rows where they stand in it. */
const REQUIRED = SECTIONS.v1.flatMap((section) =>
  section === 'directionsAndTypes'
    ? ['channels' as const]
    : fieldsIn('v1', section).flatMap(({ request, required }) =>
        required ? [request as StationRequired] : [],
      ),
);
const REQUIRED_OF_CHANNEL = requiredOf('channel') as ChannelRequired[];

type RequiredOfChannel = Pick<V1ChannelRequest, ChannelRequired> & Partial<ChannelFacts>;
type RequiredOfStation = Pick<
  V1StationRequest,
  StationRequired | 'posted_route_sign_code' | 'posted_signed_route_number'
> & { channels: RequiredOfChannel[] };

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

type RequiredFact = Extract<StationRequired, ChannelFact>;
const isFact = (field: string): field is RequiredFact => CHANNEL_FACTS.some((fact) => fact === field);

/** The facts asked once that each channel of a published station must have. */
export const REQUIRED_FACTS = REQUIRED.filter((field) => isFact(field));

/** The required fields of a channel row that are still empty, in the row's order. */
export function missingChannelFields(channel: RequiredOfChannel): ChannelRequired[] {
  return REQUIRED_OF_CHANNEL.filter((field) => isEmpty(channel[field]));
}

/** The fields that must be filled in before a station of the v1 form is published. */
function requiredFields(station: RequiredOfStation): (keyof RequiredOfStation)[] {
  return isNumberedSign(station.posted_route_sign_code)
    ? [...REQUIRED, 'posted_signed_route_number']
    : [...REQUIRED];
}

function isMissing(station: RequiredOfStation, field: keyof RequiredOfStation): boolean {
  if (isFact(field) && station.channels.length > 0) {
    return station.channels.some((channel) => isEmpty(factOf(station, channel, field)));
  }
  if (field !== 'channels') return isEmpty(station[field]);
  return (
    station.channels.length === 0 ||
    station.channels.some((channel) => missingChannelFields(channel).length > 0)
  );
}

/**
 * The required fields that are still empty, in the form's order. The channels count as one field: filled when there
 * is one and none lacks anything. What is asked once is filled when each of them has it.
 */
export function missingV1Fields(station: RequiredOfStation): (keyof RequiredOfStation)[] {
  return requiredFields(station).filter((field) => isMissing(station, field));
}

/** How far a draft of the v1 form is: filled required fields over required fields, 0 to 1 (S4). */
export function v1DraftProgress(station: RequiredOfStation): number {
  const required = requiredFields(station).length;
  return (required - missingV1Fields(station).length) / required;
}
