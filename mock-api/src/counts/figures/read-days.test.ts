import { springHour } from './read-days.ts';

test.each([
  ['America/Chicago', (31 + 28 + 12) * 24 + 2],
  ['America/Phoenix', null],
])('the hour of 2011 that spring leaves out on the clock of %s', (timeZone, hour) => {
  expect(springHour(timeZone, 2011)).toBe(hour);
});
