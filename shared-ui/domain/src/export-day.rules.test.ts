import { exportDay, exportYear } from './export-day.rules.ts';

test.each([
  ['2026-03-02T12:00:00Z', '2026-03-02'],
  ['2026-03-02T05:59:00Z', '2026-03-01'],
  ['2026-07-02T05:00:00Z', '2026-07-02'],
])('at %s it is %s in the state', (now, day) => expect(exportDay(new Date(now))).toBe(day));

test.each([
  ['2027-01-01T05:59:00Z', 2026],
  ['2027-01-01T06:00:00Z', 2027],
])('at %s it is the year %s there', (now, year) => expect(exportYear(new Date(now))).toBe(year));
