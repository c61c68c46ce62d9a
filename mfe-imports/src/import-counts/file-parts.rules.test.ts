import type { FileInspection } from 'shared-domain';
import { finished, nextPart, partsOf, tally, withState, type FilePart } from './file-parts.rules.ts';

type Counter = FileInspection['counters'][number];
const counter = (station: string | null, interval = 60): Counter => ({
  serial: `${station} ${interval}`,
  name: `${station} Somewhere`,
  first: null,
  last: null,
  rows: 8,
  part: station === null ? null : { station_id_tmg: station, interval },
});
const STATIONS = [{ station_id_tmg: 'AU0005' }, { station_id_tmg: 'AU0009' }];
const states = (parts: readonly FilePart[]) => parts.map(({ key, state }) => [key, state]);

test.each<[string, Counter[], [string, string][]]>([
  ['of one station', [counter('AU0005')], []],
  ['of several counters of a vendor', [counter(null), counter(null)], []],
  [
    'of several stations',
    [counter('AU0005'), counter('AU0009')],
    [
      ['AU0005 60', 'open'],
      ['AU0009 60', 'open'],
    ],
  ],
  [
    'with a station of another agency, and an interval that can’t be loaded',
    [counter('HO0001'), counter('AU0005', 7), counter('AU0005', 15)],
    [
      ['HO0001 60', 'elsewhere'],
      ['AU0005 7', 'interval'],
      ['AU0005 15', 'open'],
    ],
  ],
])('the parts of a file %s', (_what, counters, expected) => {
  expect(states(partsOf({ counters }, STATIONS))).toEqual(expected);
});

test('the next part is the first that is still open, and once it is finished the rest was left out', () => {
  const all = partsOf({ counters: [counter('HO0001'), counter('AU0005'), counter('AU0009')] }, STATIONS);
  expect(nextPart(all)?.key).toBe('AU0005 60');
  const begun = withState(all, 'AU0005 60', 'begun');
  expect([nextPart(begun)?.key, tally(begun)]).toEqual(['AU0009 60', { begun: 1, left: 1 }]);
  const ended = finished(begun);
  expect([nextPart(ended), tally(ended)]).toEqual([null, { begun: 1, left: 2 }]);
});
