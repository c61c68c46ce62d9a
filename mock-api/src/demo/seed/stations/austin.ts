import { VENDOR } from 'shared-domain';
import { AGENCY } from '../../../people/agencies/statewide-agencies.ts';
import type { StationPlan } from '../station-plan.ts';
import { flows } from './flow-plans.ts';
import { permanent, portable, stationsOf, street, weeks } from './station-plans.ts';

const austin = stationsOf({ agency_id: AGENCY.austin, city: 'Austin', county: 'Travis' });
const { ecoCounter, custom, trafx, timeMark } = VENDOR;

const MUSIC_FESTIVAL = { month: 10, day: 4, days: 3, factor: 2.6 };
const SPRING_FESTIVAL = { month: 3, day: 10, days: 8, factor: 2.1 };
const MARATHON = { month: 2, day: 16, days: 1, factor: 3.2 };

const trails: StationPlan[] = [
  austin(
    {
      station_id_tmg: 'AU0001',
      station_name: 'Shoal Creek Trail at 24th St',
      street: 'Shoal Creek Trail',
      latitude: 30.288412,
      longitude: -97.751903,
      direction: '9',
      profile: 'commuter',
      counts: permanent(61),
      flows: flows({ vendor: ecoCounter, directions: ['5', '1'], volumes: { '2': 640, '1': 410 } }),
    },
    {
      neighborhood: 'Pease Park',
      established: '2016-05-03',
      events: [SPRING_FESTIVAL],
      faults: [
        { kind: 'missing', flow: 0, daysAgo: 9, hours: 31 },
        { kind: 'zeros', flow: 2, daysAgo: 24, hours: 80 },
        { kind: 'spike', flow: 1, daysAgo: 38, hours: 2 },
        { kind: 'repeated', flow: 3, daysAgo: 47, hours: 9 },
        { kind: 'zeros', flow: 0, daysAgo: 420, hours: 96 },
      ],
    },
  ),
  austin(
    {
      station_id_tmg: 'AU0002',
      station_name: 'Butler Trail at Pfluger Bridge',
      street: 'Ann and Roy Butler Hike-and-Bike Trail',
      latitude: 30.267205,
      longitude: -97.756131,
      direction: '0',
      profile: 'recreational',
      counts: permanent(0),
      flows: flows({ vendor: ecoCounter, directions: ['3', '7'], volumes: { '2': 930, '1': 2480 } }),
    },
    {
      neighborhood: 'Zilker',
      established: '2014-09-22',
      events: [MUSIC_FESTIVAL, SPRING_FESTIVAL, MARATHON],
    },
  ),
  austin(
    {
      station_id_tmg: 'AU0003',
      station_name: 'Walnut Creek Trail at Johnny Morris Rd',
      street: 'Southern Walnut Creek Trail',
      latitude: 30.295847,
      longitude: -97.648612,
      direction: '9',
      profile: 'recreational',
      counts: permanent(92),
      flows: flows({ vendor: ecoCounter, directions: ['1', '5'], volumes: { '2': 310, '1': 120 } }),
    },
    {
      neighborhood: 'East Austin',
      established: '2018-03-12',
      faults: [
        { kind: 'absent', flow: 0, daysAgo: 30, hours: 60 },
        { kind: 'absent', flow: 1, daysAgo: 30, hours: 60 },
        { kind: 'missing', flow: 3, daysAgo: 71, hours: 200 },
      ],
    },
  ),
  austin(
    {
      station_id_tmg: 'AU0004',
      station_name: 'Lance Armstrong Bikeway at Waller Creek',
      street: 'Lance Armstrong Bikeway',
      latitude: 30.264118,
      longitude: -97.736244,
      direction: '0',
      profile: 'commuter',
      counts: permanent(31),
      flows: flows({ vendor: custom, directions: ['7', '3'], volumes: { '2': 520 } }),
    },
    {
      neighborhood: 'Downtown',
      established: '2017-02-06',
      faults: [{ kind: 'zeros', flow: 1, daysAgo: 12, hours: 74 }],
    },
  ),
];

