import { VENDOR } from 'shared-domain';
import { AGENCY } from '../../people/agencies/statewide-agencies.ts';
import { flows } from '../seed/stations/flow-plans.ts';
import { permanent, stationsOf, street } from '../seed/stations/station-plans.ts';
import type { StationPlan } from '../seed/station-plan.ts';

const vendor = VENDOR.ecoCounter;
const austin = stationsOf({ agency_id: AGENCY.austin, city: 'Austin', county: 'Travis' });
const houston = stationsOf({ agency_id: AGENCY.houston, city: 'Houston', county: 'Harris' });
const dallas = stationsOf({ agency_id: AGENCY.dallas, city: 'Dallas', county: 'Dallas' });

const days = (count: number) => permanent(count, count / 365);

/**
 * Counters that were put up but are not in the count exchange yet. Their numbers only tell them apart here; the
 * exchange issues its own.
 */
export const newSites: StationPlan[] = [
  austin({
    station_id_tmg: 'EA0001',
    station_name: 'Barton Creek Greenbelt at Loop 360',
    street: 'Barton Creek Greenbelt',
    latitude: 30.244718,
    longitude: -97.802355,
    direction: '9',
    profile: 'recreational',
    counts: days(120),
    flows: flows({ vendor, directions: ['1', '5'], volumes: { '2': 210, '1': 640 } }),
  }),
  austin(
    {
      station_id_tmg: 'EA0002',
      station_name: 'Lance Armstrong Bikeway at Pressler St',
      street: 'Lance Armstrong Bikeway',
      latitude: 30.270964,
      longitude: -97.763208,
      direction: '0',
      profile: 'commuter',
      counts: days(60),
      flows: flows({
        vendor,
        directions: ['3', '7'],
        volumes: { '2': 880 },
        facility: '7',
        sensor: 'L',
        interval: 15,
      }),
    },
    street('6U', 4200, '30', ['5']),
  ),
  austin({
    station_id_tmg: 'EA0003',
    station_name: 'Country Club Creek Trail at Elmont Dr',
    street: 'Country Club Creek Trail',
    latitude: 30.238127,
    longitude: -97.720446,
    direction: '9',
    profile: 'recreational',
    counts: days(730),
    flows: flows({ vendor, directions: ['9'], volumes: { '8': 330 } }),
  }),
  houston({
    station_id_tmg: 'EH0001',
    station_name: 'Brays Bayou Greenway at Almeda Rd',
    street: 'Brays Bayou Greenway',
    latitude: 29.711482,
    longitude: -95.381764,
    direction: '0',
    profile: 'recreational',
    counts: days(200),
    flows: flows({ vendor, directions: ['3', '7'], volumes: { '2': 260, '1': 410 } }),
  }),
  dallas({
    station_id_tmg: 'ED0001',
    station_name: 'Santa Fe Trail at Winslow Ave',
    street: 'Santa Fe Trail',
    latitude: 32.795216,
    longitude: -96.749873,
    direction: '9',
    profile: 'recreational',
    counts: days(90),
    flows: flows({ vendor, directions: ['1', '5'], volumes: { '2': 300, '1': 370 } }),
  }),
];
