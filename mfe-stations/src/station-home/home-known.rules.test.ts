import { knownDays } from 'shared-domain';
import { daysOfWeek, knownOfWeek } from './home-known.rules.ts';

test.each([
  ['2026-02-23 00:00:00', { from: '2026-02-23', until: '2026-03-01' }],
  ['2025-12-29', { from: '2025-12-29', until: '2026-01-04' }],
])('the week of %s', (start, days) => expect(daysOfWeek(start)).toEqual(days));

test('holidays are told, the weather is not', () => {
  const period = { from: '2025-12-29', until: '2026-01-04' };
  const day = { date: '2025-12-30', high_c: 5, low_c: 0, rain_mm: 40, snow_mm: 3, wind_ms: null };
  const weather = { site: 'Austin', kilometers: 1, days: [day] };
  const known = { days: knownDays(period.from, period.until), entries: [], weather };
  expect(knownOfWeek(known, period)).toEqual([
    {
      mark: { kind: 'holiday', known: 'new_year', observed: false },
      first: '2026-01-01',
      last: '2026-01-01',
    },
  ]);
});
