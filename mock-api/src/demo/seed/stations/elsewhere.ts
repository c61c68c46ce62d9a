import { VENDOR } from 'shared-domain';
import { AGENCY } from '../../../people/agencies/statewide-agencies.ts';
import type { StationPlan } from '../station-plan.ts';
import { flows } from './flow-plans.ts';
import { permanent, portable, stationsOf, street, weeks } from './station-plans.ts';

const { ecoCounter, custom, trafx, timeMark, jamar, diamond } = VENDOR;
const dallas = stationsOf({ agency_id: AGENCY.dallas, city: 'Dallas', county: 'Dallas' });
const sanAntonio = stationsOf({ agency_id: AGENCY.sanAntonio, city: 'San Antonio', county: 'Bexar' });
const elPaso = stationsOf({
  agency_id: AGENCY.elPaso,
  city: 'El Paso',
  county: 'El Paso',
  time_zone: 'America/Denver',
});
const collegeStation = stationsOf({ agency_id: AGENCY.tti, city: 'College Station', county: 'Brazos' });
const galveston = stationsOf({ agency_id: AGENCY.txdot, city: 'Galveston', county: 'Galveston' });

const dallasStations: StationPlan[] = [
  dallas(
    {
      station_id_tmg: 'DA0001',
      station_name: 'Katy Trail at Fitzhugh Ave',
      street: 'Katy Trail',
      latitude: 32.816304,
      longitude: -96.797015,
      direction: '9',
      profile: 'recreational',
      counts: permanent(40, 2),
      flows: flows({ vendor: ecoCounter, directions: ['1', '5'], volumes: { '2': 760, '1': 2100 } }),
    },
    {
      neighborhood: 'Knox',
      established: '2013-06-03',
      faults: [{ kind: 'missing', flow: 2, daysAgo: 8, hours: 40 }],
    },
  ),
  dallas({
    station_id_tmg: 'DA0002',
    station_name: 'Santa Fe Trail at Deep Ellum',
    street: 'Santa Fe Trail',
    latitude: 32.788106,
    longitude: -96.769413,
    direction: '0',
    profile: 'commuter',
    counts: permanent(0, 2),
    flows: flows({ vendor: custom, directions: ['7', '3'], volumes: { '2': 260 } }),
  }),
  dallas(
    {
      station_id_tmg: 'DA0003',
      station_name: 'White Rock Lake Trail at Mockingbird Ln',
      street: 'White Rock Lake Trail',
      latitude: 32.844915,
      longitude: -96.717208,
      direction: '9',
      profile: 'recreational',
      counts: permanent(88, 2),
      flows: flows({ vendor: trafx, directions: ['9'], volumes: { '8': 1480 } }),
    },
    { neighborhood: 'Lakewood' },
  ),
];

const sanAntonioStations: StationPlan[] = [
  sanAntonio(
    {
      station_id_tmg: 'SA0001',
      station_name: 'Mission Reach at Concepción Park',
      street: 'San Antonio River Mission Reach',
      latitude: 29.388214,
      longitude: -98.496107,
      direction: '9',
      profile: 'recreational',
      counts: permanent(55, 2),
      flows: flows({ vendor: ecoCounter, directions: ['1', '5'], volumes: { '2': 330, '1': 290 } }),
    },
    { neighborhood: 'Mission District' },
  ),
  sanAntonio({
    station_id_tmg: 'SA0002',
    station_name: 'Salado Creek Greenway at Tobin Park',
    street: 'Salado Creek Greenway',
    latitude: 29.504312,
    longitude: -98.434508,
    direction: '9',
    profile: 'recreational',
    counts: permanent(0, 2),
    flows: flows({ vendor: trafx, directions: ['9'], volumes: { '8': 420 } }),
  }),
  sanAntonio(
    {
      station_id_tmg: 'SA0003',
      station_name: 'Commerce St at Alamo St',
      street: 'Commerce St',
      latitude: 29.423908,
      longitude: -98.487514,
      direction: '3',
      profile: 'downtown',
      counts: portable(weeks(35, 21, false)),
      flows: flows({
        vendor: timeMark,
        directions: ['3', '7'],
        volumes: { '2': 210 },
        facility: '4',
        side: '9',
        sensor: 'R',
        method: '2',
        interval: 15,
      }),
    },
    street('3U', 16200, '30', ['3', '2', '9']),
  ),
];

const elPasoStations: StationPlan[] = [
  elPaso({
    station_id_tmg: 'EL0001',
    station_name: 'Rio Grande Riverpark Trail at Country Club Rd',
    street: 'Rio Grande Riverpark Trail',
    latitude: 31.865217,
    longitude: -106.587104,
    direction: '9',
    profile: 'recreational',
    counts: permanent(33, 1),
    flows: flows({ vendor: custom, directions: ['1', '5'], volumes: { '2': 150, '1': 130 } }),
  }),
  elPaso(
    {
      station_id_tmg: 'EL0002',
      station_name: 'Scenic Dr at Rim Rd',
      street: 'Scenic Dr',
      latitude: 31.783108,
      longitude: -106.487411,
      direction: '3',
      profile: 'recreational',
      counts: portable(weeks(400, 14, true)),
      flows: flows({
        vendor: jamar,
        directions: ['3', '7'],
        volumes: { '2': 90 },
        facility: '4',
        side: '9',
        sensor: 'R',
        method: '2',
        interval: 15,
      }),
    },
    street('5U', 4200, '30', ['1', '8']),
  ),
];

const statewideStations: StationPlan[] = [
  collegeStation({
    station_id_tmg: 'CS0001',
    station_name: 'Campus crossing at Bizzell St',
    street: 'Bizzell St crossing',
    latitude: 30.617912,
    longitude: -96.335718,
    direction: '0',
    profile: 'campus',
    counts: permanent(70, 1),
    flows: flows({ vendor: custom, directions: ['3', '7'], volumes: { '2': 610, '1': 1900 } }),
  }),
  collegeStation(
    {
      station_id_tmg: 'CS0002',
      station_name: 'Lick Creek Greenway at Midtown Dr',
      street: 'Lick Creek Greenway',
      latitude: 30.574811,
      longitude: -96.262907,
      direction: '9',
      profile: 'recreational',
      counts: portable(weeks(150, 21, true)),
      flows: flows({ vendor: diamond, directions: ['9'], volumes: { '8': 130 }, method: '2' }),
    },
    { established: '2022-02-01' },
  ),
  galveston(
    {
      station_id_tmg: 'GA0001',
      station_name: 'Seawall Blvd at 25th St',
      street: 'Seawall Blvd',
      latitude: 29.287204,
      longitude: -94.790613,
      direction: '3',
      profile: 'recreational',
      counts: permanent(25, 1),
      flows: flows({
        vendor: ecoCounter,
        directions: ['3', '7'],
        volumes: { '2': 540, '1': 1700 },
        side: '5',
      }),
    },
    street('3U', 19800, '35', ['3', '10']),
  ),
];

/** The stations of the other agencies. */
export const otherStations: StationPlan[] = [
  ...dallasStations,
  ...sanAntonioStations,
  ...elPasoStations,
  ...statewideStations,
];
