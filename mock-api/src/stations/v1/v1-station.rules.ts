import {
  CHANNEL_FACTS,
  hasEcoId,
  missingChannelFields,
  missingV1Fields,
  REQUIRED_FACTS,
} from 'shared-domain';
import type {
  ChannelFact,
  NextStationKey,
  NextStationRequest,
  V1ChannelKey,
  V1ChannelRequest,
  V1StationKey,
  V1StationRequest,
} from 'shared-domain';
import { fieldsOf, listOf } from 'shared-domain/fields';
import { stationFaults } from '../next/next-station.rules.ts';
import type { StationLists } from '../next/next-station.rules.ts';
import type { Fault } from '../records/field-faults.ts';

/** What is wrong with a station of the v1 form, by its fields and by `channels.<index>.<field>`. */
export type V1Faults = {
  station: Partial<Record<V1StationKey, Fault>>;
  channels: Partial<Record<V1ChannelKey, Fault>>[];
};
type Stage = 'draft' | 'published';

const NEXT = fieldsOf('next');
const V1 = new Map(fieldsOf('v1').map((field) => [field.column, field]));
const BOTH = new Set(NEXT.flatMap(({ column }) => V1.get(column)?.request ?? []));

/** Which code list each coded field chooses from, where the next station form does not ask for it. */
export const V1_LIST_OF = Object.fromEntries(
  Object.entries(listOf('v1')).filter(([field]) => !BOTH.has(field)),
) as Partial<Record<V1StationKey, string>>;

/** Which code list each coded field of a channel row chooses from. */
export const CHANNEL_LIST_OF = Object.fromEntries([
  ...Object.entries(listOf('flow')).filter(([field]) => CHANNEL_FACTS.some((fact) => fact === field)),
  ...Object.entries(listOf('channel')),
]) as Partial<Record<V1ChannelKey, string>>;

/** The code lists that the v1 form chooses from besides the next form's. */
export const V1_LISTS: string[] = [...Object.values(V1_LIST_OF), ...Object.values(CHANNEL_LIST_OF)];

/** What the v1 form calls a field of the newer one. */
const OLDER_NAME = new Map(NEXT.map(({ column, request }) => [request, V1.get(column)?.request]));

/** What both forms ask, as the newer one names it; what the v1 form does not ask is not answered. */
export function sharedAnswers(station: V1StationRequest): NextStationRequest {
  const sent = new Map<string, unknown>(Object.entries(station));
  const entries = NEXT.map(({ column, request, kind }) => {
    const asked = V1.get(column);
    const answer = asked ? sent.get(asked.request) : null;
    return [request, kind === 'codes' && !Array.isArray(answer) ? [answer ?? []].flat() : answer];
  });
  return Object.fromEntries(entries) as NextStationRequest;
}

const faultsOf = <K extends string>(fields: K[], fault: Fault) =>
  Object.fromEntries(fields.map((field) => [field, fault])) as Partial<Record<K, Fault>>;

function unknownCodes<K extends string>(
  record: Partial<Record<K, unknown>>,
  listOfField: Partial<Record<K, string>>,
  codes: StationLists['codes'],
): Partial<Record<K, Fault>> {
  const unknown = (Object.keys(listOfField) as K[]).filter((field) => {
    const code = record[field];
    return typeof code === 'string' && !codes[listOfField[field] ?? '']?.includes(code);
  });
  return faultsOf(unknown, 'unknown');
}

function fieldFaults(
  station: V1StationRequest,
  lists: StationLists,
  stage: Stage,
  wasPublished: boolean,
): V1Faults['station'] {
  const shared = Object.entries(stationFaults(sharedAnswers(station), lists, 'draft')) as [
    NextStationKey,
    Fault,
  ][];
  // a draft skips the checks; it still needs a name to be found by, no code that does not exist, and no direction of
  // route that its class does not offer (S15)
  const kept = shared.filter(
    ([field, fault]) =>
      stage === 'published' ||
      fault === 'unknown' ||
      (field === 'station_name' && fault === 'required') ||
      (field === 'direction_of_route_code' && fault === 'mismatch'),
  );
  return {
    ...Object.fromEntries(kept.map(([field, fault]) => [OLDER_NAME.get(field) ?? field, fault])),
    ...unknownCodes<V1StationKey>(station, V1_LIST_OF, lists.codes),
    ...(stage === 'published' && faultsOf(missingStationFields(station, wasPublished), 'required')),
  };
}

const lacks = (channel: V1ChannelRequest, fact: ChannelFact) => String(channel[fact] ?? '').trim() === '';

/** What no channel says is asked for the station as a whole. */
const lackedByAll = ({ channels }: V1StationRequest, fact: ChannelFact) =>
  channels.every((channel) => lacks(channel, fact));

/**
 * The channels are told by themselves, unless there is none at all. A station that was published before may be without
 * (S16): nothing is asked then that only a channel could keep.
 */
function missingStationFields(station: V1StationRequest, wasPublished: boolean): V1StationKey[] {
  const missing = missingV1Fields(station);
  const isFact = (field: V1StationKey) => REQUIRED_FACTS.some((fact) => fact === field);
  if (station.channels.length === 0)
    return wasPublished ? missing.filter((field) => field !== 'channels' && !isFact(field)) : missing;
  return missing.filter(
    (field) => field !== 'channels' && (!isFact(field) || lackedByAll(station, field as ChannelFact)),
  );
}

/** A flow as it was published. */
type PublishedFlow = Omit<V1ChannelRequest, 'id'> & { id: number };
type Judged = {
  station: V1StationRequest;
  lists: StationLists;
  stage: Stage;
  published: readonly PublishedFlow[];
};

function channelFaults(
  channel: V1ChannelRequest,
  { station, lists, stage, published }: Judged,
): V1Faults['channels'][0] {
  const before = published.find(({ id }) => id === channel.id);
  const needsId = before === undefined || Boolean(before.eco_id) || hasEcoId(channel.vendor_code);
  const missing = [
    ...missingChannelFields(channel).filter((field) => field !== 'eco_id' || needsId),
    ...REQUIRED_FACTS.filter(
      (fact) =>
        lacks(channel, fact) && !lackedByAll(station, fact) && (before === undefined || !lacks(before, fact)),
    ),
  ];
  return {
    ...unknownCodes<V1ChannelKey>(channel, CHANNEL_LIST_OF, lists.codes),
    ...(stage === 'published' && faultsOf(missing, 'required')),
  };
}

/**
 * What is wrong with a station of the v1 form, whose channels have their own facts in them. Drafts skip all checks but
 * for what can't be stored. `published` are the flows of a station that was published already: the next form asks for less,
 * and what one lacked then it may lack now.
 */
export function v1StationFaults(
  station: V1StationRequest,
  lists: StationLists,
  stage: Stage,
  published: readonly PublishedFlow[] | null = null,
): V1Faults {
  const judged = { station, lists, stage, published: published ?? [] };
  return {
    station: fieldFaults(station, lists, stage, published !== null),
    channels: station.channels.map((channel) => channelFaults(channel, judged)),
  };
}

/**
 * A station's land uses after the v1 form, which shows the first alone, has said that it is this one: the others,
 * chosen in the next form, stay.
 */
export function withFirstLandUse(before: string[], first: string | null): string[] {
  if (first === (before[0] ?? null)) return before;
  const others = before.slice(1).filter((code) => code !== first);
  return first === null ? others : [first, ...others];
}
