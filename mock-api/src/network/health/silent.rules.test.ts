import { DAY } from './instants.ts';
import { isSilent, isSilentLong, watchOf, type WatchedNow } from './silent.rules.ts';
import { newFlowWatch } from './flow-watch.rules.ts';
import { begun } from './outage.ts';
import { newWatch } from './station-watch.rules.ts';

const NOW = Date.UTC(2026, 2, 10) / 60_000;
const open = begun({
  kind: 'silent',
  flow: null,
  start: NOW - 5 * DAY,
  dueAt: NOW - 4 * DAY,
  silentAt: NOW - 3 * DAY,
  usual: DAY,
  threshold: 2 * DAY,
});
const station = newWatch({ expectedFrom: NOW - 100 * DAY, closures: [], retired: null });
const flow = newFlowWatch('1');
const counter = (more: object, ofFlow: object = {}) =>
  ({ is: 'counter', station: { ...station, ...more }, flows: [{ ...flow, ...ofFlow }] }) as const;
const STATION: WatchedNow = {
  permanent: true,
  year_station_discontinued: null,
  time_zone: 'America/Chicago',
  closures: [],
  equipment: [],
  state: counter({ open }),
};

test.each<[string, Partial<WatchedNow>, boolean]>([
  ['no data', {}, true],
  ['data of its other flows alone', { state: counter({}, { open: { ...open, kind: 'flow' } }) }, true],
  ['data again, not yet believed', { state: counter({ open, confirmingSince: NOW - 60 }) }, false],
  ['data', { state: counter({}) }, false],
  ['nobody who looked at it', { state: null }, false],
  ['a planned closure', { closures: [{ first_day: '2026-03-05', last_day: '2026-03-20' }] }, false],
  ['its end reached', { year_station_discontinued: 2025 }, false],
  ['a portable device in its place', { permanent: false }, false],
  [
    'an upload overdue',
    {
      permanent: false,
      state: { is: 'uploads', deployment: 1, upload: { open: { ...open, kind: 'overdue' }, isOver: false } },
    },
    false,
  ],
])('a station with %s', (_, of, silent) => expect(isSilent({ ...STATION, ...of }, NOW)).toBe(silent));

test.each<[string, number, Partial<WatchedNow>, boolean]>([
  ['for four weeks', 28, {}, false],
  ['for longer', 29, {}, true],
  [
    'for longer, and is closed by plan',
    29,
    { closures: [{ first_day: '2026-03-05', last_day: '2026-03-20' }] },
    false,
  ],
  ['for longer, and has been exchanged', 29, { permanent: false }, false],
])('a station that has been silent %s', (_, days, of, long) => {
  const state = counter({ open: { ...open, start: NOW - days * DAY } });
  expect(isSilentLong({ ...STATION, state, ...of }, NOW)).toBe(long);
});

test('what a counter was found to be is nothing of the device in its place', () => {
  expect(watchOf({ permanent: false, state: counter({ open }) })).toBeNull();
  expect(watchOf(STATION)).toBe(STATION.state);
});
