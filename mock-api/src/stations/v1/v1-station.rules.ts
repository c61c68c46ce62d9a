import { hasEcoId, missingChannelFields, missingV1Fields, REQUIRED_FACTS } from 'shared-domain';
import type {
  ChannelFact,
  NextStationKey,
  NextStationRequest,
  V1ChannelKey,
  V1ChannelRequest,
  V1StationKey,
  V1StationRequest,
} from 'shared-domain';
import { FLOW_LIST_OF } from '../flows/flow.rules.ts';
import { stationFaults } from '../next/next-station.rules.ts';
import type { StationLists } from '../next/next-station.rules.ts';
import type { Fault } from '../records/field-faults.ts';

/** What is wrong with a station of the v1 form, by its fields and by `channels.<index>.<field>`. */
export type V1Faults = {
  station: Partial<Record<V1StationKey, Fault>>;
  channels: Partial<Record<V1ChannelKey, Fault>>[];
};
type Stage = 'draft' | 'published';

/** Which code list each coded field chooses from, where the next station form does not ask for it. */
export const V1_LIST_OF = {
  count_method_code: 'countMethod',
  primary_count_purpose_code: 'primaryCountPurpose',
  facility_type_code: 'facilityType',
  movement_direction_code: 'movementDirection',
  count_location_to_roadway_code: 'countLocationToRoadway',
  nonmotorized_facility_width_code: 'nonmotorizedFacilityWidth',
  nonmotorized_facility_buffer_width_code: 'nonmotorizedFacilityBufferWidth',
  surface_type_code: 'surfaceType',
  surface_condition_code: 'surfaceCondition',
  parking_code: 'parking',
  shade_code: 'shade',
} as const satisfies Partial<Record<V1StationKey, string>>;

/** Which code list each coded field of a channel row chooses from. */
export const CHANNEL_LIST_OF = {
  count_method_code: FLOW_LIST_OF.count_method_code,
  facility_type_code: FLOW_LIST_OF.facility_type_code,
  movement_direction_code: FLOW_LIST_OF.movement_direction_code,
  count_location_to_roadway_code: FLOW_LIST_OF.count_location_to_roadway_code,
  surface_condition_code: FLOW_LIST_OF.surface_condition_code,
  nonmotorized_facility_width_code: FLOW_LIST_OF.nonmotorized_facility_width_code,
  nonmotorized_facility_buffer_width_code: FLOW_LIST_OF.nonmotorized_facility_buffer_width_code,
  count_type_code: FLOW_LIST_OF.count_type_code,
  travel_direction_code: FLOW_LIST_OF.travel_direction_code,
  street_side_code: FLOW_LIST_OF.street_side_code,
  sensor_type_code: FLOW_LIST_OF.sensor_type_code,
  vendor_code: FLOW_LIST_OF.vendor_code,
} as const satisfies Partial<Record<V1ChannelKey, string>>;

/** The code lists that the v1 form chooses from besides the next form's. */
export const V1_LISTS: string[] = [...Object.values(V1_LIST_OF), ...Object.values(CHANNEL_LIST_OF)];

/** What the v1 form calls a field of the newer one, where the names differ. */
const OLDER_NAME: Partial<Record<NextStationKey, V1StationKey>> = {
  latitude_avg: 'latitude',
  longitude_avg: 'longitude',
  neighborhood: 'city_area',
  posted_route_sign_number: 'posted_signed_route_number',
  surrounding_land_use_codes: 'surrounding_land_use_code',
};

/** What both forms ask, as the newer one names it. */
export function sharedAnswers(station: V1StationRequest): NextStationRequest {
  return {
    station_name: station.station_name,
    street_or_trail_name: station.street_or_trail_name,
    neighborhood: station.city_area,
    latitude_avg: station.latitude,
    longitude_avg: station.longitude,
    year_station_established: station.year_station_established,
    year_station_discontinued: station.year_station_discontinued,
    first_imported: null,
    state_code: null,
    txdot_district_code: null,
    county_code: station.county_code,
    city_id: station.city_id,
    intersection_code: station.intersection_code,
    func_class_code: station.func_class_code,
    direction_of_route_code: station.direction_of_route_code,
    street_width_code: station.street_width_code,
    street_traffic_volume_adt: station.street_traffic_volume_adt,
    posted_route_sign_code: station.posted_route_sign_code,
    posted_route_sign_number: station.posted_signed_route_number,
    posted_speed_limit_code: station.posted_speed_limit_code,
    nhs_code: station.nhs_code,
    surrounding_land_use_codes: [station.surrounding_land_use_code].filter((code) => code !== null),
    ada_ramp_code: station.ada_ramp_code,
    street_lighting_code: station.street_lighting_code,
    transit_code: station.transit_code,
  };
}

const faultsOf = <K extends string>(fields: K[], fault: Fault) =>
  Object.fromEntries(fields.map((field) => [field, fault])) as Partial<Record<K, Fault>>;

function unknownCodes<K extends string>(
  record: Partial<Record<K, unknown>>,
  listOf: Record<K, string>,
  codes: StationLists['codes'],
): Partial<Record<K, Fault>> {
  const unknown = (Object.keys(listOf) as K[]).filter((field) => {
    const code = record[field];
    return typeof code === 'string' && !codes[listOf[field]]?.includes(code);
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
    ...Object.fromEntries(kept.map(([field, fault]) => [OLDER_NAME[field] ?? field, fault])),
    ...unknownCodes<keyof typeof V1_LIST_OF>(station, V1_LIST_OF, lists.codes),
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
    ...unknownCodes<keyof typeof CHANNEL_LIST_OF>(channel, CHANNEL_LIST_OF, lists.codes),
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
