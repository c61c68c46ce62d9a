import { VENDOR } from 'shared-domain';
import { AGENCY } from '../../../people/agencies/statewide-agencies.ts';
import type { StationPlan } from '../station-plan.ts';
import { flows } from './flow-plans.ts';
import { permanent, portable, stationsOf, street, weeks } from './station-plans.ts';

const houston = stationsOf({ agency_id: AGENCY.houston, city: 'Houston', county: 'Harris' });
const { ecoCounter, custom, trafx, jamar } = VENDOR;
const RODEO = { month: 3, day: 1, days: 5, factor: 1.7 };

/** The stations of the City of Houston. */
export const houstonStations: StationPlan[] = [
  houston(
    {
      station_id_tmg: 'HO0001',
      station_name: 'Buffalo Bayou Trail at Sabine St',
      street: 'Buffalo Bayou Trail',
      latitude: 29.761806,
      longitude: -95.374912,
      direction: '0',
      profile: 'recreational',
      counts: permanent(75),
      flows: flows({ vendor: ecoCounter, directions: ['3', '7'], volumes: { '2': 480, '1': 1350 } }),
    },
    {
      established: '2015-11-09',
      events: [RODEO],
      faults: [
        { kind: 'missing', flow: 1, daysAgo: 14, hours: 52 },
        { kind: 'spike', flow: 2, daysAgo: 40, hours: 3 },
      ],
    },
  ),
  houston(
    {
      station_id_tmg: 'HO0002',
      station_name: 'White Oak Bayou Greenway at 11th St',
      street: 'White Oak Bayou Greenway',
      latitude: 29.790541,
      longitude: -95.413207,
      direction: '9',
      profile: 'commuter',
      counts: permanent(0, 2),
      flows: flows({ vendor: ecoCounter, directions: ['5', '1'], volumes: { '2': 350, '1': 280 } }),
    },
    { neighborhood: 'Timbergrove' },
  ),
  houston(
    {
      station_id_tmg: 'HO0003',
      station_name: 'Columbia Tap Trail at Blodgett St',
      street: 'Columbia Tap Rail-Trail',
      latitude: 29.726613,
      longitude: -95.361508,
      direction: '9',
      profile: 'commuter',
      counts: permanent(50, 2),
      flows: flows({ vendor: custom, directions: ['1', '5'], volumes: { '2': 180 } }),
    },
    { neighborhood: 'Third Ward', faults: [{ kind: 'zeros', flow: 0, daysAgo: 6, hours: 90 }] },
  ),
  houston(
    {
      station_id_tmg: 'HO0004',
      station_name: 'Brays Bayou Trail at Hermann Park',
      street: 'Brays Bayou Greenway',
      latitude: 29.711924,
      longitude: -95.392415,
      direction: '0',
      profile: 'recreational',
      counts: permanent(28, 2),
      flows: flows({ vendor: ecoCounter, directions: ['3', '7'], volumes: { '2': 290, '1': 610 } }),
    },
    { neighborhood: 'Medical Center' },
  ),
  houston(
    {
      station_id_tmg: 'HO0005',
      station_name: 'Lamar St at Main St',
      street: 'Lamar St',
      latitude: 29.757613,
      longitude: -95.364318,
      direction: '3',
      profile: 'downtown',
      counts: permanent(15, 2),
      flows: flows({
        vendor: custom,
        directions: ['3', '7'],
        volumes: { '2': 240 },
        facility: '7',
        side: '5',
        sensor: 'L',
      }),
    },
    { ...street('5U', 9800, '30', ['2', '3', '12']), neighborhood: 'Downtown' },
  ),
  houston(
    {
      station_id_tmg: 'HO0006',
      station_name: 'Heights Blvd at 14th St',
      street: 'Heights Blvd',
      latitude: 29.797402,
      longitude: -95.398015,
      direction: '1',
      profile: 'recreational',
      counts: portable(weeks(200, 14, true), weeks(12, 14, false)),
      flows: flows({
        vendor: jamar,
        directions: ['1', '5'],
        volumes: { '2': 160 },
        facility: '3',
        side: '3',
        sensor: 'R',
        method: '2',
        interval: 15,
      }),
    },
    { ...street('5U', 8700, '30', ['1', '3']), neighborhood: 'The Heights' },
  ),
  houston(
    {
      station_id_tmg: 'HO0007',
      station_name: 'Terry Hershey Park Trail at Memorial Dr',
      street: 'Terry Hershey Hike and Bike Trail',
      latitude: 29.777105,
      longitude: -95.624311,
      direction: '0',
      profile: 'recreational',
      counts: permanent(65, 2),
      flows: flows({ vendor: trafx, directions: ['0'], volumes: { '8': 540 } }),
    },
    { neighborhood: 'Energy Corridor', faults: [{ kind: 'repeated', flow: 0, daysAgo: 33, hours: 8 }] },
  ),
];
