import { isOfPart, MOST_PARTS, partKey, Parts } from './parts.rules.ts';

const row = (station: string, interval: string, time = '2025-06-01 00:00:00') => ({
  station,
  name: 'Trail',
  interval,
  time,
});

test.each([
  ['the chosen one', 'AU0012 60', 'AU0012', '60', true],
  ['another interval', 'AU0012 60', 'AU0012', '15', false],
  ['another station', 'AU0012 60', 'AU0013', '60', false],
  ['the station, its interval unreadable', 'AU0012 60', 'AU0012', 'soon', true],
  ['another station, its interval unreadable', 'AU0012 60', 'AU0013', 'soon', false],
  ['any, where nothing was chosen', undefined, 'AU0013', '15', true],
])('a row of %s', (_, chosen, station, interval, isMeant) => {
  expect(isOfPart(chosen)({ station, interval })).toBe(isMeant);
});

test('each station at each interval is one, in whatever order its rows come', () => {
  const parts = new Parts();
  for (const [station, interval, time] of [
    ['AU0012', '60', '2025-06-01 05:00:00'],
    ['AU0013', '60', '2025-06-01 01:00:00'],
    ['AU0012', '60', '2025-06-01 02:00:00'],
    ['AU0012', '15', '2025-06-01 03:00:00'],
    ['AU0012', 'soon', '2025-06-01 00:00:00'],
  ] as const)
    parts.see(row(station, interval, time));
  expect(parts.stations).toEqual(['AU0012', 'AU0013']);
  expect(parts.intervals).toEqual([15, 60]);
  expect(parts.choices.map(({ serial, rows, first, last }) => [serial, rows, first, last])).toEqual([
    [partKey('AU0012', 60), 2, '2025-06-01 02:00:00', '2025-06-01 05:00:00'],
    [partKey('AU0013', 60), 1, '2025-06-01 01:00:00', '2025-06-01 01:00:00'],
    [partKey('AU0012', 15), 1, '2025-06-01 03:00:00', '2025-06-01 03:00:00'],
  ]);
  expect(parts.one(undefined)).toBeNull();
  expect(parts.one('AU0012 15')).toMatchObject({ station: 'AU0012', interval: 15 });
});

test('one alone leaves nothing to choose', () => {
  const parts = new Parts();
  parts.see(row('AU0012', '60'));
  expect([parts.choices, parts.one(undefined)?.station]).toEqual([[], 'AU0012']);
});

test('times that a spreadsheet has written are not said: they sort otherwise', () => {
  const parts = new Parts();
  parts.see(row('AU0012', '60', '6/1/2025 0:00'));
  parts.see(row('AU0013', '60', '6/1/2025 0:00'));
  expect(parts.choices[0]).toMatchObject({ first: null, last: null, rows: 1 });
});

test('more than are followed are told', () => {
  const parts = new Parts();
  for (let at = 0; at <= MOST_PARTS; at += 1) parts.see(row(`S${at}`, '60'));
  expect([parts.isFull, parts.choices.length]).toEqual([true, MOST_PARTS]);
});
