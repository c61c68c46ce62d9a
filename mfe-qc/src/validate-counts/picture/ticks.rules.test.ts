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
