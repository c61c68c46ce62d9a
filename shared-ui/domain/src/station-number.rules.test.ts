import { nextStationNumber, stationNumber } from './station-number.rules.ts';

test.each([
  ['AU', 1, 'AU0001'],
  ['HO', 42, 'HO0042'],
  ['CS', 9999, 'CS9999'],
  ['CS', 10000, null],
])('station %s number %i is %s', (prefix, number, expected) => {
  expect(stationNumber(prefix, number)).toBe(expected);
});

test.each([
  ['AU', 0, 'AU0001'],
  ['AU', 12, 'AU0013'],
  ['AU', 9998, 'AU9999'],
  ['AU', 9999, null],
])('after %s has issued %i numbers, the next is %s', (tmg_prefix, tmg_count, expected) => {
  expect(nextStationNumber({ tmg_prefix, tmg_count })).toBe(expected);
});