const streets: StationPlan[] = [
  austin(
    {
      station_id_tmg: 'AU0005',
      station_name: 'Guadalupe St at 21st St',
      street: 'Guadalupe St',
      latitude: 30.283944,
      longitude: -97.741962,
      direction: '1',
      profile: 'campus',
      counts: permanent(45),
      flows: flows({
        vendor: ecoCounter,
        directions: ['1', '5'],
        volumes: { '2': 870 },
        facility: '7',
        side: '7',
        sensor: 'L',
      }),
    },
    {
      ...street('4U', 18400, '30', ['5', '3']),
      neighborhood: 'West Campus',
      faults: [{ kind: 'spike', flow: 0, daysAgo: 5, hours: 1 }],
    },
  ),
  austin(
    {
      station_id_tmg: 'AU0006',
      station_name: 'Congress Ave at 4th St',
      street: 'Congress Ave',
      latitude: 30.266403,
      longitude: -97.742801,
      direction: '1',
      profile: 'downtown',
      counts: permanent(20, 2),
      flows: flows({
        vendor: custom,
        directions: ['9'],
        volumes: { '1': 5200, '2': 340 },
        facility: '2',
        side: '3',
      }),
    },
    { ...street('3U', 22100, '30', ['2', '3', '12']), neighborhood: 'Downtown', events: [SPRING_FESTIVAL] },
  ),
  austin(
    {
      station_id_tmg: 'AU0007',
      station_name: 'Barton Springs Rd at Kinney Ave',
      street: 'Barton Springs Rd',
      latitude: 30.261307,
      longitude: -97.763528,
      direction: '3',
      profile: 'recreational',
      counts: portable(weeks(300, 14, true), weeks(20, 21, false)),
      flows: flows({
        vendor: timeMark,
        directions: ['3', '7'],
        volumes: { '2': 430 },
        facility: '3',
        side: '5',
        sensor: 'R',
        method: '2',
        interval: 15,
      }),
    },
    { ...street('4U', 15900, '30', ['8', '3']), neighborhood: 'Zilker' },
  ),
  austin(
    {
      station_id_tmg: 'AU0008',
      station_name: 'Violet Crown Trail at Home Depot Blvd',
      street: 'Violet Crown Trail',
      latitude: 30.227118,
      longitude: -97.817406,
      direction: '9',
      profile: 'recreational',
      counts: permanent(120, 2),
      flows: flows({ vendor: trafx, directions: ['9'], volumes: { '8': 190 } }),
    },
    {
      neighborhood: 'Sunset Valley',
      established: '2021-10-05',
      faults: [{ kind: 'zeros', flow: 0, daysAgo: 18, hours: 170 }],
    },
  ),
  austin(
    {
      station_id_tmg: 'AU0009',
      station_name: 'Rio Grande St at 28th St',
      street: 'Rio Grande St',
      latitude: 30.294306,
      longitude: -97.744573,
      direction: '1',
      profile: 'campus',
      counts: { kind: 'none' },
      flows: flows({
        vendor: custom,
        directions: ['1', '5'],
        volumes: { '2': 390, '1': 200 },
        facility: '7',
        side: '7',
        interval: 15,
      }),
    },
    { ...street('7U', 3100, '25', ['1', '5']), neighborhood: 'West Campus', established: '2025-08-18' },
  ),
  austin(
    {
      station_id_tmg: 'AU0010',
      station_name: 'Austin research counter: Steadfastgate (Edinburgh open data)',
      street: 'Research loop, recorded abroad',
      latitude: 30.28565,
      longitude: -97.737018,
      direction: '9',
      profile: 'commuter',
      counts: { kind: 'steadfastgate' },
      flows: flows({ vendor: custom, directions: ['1', '5'], volumes: { '2': 200 }, facility: '8' }),
    },
    { neighborhood: 'University', established: '2009-05-27' },
  ),
];

/** The stations of the City of Austin. */
export const austinStations: StationPlan[] = [...trails, ...streets];
