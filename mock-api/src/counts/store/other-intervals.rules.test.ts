import { meetingOf, OtherIntervals } from './other-intervals.rules.ts';

const HOUR = { minutes: 480, interval: 60, certified: false };
const QUARTER = { minutes: 495, interval: 15, certified: false };

test.each([
  ['an hour that no quarter meets', HOUR, 15, [465, 540], 'apart'],
  ['an hour whose quarters all come', HOUR, 15, [480, 495, 510, 525], 'replaced'],
  ['an hour of which a quarter is missing', HOUR, 15, [480, 495, 525], 'partly'],
  ['a certified hour', { ...HOUR, certified: true }, 15, [480, 495, 510, 525], 'certified'],
  ['a certified hour that is met in part', { ...HOUR, certified: true }, 15, [525], 'certified'],
  ['a quarter within an hour that comes', QUARTER, 60, [480], 'replaced'],
  ['a certified quarter', { ...QUARTER, certified: true }, 60, [480], 'certified'],
  ['a quarter beside an hour that comes', QUARTER, 60, [540], 'apart'],
  ['half an hour whose quarters all come', { ...HOUR, interval: 30 }, 15, [480, 495], 'replaced'],
  ['an hour off the grid, half of which comes', { ...HOUR, minutes: 510 }, 60, [480], 'partly'],
  ['an hour off the grid, both hours of which come', { ...HOUR, minutes: 510 }, 60, [480, 540], 'replaced'],
])('%s', (_, stored, interval, there, expected) => {
  expect(meetingOf(stored, interval, (minutes) => there.includes(minutes))).toBe(expected);
});

test('all that an import meets is summed up by interval, and refused by count', () => {
  const others = new OtherIntervals(15, 2, (minutes) => minutes < 600);
  others.take(0, HOUR);
  others.take(0, { ...HOUR, minutes: 540 });
  others.take(1, { minutes: 480, interval: 30, certified: false });
  others.take(1, { minutes: 540, interval: 60, certified: true });
  others.take(0, { minutes: 570, interval: 60, certified: false });
  expect(others.replaced).toEqual([[480, 540], [480]]);
  expect([...others.replacedAt]).toEqual([
    [60, 2],
    [30, 1],
  ]);
  expect(others.size).toBe(3);
  expect([...others.allRefused()].map(({ minutes, place, why }) => [minutes, place, why])).toEqual([
    [540, 1, 'certified'],
    [555, 1, 'certified'],
    [570, 0, 'partly'],
    [570, 1, 'certified'],
    [585, 0, 'partly'],
    [585, 1, 'certified'],
  ]);
  expect(others.refused).toBe(6);
  expect(others.refusedAt(480, 0)).toBeNull();
  expect(others.refusedAt(585, 0)).toEqual({ why: 'partly', interval: 60 });
});
