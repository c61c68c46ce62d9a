import type { Drop } from 'shared-domain';
import { drawnState, inOrder, isUnderWay, openingHref } from './drop-state.rules.ts';

const drop = (id: number, state: Drop['state'], station: string | null = null) =>
  ({ id, state, station_id_tmg: station }) as Drop;
const ids = (drops: Drop[]) => drops.map(({ id }) => id);

test.each([
  ['taken', true, 'running'],
  ['waits', false, 'waiting'],
  ['loading', true, 'running'],
  ['loaded', false, 'done'],
  ['refused', false, 'failed'],
  ['discarded', false, 'over'],
] as const)('a file that is %s', (state, underWay, drawn) => {
  expect([isUnderWay({ state }), drawnState(state)]).toEqual([underWay, drawn]);
});

test('what waits for a person stands first, the longest waiting at the top', () => {
  const drops = [drop(5, 'loaded'), drop(4, 'waits'), drop(3, 'refused'), drop(2, 'waits')];
  expect(ids(inOrder(drops))).toEqual([2, 4, 5, 3]);
});

test('a file is opened with its station where that is known', () => {
  expect(openingHref('/import-counts', drop(7, 'waits', 'AU0009'))).toBe(
    '/import-counts?drop=7&station=AU0009',
  );
  expect(openingHref('/import-counts', drop(7, 'waits'))).toBe('/import-counts?drop=7');
});
