import { tickLabel, ticksOf } from './ticks.rules.ts';
import { DAY, HOUR, toDay, toMinute, toTime } from './time.rules.ts';

test.each([
  ['2025-01-01', 365, 'month', '2025-01-01', 12],
  ['2025-03-15', 120, 'month', '2025-04-01', 4],
  ['2025-03-01', 60, 'day', '2025-03-01', 5],
  ['2025-03-01', 28, 'day', '2025-03-01', 4],
  ['2025-03-01', 7, 'day', '2025-03-01', 7],
  ['2025-03-01', 1, 'hour', '2025-03-01', 4],
] as const)('from %s %i days have ticks by %s', (from, length, unit, first, number) => {
  const start = toTime(from);
  const ticks = ticksOf({ from: start, to: start + length * DAY });
  expect([ticks.unit, toDay(ticks.times[0]!), ticks.times.length]).toEqual([unit, first, number]);
});

test('ticks lie on even hours when the window does not', () => {
  const start = toTime('2025-03-01 04:00:00');
  expect(ticksOf({ from: start, to: start + 20 * HOUR }).times.map(toMinute)).toEqual([
    '2025-03-01 06:00',
    '2025-03-01 12:00',
    '2025-03-01 18:00',
  ]);
});

test.each([
  ['month', 'en', 'Mar'],
  ['month', 'es', 'mar'],
  ['day', 'en', 'Mar 9'],
  ['day', 'es', '9 mar'],
  ['hour', 'en', 'Sun 02:00'],
] as const)('a tick by %s reads in %s as %s', (unit, language, label) => {
  expect(tickLabel(toTime('2025-03-09 02:00:00'), unit, language)).toBe(label);
});

test.each([
  ['a whole leap year', '2024-01-01', 366, 12],
  ['twelve months from one autumn to the next', '2024-11-15', 365, 12],
])('%s has a tick at each first of a month', (_, from, length, number) => {
  const start = toTime(from);
  const { times } = ticksOf({ from: start, to: start + length * DAY });
  expect(times).toHaveLength(number);
  expect(times.every((time) => toDay(time).endsWith('-01'))).toBe(true);
});

test.each(['2025-03-09', '2025-11-02'])('on %s the hours lie evenly, whatever the clock does', (day) => {
  const start = toTime(day);
  const { times } = ticksOf({ from: start, to: start + DAY });
  expect(times.map((time) => (time - start) / HOUR)).toEqual([0, 6, 12, 18]);
});

test.each([
  [0.5, 'hour'],
  [2, 'hour'],
  [3, 'day'],
  [100, 'day'],
  [101, 'month'],
] as const)('%d days have no tick outside of them, by %s', (length, unit) => {
  const window = { from: toTime('2025-05-03 05:00:00'), to: toTime('2025-05-03 05:00:00') + length * DAY };
  const ticks = ticksOf(window);
  expect(ticks.unit).toBe(unit);
  expect(ticks.times.every((time) => time >= window.from && time < window.to)).toBe(true);
});
