import { knownDays, type CalendarEntry } from 'shared-domain';
import { factsOf } from './day-lines.rules.ts';

const entry = (more: Partial<CalendarEntry>): CalendarEntry => ({
  id: 1,
  kind: 'event',
  name: 'Parade',
  first_day: '2026-07-03',
  last_day: '2026-07-04',
  statewide: false,
  agency: 'City of Austin',
  stations: [],
  note: null,
  by: 'Uma Castillo',
  version: 1,
  may_change: true,
  ...more,
});
const known = {
  days: knownDays('2026-07-01', '2026-07-31'),
  entries: [entry({})],
  weather: { days: [{ date: '2026-07-03', high_c: 36, low_c: 24, rain_mm: 0, snow_mm: 0, wind_ms: null }] },
};

test('entries come before holidays, and a day off says whose it is', () => {
  expect(factsOf('2026-07-03', known).lines).toEqual([
    { kind: 'event', name: 'Parade' },
    { kind: 'federal', known: 'independence', observed: true },
  ]);
  expect(factsOf('2026-07-04', known).lines).toEqual([
    { kind: 'event', name: 'Parade' },
    { kind: 'federal', known: 'independence', observed: false },
  ]);
});

test('a day of which nothing is known has nothing', () => {
  expect(factsOf('2026-07-20', known)).toEqual({ lines: [], weather: null });
});

test('the weather of the day is its own', () => {
  expect(factsOf('2026-07-03', known).weather?.high_c).toBe(36);
  expect(factsOf('2026-07-04', known).weather).toBeNull();
});

test('the last day of a year knows whose day off it is, though the New Year lies beside its month', () => {
  const december = { ...known, days: knownDays('2021-12-01', '2021-12-31') };
  expect(factsOf('2021-12-31', december).lines).toEqual([
    { kind: 'federal', known: 'new_year', observed: true },
  ]);
});
