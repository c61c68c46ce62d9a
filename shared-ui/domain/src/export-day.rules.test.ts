import { exportDay } from './export-day.rules.ts';

test.each([
  ['2026-03-02T12:00:00Z', '2026-03-02'],
  ['2026-03-02T05:59:00Z', '2026-03-01'],
  ['2026-07-02T05:00:00Z', '2026-07-02'],
])('at %s it is %s in the state', (now, day) => expect(exportDay(new Date(now))).toBe(day));
