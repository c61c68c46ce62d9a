import { cities } from '../lookups/data/cities.ts';
import counties from '../lookups/data/counties.json' with { type: 'json' };
import { countyBoundaries } from './county-boundaries.ts';
import { citiesNear, countyAt, distanceKm, placeOf } from './geography.rules.ts';

const names = new Map(counties.map(({ fips, name }) => [fips, name]));

test('the outlines are those of the 254 counties', async () => {
  const found = (await countyBoundaries()).map(({ fips }) => names.get(fips));
  expect(new Set(found)).toEqual(new Set(counties.map(({ name }) => name)));
});

test.each(cities.map((city) => [city.city_area, city.county, city] as const))(
  '%s lies in %s county',
  async (_name, county, city) => {
    const fips = countyAt(city, await countyBoundaries());
    expect(names.get(fips ?? '')).toBe(county);
  },
);

test.each([
  ['Santa Fe', 35.687, -105.9378],
  ['the Gulf', 27.5, -95.5],
  ['Ciudad Juárez', 31.69, -106.4245],
])('%s lies in no county of Texas', async (_name, latitude, longitude) => {
  expect(countyAt({ latitude, longitude }, await countyBoundaries())).toBeNull();
});

test('a promenade just off the drawn coast belongs to its county', async () => {
  const seawall = { latitude: 29.287204, longitude: -94.790613 };
  expect(names.get(countyAt(seawall, await countyBoundaries()) ?? '')).toBe('Galveston');
});

test('Austin and Houston are about 235 km apart', () => {
  const austin = { latitude: 30.2672, longitude: -97.7431 };
  const houston = { latitude: 29.7604, longitude: -95.3698 };
  expect(distanceKm(austin, houston)).toBeCloseTo(235, -1);
});

const city = (name: string, longitude: number, population: number | null) => ({
  name,
  latitude: 30,
  longitude,
  population,
});
const around = [city('Metropolis', -97.7, 900_000), city('Enclave', -97.65, 1500), city('Far', -96, null)];

test.each([
  ['in the big city', -97.75, 'Metropolis', true],
  ['in the small one within it', -97.655, 'Enclave', true],
  ['near the village', -96.05, 'Far', true],
  ['in between', -96.5, 'Far', false],
])('a place %s is proposed %s', (_where, longitude, name, isNear) => {
  expect(placeOf({ latitude: 30, longitude }, around)).toMatchObject({ place: { name }, isNear });
});

test('without cities none is proposed', () => {
  expect(placeOf({ latitude: 30, longitude: -97 }, [])).toBeNull();
});

test.each([
  ['in the big city', -97.72, ['Metropolis', 'Enclave']],
  ['on its far side', -97.79, ['Metropolis']],
  ['in the small one within it', -97.655, ['Enclave', 'Metropolis']],
  ['eight kilometers from the edge of the village', -96.09, ['Far']],
  ['a little farther', -96.1, []],
])('what is near a place %s', (_where, longitude, names) => {
  const near = citiesNear({ latitude: 30, longitude }, around);
  expect(near.map(({ name }) => name)).toEqual(names);
});
