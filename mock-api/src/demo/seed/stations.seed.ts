import { VENDOR } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape } from '../../platform/db/table.ts';
import { cities as citiesTable } from '../../stations/lookups/lookups.tables.ts';
import countyList from '../../stations/lookups/data/counties.json' with { type: 'json' };
import { ecoChannelId, ecoSiteId } from './stations/eco-ids.ts';
import { continueNumbers, insertRows } from '../../platform/db/insert-rows.ts';
import type { RowFor } from '../../platform/db/insert-rows.ts';
import { flows, stations } from '../../stations/records/stations.tables.ts';
import type { FlowPlan, StationPlan } from './station-plan.ts';

/** A planned station with the ids it was given, its flows in the order of the plan. */
export type SeededStation = { plan: StationPlan; stationId: number; flowIds: number[] };

const CITY = shape(citiesTable.pick('id', 'city_area'));

const counties = new Map(countyList.map((county) => [county.name, county]));

const isEco = ({ vendor_code }: FlowPlan) => vendor_code === VENDOR.ecoCounter;

function stationRow(plan: StationPlan, id: number, cityId: number | undefined): RowFor<typeof stations> {
  const county = counties.get(plan.county);
  return {
    id,
    station_id_tmg: plan.station_id_tmg,
    draft: false,
    form: 'next',
    version: 1,
    agency_id: plan.agency_id,
    station_name: plan.station_name,
    street_or_trail_name: plan.street_or_trail_name,
    neighborhood: plan.neighborhood,
    latitude: plan.latitude,
    longitude: plan.longitude,
    year_station_established: plan.established,
    state_code: '48',
    txdot_district_code: county?.district_code,
    county_code: county?.code,
    city_id: cityId,
    intersection_code: '0',
    direction_of_route_code: plan.direction_of_route_code,
    ...plan.road,
    eco_id: plan.flows.some(isEco) ? String(ecoSiteId(plan.station_id_tmg)) : null,
    certifying: false,
    importing: false,
    time_zone: plan.time_zone ?? 'America/Chicago',
    created_at: `${plan.established}T15:00:00Z`,
  };
}

type FlowPlace = { id: number; stationId: number; place: number };

function flowRow(
  plan: StationPlan,
  flow: FlowPlan,
  { id, stationId, place }: FlowPlace,
): RowFor<typeof flows> {
  const { volume: _volume, leaning: _leaning, ...codes } = flow;
  return {
    ...codes,
    id,
    station_id: stationId,
    direction_of_route_code: plan.direction_of_route_code,
    surface_condition_code: '2',
    nonmotorized_facility_width_code: flow.facility_type_code === '8' ? '5' : '2',
    nonmotorized_facility_buffer_width_code: '0',
    mounting_object: flow.count_method_code === '2' ? 'Pole' : 'Post',
    serial_number: `X${String(20_180_000 + id * 37)}`,
    eco_id: isEco(flow) ? String(ecoChannelId(plan.station_id_tmg, place)) : null,
    eco_name: isEco(flow) ? `${plan.station_name} ${flow.name}` : null,
    created_at: `${plan.established}T15:00:00Z`,
  };
}

/** Adds published stations with their flows, and lets their cities' numbers go on after them. */
export async function seedStations(db: Queryable, plans: StationPlan[]): Promise<SeededStation[]> {
  const cities = await readRows(db, CITY, `select ${CITY.sql} from cities`);
  const cityIds = new Map(cities.map(({ id, city_area }) => [city_area, id]));
  let flowId = 0;
  const seeded = plans.map((plan, at) => ({
    plan,
    stationId: at + 1,
    flowIds: plan.flows.map(() => (flowId += 1)),
  }));
  await insertRows(
    db,
    stations,
    seeded.map(({ plan, stationId }) => stationRow(plan, stationId, cityIds.get(plan.city))),
  );
  const flowRows = seeded.flatMap(({ plan, stationId, flowIds }) =>
    plan.flows.map((flow, place) => flowRow(plan, flow, { id: flowIds[place] ?? 0, stationId, place })),
  );
  await insertRows(db, flows, flowRows);
  await continueNumbers(db, [stations, flows]);
  await db.query(
    `update cities set tmg_count = issued.last
     from (select city_id, max(substr(station_id_tmg, 3)::int) as last from stations where not draft group by city_id) issued
     where cities.id = issued.city_id and cities.tmg_count < issued.last`,
  );
  return seeded;
}
