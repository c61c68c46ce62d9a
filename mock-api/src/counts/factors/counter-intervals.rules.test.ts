import { counterInterval, type StoredCount } from './counter-intervals.rules.ts';

const count = (time: string, of: number | null, more: Partial<StoredCount> = {}): StoredCount => ({
  ts: `2026-05-05 ${time}:00`,
  interval_minutes: 15,
  count: of,
  excluded: false,
  ...more,
});
const hour = { interval_minutes: 60 };
const quarters = [count('08:00', 3), count('08:15', 0), count('08:30', 5), count('08:45', 2)];

test.each([
  ['four quarters are an hour', quarters, '08:00', 60, { counter: 10, state: 'counted' }],
  ['a quarter is itself', quarters, '08:30', 15, { counter: 5, state: 'counted' }],
  ['an observed zero is a count', quarters, '08:15', 15, { counter: 0, state: 'counted' }],
  [
    'an hour may begin at any quarter',
    [...quarters, count('09:00', 7)],
    '08:15',
    60,
    { counter: 14, state: 'counted' },
  ],
  ['three quarters are no hour', quarters.slice(1), '08:00', 60, { counter: null, state: 'missing' }],
  [
    'a missing value is no zero',
    [count('08:00', null, hour)],
    '08:00',
    60,
    { counter: null, state: 'missing' },
  ],
  ['nothing stored', [], '08:00', 60, { counter: null, state: 'missing' }],
  [
    'an excluded quarter takes the hour with it',
    [...quarters.slice(1), count('08:00', 3, { excluded: true })],
    '08:00',
    60,
    { counter: null, state: 'excluded' },
  ],
  ['an hour is not divided', [count('08:00', 40, hour)], '08:15', 15, { counter: null, state: 'coarser' }],
  [
    'a count that overlaps the end',
    [count('08:30', 40, hour)],
    '08:00',
    60,
    { counter: null, state: 'coarser' },
  ],
  [
    'neighbors do not count',
    [count('07:45', 9), count('08:15', 9)],
    '08:00',
    15,
    { counter: null, state: 'missing' },
  ],
])('%s', (_name, stored, start, minutes, expected) => {
  expect(counterInterval(stored, `2026-05-05 ${start}:00`, minutes)).toEqual(expected);
});
