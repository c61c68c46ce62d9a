import { shownOf } from './unshown.rules.ts';

const station = (name: string, year: number | null = null) => ({ station: name, flow: null, year });

test.each([
  ['all of them', ['AU0001', 'AU0001@2024'], 0],
  ['those that are known', ['AU0001'], 1],
  ['none', [], 2],
])('of the series of an address %s are shown', (_what, keys, unshown) => {
  const series = [station('AU0001'), station('AU0001', 2024)];
  const told = shownOf(series, { series: keys.map((key) => ({ key })) });
  expect(told).toEqual({ shown: series.slice(0, keys.length), unshown });
});
