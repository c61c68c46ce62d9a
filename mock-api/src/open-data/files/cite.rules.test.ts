import { citationOf } from './cite.rules.ts';

const CITED = {
  agency: 'City of Austin',
  published_at: '2026-03-10T15:00:00.000Z',
  station: 'AU0012 Shoal Creek Trail',
  first_month: '2025-01',
  last_month: '2025-12',
  version: 3,
  url: 'https://counts.example/public/stations/AU0012/v3',
  licenses: ['CC-BY-4.0'] as const,
};

test('a citation names agency, year, station, months, version, address, license and day', () => {
  const { en, es } = citationOf({ ...CITED, retrieved: '2026-03-10' });
  expect(en).toBe(
    'City of Austin (2026). Bicycle and pedestrian counts, AU0012 Shoal Creek Trail, 2025-01 to 2025-12, version 3. Count Exchange. https://counts.example/public/stations/AU0012/v3. CC BY 4.0. Retrieved 2026-03-10.',
  );
  expect(es).toBe(
    'City of Austin (2026). Conteos de bicicletas y peatones, AU0012 Shoal Creek Trail, 2025-01 a 2025-12, versión 3. Count Exchange. https://counts.example/public/stations/AU0012/v3. CC BY 4.0. Consultado el 2026-03-10.',
  );
});

test.each([
  ['2026-01-01T05:59:00.000Z', 'City of Austin (2025). '],
  ['2026-01-01T06:00:00.000Z', 'City of Austin (2026). '],
])('what went out at %s is cited with the year that it was in the state', (published_at, expected) => {
  const { en, es } = citationOf({ ...CITED, published_at });
  expect([en, es].map((one) => one.slice(0, expected.length))).toEqual([expected, expected]);
});

test('all stations of an agency are cited as such, with every license', () =>
  expect(citationOf({ ...CITED, station: null, licenses: ['CC-BY-4.0', 'CC0-1.0'] }).en).toContain(
    'counts, all stations, 2025-01 to 2025-12, version 3. Count Exchange. https://counts.example/public/stations/AU0012/v3. CC BY 4.0, CC0 1.0.',
  ));
