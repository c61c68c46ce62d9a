import { expectedHours, uptimeGrade } from './uptime.rules.ts';

test.each([
  [1000, 1000, 'A'],
  [980, 1000, 'A'],
  [979, 1000, 'B'],
  [950, 1000, 'B'],
  [949, 1000, 'C'],
  [900, 1000, 'C'],
  [899, 1000, 'D'],
  [750, 1000, 'D'],
  [749, 1000, 'E'],
  [0, 1000, 'E'],
])('%i of %i hours is %s', (present, expected, grade) =>
  expect(uptimeGrade(present, expected, 1)).toBe(grade),
);

test('a month of under seven days has no grade', () => {
  expect(uptimeGrade(167, 167, 1)).toBeNull();
  expect(uptimeGrade(168, 168, 1)).toBe('A');
  expect(uptimeGrade(335, 335, 2)).toBeNull();
});

test('nothing is expected before the first count, after the end, and while closed', () => {
  const hours = [0, 60, 120, 180, 240, 300];
  const expected = expectedHours(hours, { counts: [60, 300], closures: [[120, 180]] }, 2);
  expect(expected).toBe(6);
});
