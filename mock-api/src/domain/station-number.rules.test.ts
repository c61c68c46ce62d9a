import { stationNumber } from './station-number.rules.ts';

test.each([
  ['AU', 1, 'AU0001'],
  ['HO', 42, 'HO0042'],
  ['CS', 9999, 'CS9999'],
  ['CS', 10000, null],
])('station %s number %i is %s', (prefix, number, expected) => {
  expect(stationNumber(prefix, number)).toBe(expected);
});
