import type { City, NextStationKey, NextStationRequest } from 'shared-ui/domain';
import type { Param, Queryable } from '../../db/database.ts';

/** A station as this area reads it: the request's fields with the columns that the server keeps. */
export type NextStationRow = NextStationRequest & {
  id: number;
  draft: boolean;
  station_id_tmg: string | null;
  agency_id: number;
  version: number;
};

/** Which column holds each field of the request; the order is that of the statements below. */
const COLUMN: Record<NextStationKey, string> = {
  station_name: 'station_name',
  street_or_trail_name: 'street_or_trail_name',
  neighborhood: 'neighborhood',
  latitude_avg: 'latitude',
  longitude_avg: 'longitude',
  year_station_established: 'year_station_established',
  year_station_discontinued: 'year_station_discontinued',
  first_imported: 'first_imported',
  state_code: 'state_code',
  txdot_district_code: 'txdot_district_code',
  county_code: 'county_code',
  city_id: 'city_id',
  intersection_code: 'intersection_code',
  func_class_code: 'func_class_code',
  direction_of_route_code: 'direction_of_route_code',
  street_width_code: 'street_width_code',
  street_traffic_volume_adt: 'street_traffic_volume_adt',
  posted_route_sign_code: 'posted_route_sign_code',
  posted_route_sign_number: 'posted_route_sign_number',
  posted_speed_limit_code: 'posted_speed_limit_code',
  nhs_code: 'nhs_code',
  surrounding_land_use_codes: 'surrounding_land_use_codes',
  ada_ramp_code: 'ada_ramp_code',
  street_lighting_code: 'street_lighting_code',
  transit_code: 'transit_code',
};
const FIELDS = Object.keys(COLUMN) as NextStationKey[];
const SELECTED = `${FIELDS.map((field) => `${COLUMN[field]} as ${field}`).join(', ')}, id, draft, station_id_tmg, agency_id, version`;

const valuesOf = (station: NextStationRequest): Param[] => FIELDS.map((field) => station[field]);

async function first<T>(rows: Promise<T[]>): Promise<T | undefined> {
  return (await rows)[0];
}

/** Whether a row is only read, or kept from changing until the transaction ends. */
type Purpose = 'read' | 'write';
const lockOf = (purpose: Purpose) => (purpose === 'write' ? 'for update' : '');

/** A published station by its six characters. */
export function selectPublished(
  db: Queryable,
  stationId: string,
  purpose: Purpose,
): Promise<NextStationRow | undefined> {
  return first(
    db.query(`select ${SELECTED} from stations where station_id_tmg = $1 and not draft ${lockOf(purpose)}`, [
      stationId,
    ]),
  );
}

/** A draft by its number. */
export function selectDraft(
  db: Queryable,
  id: number,
  purpose: Purpose,
): Promise<NextStationRow | undefined> {
  return first(db.query(`select ${SELECTED} from stations where id = $1 and draft ${lockOf(purpose)}`, [id]));
}

/** Adds a draft, or a published station where it has a number. */
export async function insertStation(
  db: Queryable,
  agency: number,
  stationId: string | null,
  station: NextStationRequest,
): Promise<NextStationRow | undefined> {
  const columns = FIELDS.map((field) => COLUMN[field]).join(', ');
  const places = FIELDS.map((_field, at) => `$${at + 3}`).join(', ');
  return first(
    db.query(
      `insert into stations (agency_id, station_id_tmg, draft, form, ${columns})
       values ($1, $2::text, $2::text is null, 'next', ${places}) returning ${SELECTED}`,
      [agency, stationId, ...valuesOf(station)],
    ),
  );
}

/** Saves a station and raises its version. With `stationId` a draft becomes published under that number. */
export async function updateStation(
  db: Queryable,
  id: number,
  stationId: string | null,
  station: NextStationRequest,
): Promise<NextStationRow | undefined> {
  const assignments = FIELDS.map((field, at) => `${COLUMN[field]} = $${at + 3}`).join(', ');
  return first(
    db.query(
      `update stations set ${assignments}, version = version + 1,
         station_id_tmg = coalesce(station_id_tmg, $2::text), draft = draft and $2::text is null
       where id = $1 returning ${SELECTED}`,
      [id, stationId, ...valuesOf(station)],
    ),
  );
}

/** Removes a draft; answers what it was. */
export function deleteDraft(
  db: Queryable,
  id: number,
): Promise<{ station_name: string; agency_id: number } | undefined> {
  return first(
    db.query('delete from stations where id = $1 and draft returning station_name, agency_id', [id]),
  );
}

/**
 * Takes the next number of a city. The row stays locked until the transaction ends, so two stations never get the
 * same one; a number taken is not given back by a deletion (S2).
 */
export function takeNumber(
  db: Queryable,
  city: number,
): Promise<Pick<City, 'tmg_prefix' | 'tmg_count'> | undefined> {
  return first(
    db.query('update cities set tmg_count = tmg_count + 1 where id = $1 returning tmg_prefix, tmg_count', [
      city,
    ]),
  );
}
