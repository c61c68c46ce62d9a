import { minutesOfText } from 'shared-domain';
import { instantOf, isLeftOut } from './zoned.rules.ts';

test.each([
  ['2025-01-15 12:00', 'America/Chicago', '2025-01-15T18:00'],
  ['2025-07-15 12:00', 'America/Chicago', '2025-07-15T17:00'],
  ['2025-07-15 12:00', 'America/Denver', '2025-07-15T18:00'],
  // the repeated hour: the later one
  ['2025-11-02 01:30', 'America/Chicago', '2025-11-02T07:30'],
  ['2025-11-02 02:00', 'America/Chicago', '2025-11-02T08:00'],
  ['2025-11-02 00:30', 'America/Chicago', '2025-11-02T05:30'],
  // the hour that no clock shows: in standard time
  ['2025-03-09 02:30', 'America/Chicago', '2025-03-09T08:30'],
  ['2025-03-09 03:00', 'America/Chicago', '2025-03-09T08:00'],
  ['2025-03-09 01:59', 'America/Chicago', '2025-03-09T07:59'],
])('%s in %s is %s UTC', (wall, zone, utc) => {
  const instant = instantOf(minutesOfText(wall) ?? Number.NaN, zone);
  expect(new Date(instant * 60_000).toISOString().slice(0, 16)).toBe(utc);
});

test.each([
  ['2026-03-08 01:59', 'America/Chicago', false],
  ['2026-03-08 02:00', 'America/Chicago', true],
  ['2026-03-08 02:59', 'America/Denver', true],
  ['2026-03-08 03:00', 'America/Chicago', false],
  ['2026-03-08 02:30', 'America/Phoenix', false],
  ['2025-11-02 01:30', 'America/Chicago', false],
  ['1900-01-01 00:00', 'America/Chicago', false],
  ['2200-12-31 23:59', 'America/Chicago', false],
])('no clock shows %s in %s: %s', (wall, zone, none) =>
  expect(isLeftOut(minutesOfText(wall) ?? Number.NaN, zone)).toBe(none),
);
