import { minutesOfText, wallClock } from 'shared-domain';
import { clockChanges, isWithin } from './daylight-saving.rules.ts';

const shown = (timeZone: string, year: number) => {
  const { repeated, skipped } = clockChanges(timeZone, year);
  return [...skipped, ...repeated].map(({ from, to }) => [wallClock(from), wallClock(to)]);
};

test.each([
  [
    'America/Chicago',
    2024,
    [
      ['2024-03-10 02:00:00', '2024-03-10 03:00:00'],
      ['2024-11-03 01:00:00', '2024-11-03 02:00:00'],
    ],
  ],
  [
    'America/Denver',
    2025,
    [
      ['2025-03-09 02:00:00', '2025-03-09 03:00:00'],
      ['2025-11-02 01:00:00', '2025-11-02 02:00:00'],
    ],
  ],
  [
    'Europe/London',
    2012,
    [
      ['2012-03-25 01:00:00', '2012-03-25 02:00:00'],
      ['2012-10-28 01:00:00', '2012-10-28 02:00:00'],
    ],
  ],
  ['America/Phoenix', 2024, []],
])('the clock in %s in %i skips, then repeats', (zone, year, changes) =>
  expect(shown(zone, year)).toEqual(changes),
);

test.each([
  ['2024-11-03 00:59:00', false],
  ['2024-11-03 01:00:00', true],
  ['2024-11-03 01:59:00', true],
  ['2024-11-03 02:00:00', false],
])('%s occurs twice: %s', (time, twice) =>
  expect(isWithin(clockChanges('America/Chicago', 2024).repeated, minutesOfText(time) ?? NaN)).toBe(twice),
);
