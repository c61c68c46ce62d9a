import { VENDOR } from 'shared-domain';
import { STATION_COLUMNS } from 'shared-domain/fields';
import { AGENCY } from '../../../people/agencies/statewide-agencies.ts';
import type { RowFor } from '../../../platform/db/insert-rows.ts';
import type { flows, stations } from '../../../stations/records/stations.tables.ts';
import { trailClass } from './station-plans.ts';

/** A flow of a draft: what has been filled in so far. */
type DraftFlowPlan = RowFor<typeof flows> & { name: string };
/** A draft of the demonstration: what has been filled in so far; `city` by its name. */
export type DraftPlan = RowFor<typeof stations> & {
  agency_id: number;
  station_name: string;
  city: string | null;
  flows: DraftFlowPlan[];
};

/** A draft in which nothing is answered. */
export const unanswered = {
  ...(Object.fromEntries(STATION_COLUMNS.map((column) => [column, null])) as RowFor<typeof stations>),
  city: null,
};

/** Drafts of the next form at different stages, from a name and a place to all but the last field. */
export const drafts: DraftPlan[] = [
  {
    ...unanswered,
    agency_id: AGENCY.austin,
    station_name: 'Bouldin Creek Trail at Barton Springs Rd',
    street_or_trail_name: 'Bouldin Creek Trail',
    neighborhood: 'Bouldin',
    latitude: 30.258914,
    longitude: -97.752817,
    city: 'Austin',
    county_code: 227,
    txdot_district_code: 14,
    year_station_established: '2026-01-12',
    ...trailClass,
    flows: [],
  },
  {
    ...unanswered,
    agency_id: AGENCY.austin,
    station_name: 'Red Line Trail at Airport Blvd',
    latitude: 30.311208,
    longitude: -97.714306,
    flows: [],
  },
  {
    ...unanswered,
    agency_id: AGENCY.houston,
    station_name: 'Halls Bayou Greenway at Jensen Dr',
    street_or_trail_name: 'Halls Bayou Greenway',
    neighborhood: 'Northside',
    latitude: 29.861407,
    longitude: -95.336912,
    city: 'Houston',
    county_code: 102,
    txdot_district_code: 12,
    flows: [],
  },
  {
    ...unanswered,
    agency_id: AGENCY.dallas,
    station_name: 'Trinity Strand Trail at Turtle Creek Blvd',
    street_or_trail_name: 'Trinity Strand Trail',
    neighborhood: 'Design District',
    latitude: 32.793915,
    longitude: -96.821406,
    city: 'Dallas',
    county_code: 57,
    txdot_district_code: 18,
    year_station_established: '2026-02-02',
    flows: [],
  },
];

const bicycles = (direction: string, name: string): DraftFlowPlan => ({
  name,
  vendor_code: VENDOR.ecoCounter,
  count_method_code: '3',
  facility_type_code: '8',
  street_side_code: '9',
  count_type_code: '2',
  travel_direction_code: direction,
  sensor_type_code: 'LI',
  movement_direction_code: direction === '5' ? '1' : '2',
  count_location_to_roadway_code: '1',
  count_interval: 60,
  eco_id: null,
});

/** The same as the demonstration shows them: flows have been added to the one that is nearly done. */
export const demoDrafts: DraftPlan[] = drafts.map((draft, at) =>
  at === 0 ? { ...draft, flows: [bicycles('5', 'Bicycle SB'), bicycles('1', 'Bicycle NB')] } : draft,
);
