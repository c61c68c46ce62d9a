import { directionsFor, roadClassOf, flowIdOf, VENDOR } from 'shared-domain';
import { countyBoundaries } from '../../../stations/places/county-boundaries.ts';
import { countyAt } from '../../../stations/places/geography.rules.ts';
import { cities } from '../../../stations/lookups/data/cities.ts';
import counties from '../../../stations/lookups/data/counties.json' with { type: 'json' };
import { codeLists } from '../../../stations/lookups/lookups.seed.ts';
import { austinStations } from './austin.ts';
import { drafts } from './drafts.ts';
import { otherStations } from './elsewhere.ts';
import { houstonStations } from './houston.ts';

const stations = [...austinStations, ...houstonStations, ...otherStations];
const flows = stations.flatMap((station) => station.flows.map((flow) => ({ station, flow })));
const codes = (list: string) => codeLists[list]?.map(({ code }) => code);

test('there are about thirty stations, ten of them in Austin and seven in Houston', () => {
  expect(austinStations).toHaveLength(10);
  expect(houstonStations).toHaveLength(7);
  expect(stations.length + drafts.length).toBeGreaterThanOrEqual(30);
});

test.each(stations.map((station) => [station.station_id_tmg, station.county, station] as const))(
  '%s lies in %s county and bears a number of its city',
  async (number, county, station) => {
    const fips = countyAt(station, await countyBoundaries());
    expect(counties.find((entry) => entry.fips === fips)?.name).toBe(county);
    expect(number.slice(0, 2)).toBe(cities.find(({ city_area }) => city_area === station.city)?.tmg_prefix);
  },
);

test('every flow has an id of its own', () => {
  const ids = flows.map(({ station, flow }) => flowIdOf(station.station_id_tmg, flow));
  expect(new Set(ids).size).toBe(ids.length);
});

test.each([
  ['count_method_code', 'countMethod'],
  ['count_type_code', 'countType'],
  ['travel_direction_code', 'travelDirection'],
  ['street_side_code', 'streetSide'],
  ['facility_type_code', 'facilityType'],
  ['sensor_type_code', 'sensorType'],
  ['movement_direction_code', 'movementDirection'],
  ['count_location_to_roadway_code', 'countLocationToRoadway'],
] as const)('every %s is on the list %s', (field, list) => {
  expect(codes(list)).toEqual(expect.arrayContaining(flows.map(({ flow }) => flow[field])));
});

test('every direction of route goes with its functional class', () => {
  const all = codeLists.directionOfRoute ?? [];
  const wrong = stations.filter(
    ({ road, direction_of_route_code: direction }) =>
      !directionsFor(roadClassOf(road), all).some(({ code }) => code === direction),
  );
  expect(wrong.map(({ station_id_tmg }) => station_id_tmg)).toEqual([]);
});

test('every vendor counts somewhere, and no name has a comma', () => {
  expect(new Set(flows.map(({ flow }) => flow.vendor_code))).toEqual(new Set(Object.values(VENDOR)));
  expect(stations.filter(({ station_name }) => station_name.includes(','))).toEqual([]);
});
