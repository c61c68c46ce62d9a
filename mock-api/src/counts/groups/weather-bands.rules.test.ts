import fc from 'fast-check';
import type { WeatherDay } from 'shared-domain';
import { bandsOf } from './weather-bands.rules.ts';

const day = (date: string, more: Partial<WeatherDay> = {}): WeatherDay => ({
  date,
  high_c: 20,
  low_c: 10,
  rain_mm: 0,
  snow_mm: null,
  wind_ms: null,
  ...more,
});
const march = (days: number): WeatherDay[] =>
  Array.from({ length: days }, (_, at) => day(`2025-03-${String(at + 1).padStart(2, '0')}`));
/** The first of March at 0 from the first of January. */
const FIRST = 59;

test.each<[string, Partial<WeatherDay>, string | null]>([
  ['dry', {}, 'dry-usual'],
  ['a drizzle', { rain_mm: 0.9 }, 'dry-usual'],
  ['rain', { rain_mm: 1 }, 'wet-usual'],
  ['snow without rain', { snow_mm: 3 }, 'wet-usual'],
  // the month's mean is 20 but for what this day adds to it
  ['as cold as is usual', { high_c: 15.1 }, 'dry-usual'],
  ['colder', { high_c: 14 }, 'dry-colder'],
  ['as warm as is usual', { high_c: 24.9 }, 'dry-usual'],
  ['warmer, with rain', { high_c: 26, rain_mm: 12 }, 'wet-warmer'],
  ['rain that was not measured', { rain_mm: null }, null],
  ['a high that was not measured', { high_c: null }, null],
])('%s', (_name, weather, band) => {
  const days = march(31).map((one, at) => (at === 6 ? { ...one, ...weather } : one));
  expect(bandsOf(2025, days)[FIRST + 6]).toBe(band);
});

test.each([
  [14, null],
  [15, 'dry-usual'],
])('of a month of which %i days are known a day is %p', (known, band) =>
  expect(bandsOf(2025, march(known))[FIRST]).toBe(band),
);

test('days of other years, and no weather at all, say nothing of this one', () => {
  expect(bandsOf(2024, march(31)).every((band) => band === null)).toBe(true);
  expect(bandsOf(2025, [])).toEqual(Array.from({ length: 365 }, () => null));
});

test('the order of the days does not matter', () => {
  const days = march(31).map((one, at) => ({ ...one, high_c: 10 + ((at * 7) % 20), rain_mm: at % 3 }));
  fc.assert(
    fc.property(fc.shuffledSubarray(days, { minLength: 31 }), (shuffled) =>
      expect(bandsOf(2025, shuffled)).toEqual(bandsOf(2025, days)),
    ),
    { numRuns: 30 },
  );
});
