import { cities } from './data/cities.ts';
import counties from './data/counties.json' with { type: 'json' };
import districts from './data/districts.json' with { type: 'json' };
import { suspects } from './data/suspects.ts';
import { codeLists } from './lookups.seed.ts';

test.each(Object.keys(codeLists))(
  'the list %s has each code once, with a label in both languages',
  (list) => {
    const entries = codeLists[list] ?? [];
    expect(new Set(entries.map(({ code }) => code)).size).toBe(entries.length);
    expect(entries.filter(({ label, label_es }) => label === '' || label_es === '')).toEqual([]);
  },
);

test.each([
  ['countMethod', '1', '01'],
  ['countMethod', '3', '03'],
  ['sensorType', 'LI', 'L'],
  ['facilityType', '10', '3'],
  ['facilityType', '11', '4'],
  ['primaryCountPurpose', 'B', 'R'],
  ['primaryCountPurpose', 'C', 'O'],
  ['postedRouteSign', '3', '03'],
  ['postedSpeedLimit', '85', '85'],
  ['intersection', '0', null],
  ['streetSide', '9', null],
])('%s %s is written to TMAS as %s', (list, code, tmg) => {
  expect(codeLists[list]?.find((entry) => entry.code === code)?.tmg).toBe(tmg);
});

test.each([
  ['funcClass', 18],
  ['travelDirection', 10],
  ['sensorType', 20],
  ['postedSpeedLimit', 18],
  ['surroundingLandUse', 12],
  ['vendor', 6],
])('the list %s has %i entries', (list, size) => {
  expect(codeLists[list]).toHaveLength(size);
});

test('Diamond Traffic is listed and disabled', () => {
  expect(codeLists.vendor?.filter(({ disabled }) => disabled).map(({ label }) => label)).toEqual([
    'Diamond Traffic',
  ]);
});

test('four validity conditions leave a count in the year', () => {
  expect(suspects.filter(({ excludes }) => !excludes).map(({ id }) => id)).toEqual([15, 16, 17, 18]);
});

test('there are 25 districts and 254 counties, each county in one of them', () => {
  const codes = new Set(districts.map(({ code }) => code));
  expect(codes.size).toBe(25);
  expect(new Set(counties.map(({ code }) => code)).size).toBe(254);
  expect(counties.filter(({ district_code }) => !codes.has(district_code))).toEqual([]);
});

test('every city has a prefix of its own: its first letter and a later one', () => {
  expect(new Set(cities.map(({ tmg_prefix }) => tmg_prefix)).size).toBe(cities.length);
  const strange = cities.filter(({ city_area, tmg_prefix }) => {
    const letters = city_area.toUpperCase().replaceAll(' ', '');
    return letters[0] !== tmg_prefix[0] || !letters.slice(1).includes(tmg_prefix[1] ?? '');
  });
  expect(strange).toEqual([]);
});
