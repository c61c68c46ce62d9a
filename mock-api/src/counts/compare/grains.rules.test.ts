import { minutesOfText, type CompareBin } from 'shared-domain';
import { binsOf, changeDays, intoBins } from './grains.rules.ts';

const at = (text: string) => minutesOfText(text) ?? 0;
const CENTRAL = { length: 15, timeZone: 'America/Chicago' };

test.each<[CompareBin, [string, number][]]>([
  [
    'day',
    [
      ['2025-03-01', 10],
      ['2025-03-02', 20],
      ['2025-03-31', 5],
    ],
  ],
  [
    'week',
    [
      ['2025-02-24', 30],
      ['2025-03-31', 5],
    ],
  ],
  ['month', [['2025-03-01', 35]]],
  ['year', [['2025-01-01', 35]]],
])('days are added by %s', (bin, totals) => {
  const list = `${at('2025-03-01')} 10 1440,${at('2025-03-02')} 20 1440,${at('2025-03-31')} 5 720 12`;
  const own = intoBins(new Map(), [{ flow_id: 7, list }], { bin }).get(7);
  expect([...(own ?? [])].map(([start, { total }]) => [start, total])).toEqual(totals);
  const sums = [...(own?.values() ?? [])];
  expect(sums.reduce((sum, { covered }) => sum + covered, 0)).toBe(3600);
  expect(sums.reduce((sum, { uncertified }) => sum + uncertified, 0)).toBe(12);
});

test('pieces of the same flow are added, flows stay apart, and intervals keep their minute', () => {
  const found = intoBins(new Map(), [{ flow_id: 7, list: `${at('2025-03-01 08:15')} 3 15 0` }], {
    bin: 'interval',
  });
  intoBins(
    found,
    [
      { flow_id: 7, list: `${at('2025-03-01 08:15')} 4 15 1` },
      { flow_id: 8, list: `${at('2025-03-01 08:15')} 9 15 0` },
    ],
    { bin: 'interval' },
  );
  expect(found.get(7)?.get('2025-03-01 08:15:00')).toEqual({ total: 7, covered: 30, uncertified: 1 });
  expect(found.get(8)?.get('2025-03-01 08:15:00')?.total).toBe(9);
});

test('with factors each day is multiplied by the one that holds for its flow then', () => {
  const list = `${at('2025-03-01')} 10 1440,${at('2025-03-02')} 20 1440`;
  const factorOf = (flow: number, day: string) => (flow === 7 && day >= '2025-03-02' ? 1.5 : 1);
  const rows = [
    { flow_id: 7, list },
    { flow_id: 8, list },
  ];
  const found = intoBins(new Map(), rows, { bin: 'month', factorOf });
  expect([7, 8].map((flow) => found.get(flow)?.get('2025-03-01')?.total)).toEqual([40, 30]);
});

test.each<[string, CompareBin, number]>([
  ['2025-03-08', 'day', 1440],
  // the clock goes on by an hour
  ['2025-03-09', 'day', 1380],
  // the hour that comes twice is one
  ['2025-11-02', 'day', 1440],
  ['2025-03-09 02:00:00', 'hour', 0],
  ['2025-03-09 03:00:00', 'hour', 60],
  ['2025-03-09 02:15:00', 'interval', 0],
  ['2025-03-03', 'week', 10_020],
  ['2025-02-01', 'month', 40_320],
  ['2024-01-01', 'year', 366 * 1440 - 60],
])('from %s a %s has %i minutes', (start, bin, expected) => {
  expect(binsOf([start], bin, CENTRAL)).toEqual([{ start, expected }]);
});

test('a date that a year lacks has no minutes', () => {
  expect(binsOf([null], 'day', CENTRAL)).toEqual([{ start: null, expected: 0 }]);
});

test.each([
  ['America/Chicago', ['2025-03-09', '2025-11-02']],
  ['UTC', []],
])('in %s the clock changes on these days', (zone, days) => {
  expect([...changeDays(zone, 2025, 2025)].toSorted()).toEqual(days);
});
