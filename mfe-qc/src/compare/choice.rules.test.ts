import { seriesText } from 'shared-domain';
import { NOTHING_CHOSEN, OWN_PERIOD, seriesOfChoice, type SeriesChoice } from './choice.rules.ts';

const MARCH = { from: '2025-03-03', to: '2025-03-30' };

test.each<[string, Partial<SeriesChoice>, string]>([
  ['a station', {}, 'AU0001'],
  ['a flow', { part: '14' }, 'AU0001.14'],
  ['a mode', { part: 'bicycle' }, 'AU0001.bicycle'],
  ['another year', { time: '2024' }, 'AU0001@2024'],
  ['a mode of another year', { part: 'pedestrian', time: '2024' }, 'AU0001.pedestrian@2024'],
  ['days of its own, at first those after the period', { time: OWN_PERIOD }, 'AU0001@2025-03-31'],
  ['days of its own from one on', { time: OWN_PERIOD, first: '2025-02-03' }, 'AU0001@2025-02-03'],
  // a day that was chosen before another year was
  ['a year after all', { time: '2024', first: '2025-02-03' }, 'AU0001@2024'],
])('%s is a series', (_what, choice, text) => {
  const series = seriesOfChoice({ ...NOTHING_CHOSEN, station: 'AU0001', ...choice }, MARCH);
  expect(series && seriesText(series)).toBe(text);
});

test('without a station nothing is chosen', () =>
  expect(seriesOfChoice({ ...NOTHING_CHOSEN, part: 'bicycle' }, MARCH)).toBeNull());
