import { asciiText, cutText, degrees, lostCharacters, type TmasValues } from './tmas-record.rules.ts';

/** A flow of a published station, its codes already those of the guide; null where unknown or not exported. */
export type TmasFlow = {
  station_id: number;
  station_id_tmg: string;
  station_name: string;
  flow_id: number;
  name: string;
  /** The product's own codes, which make the flow's id. */
  count_method_code: string;
  count_type_code: string;
  travel_direction_code: string;
  street_side_code: string;
  state: string | null;
  county_fips: string | null;
  func_class: string | null;
  direction_of_route: string | null;
  count_location_to_roadway: string | null;
  movement_direction: string | null;
  facility_type: string | null;
  intersection: string | null;
  count_type: string | null;
  count_method: string | null;
  sensor_type: string | null;
  primary_count_purpose: string | null;
  posted_speed_limit: string | null;
  year_station_established: string | null;
  year_station_discontinued: number | null;
  nhs: string | null;
  latitude: number | null;
  longitude: number | null;
  posted_route_sign: string | null;
  posted_route_sign_number: string | null;
  station_location: string | null;
  other_notes: string | null;
};

/** The columns that text is cut to. */
const TEXT_WIDTH = 50;

/** The fields that station and count records have in common: what tells one series of counts from another. */
function keyValues(flow: TmasFlow): TmasValues {
  return {
    state: flow.state ?? '48',
    county: flow.county_fips?.slice(-3) ?? '',
    station: flow.station_id_tmg,
    direction_of_route: flow.direction_of_route ?? '',
    count_location_to_roadway: flow.count_location_to_roadway ?? '',
    movement_direction: flow.movement_direction ?? '',
    facility_type: flow.facility_type ?? '',
    intersection: flow.intersection ?? '',
    count_type: flow.count_type ?? '',
  };
}

/** The key as one text. */
export const keyOf = (flow: TmasFlow): string => Object.values(keyValues(flow)).join('|');

/** What the text columns would hold if they were wide enough. */
function longTexts(flow: TmasFlow): { station_location: string; other_notes: string } {
  return {
    station_location: asciiText(flow.station_location || flow.station_name),
    other_notes: asciiText(flow.other_notes ?? '', { isNote: true }),
  };
}

/** The texts that lose characters on the way to ASCII, by field, and the characters. */
export function lostTexts(flow: TmasFlow): { fields: string[]; characters: string[] } {
  const { station_location, station_name, other_notes, posted_route_sign_number } = flow;
  const lost = Object.entries({
    station_location: station_location || station_name,
    other_notes,
    posted_route_sign_number,
  }).map(([field, text]) => ({ field, characters: lostCharacters(text ?? '') }));
  return {
    fields: lost.flatMap(({ field, characters }) => (characters.length > 0 ? [field] : [])),
    characters: [...new Set(lost.flatMap(({ characters }) => characters))],
  };
}

/** The texts that do not fit their columns, by field. */
export const cutFields = (flow: TmasFlow): string[] =>
  Object.entries(longTexts(flow)).flatMap(([field, text]) => (text.length > TEXT_WIDTH ? [field] : []));

/** The station description of a flow for a year of data. */
export function stationValues(flow: TmasFlow, year: number): TmasValues {
  const texts = longTexts(flow);
  return {
    record_type: 'L',
    ...keyValues(flow),
    func_class: flow.func_class ?? '',
    count_method: flow.count_method ?? '',
    sensor_type: flow.sensor_type ?? '',
    year: String(year),
    primary_count_purpose: flow.primary_count_purpose ?? '',
    posted_speed_limit: flow.posted_speed_limit ?? '',
    year_station_established: flow.year_station_established?.slice(0, 4) ?? '',
    year_station_discontinued: flow.year_station_discontinued?.toString() ?? '',
    nhs: flow.nhs ?? '',
    latitude: flow.latitude === null ? '' : degrees(flow.latitude, 8),
    longitude: flow.longitude === null ? '' : degrees(flow.longitude, 9),
    posted_route_sign: flow.posted_route_sign ?? '',
    posted_signed_route_number: asciiText(flow.posted_route_sign_number ?? '').slice(-8),
    station_location: cutText(texts.station_location, TEXT_WIDTH),
    other_notes: cutText(texts.other_notes, TEXT_WIDTH),
  };
}

/** The head of a flow's count record of a day 'YYYY-MM-DD'. */
export function countValues(flow: TmasFlow, day: string, interval: number, start: string): TmasValues {
  const [year, month, date] = day.split('-');
  return {
    record_type: 'N',
    ...keyValues(flow),
    year,
    month,
    day: date,
    start_time: start,
    interval: String(interval).padStart(2, '0'),
  };
}
