import { toldWhere, type ToldOfCounts } from './told-where.rules.ts';

test.each<[ToldOfCounts, string]>([
  ['certified', '/stations/AU0001'],
  ['certifyFailed', '/validate-counts/AU0001'],
  ['certifyNeedsReason', '/validate-counts/AU0001'],
  ['lateCounts', '/validate-counts/AU0001'],
  ['imported', '/validate-counts/AU0001'],
  ['importFailed', '/import-history?station=AU0001'],
  ['importUndone', '/stations/AU0001'],
  ['undoFailed', '/import-history?station=AU0001'],
])('%s leads to %s', (message, way) => {
  expect(toldWhere(message, 'AU0001')).toBe(way);
});
