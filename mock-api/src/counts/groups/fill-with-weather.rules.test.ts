import fc from 'fast-check';
import { FILL_METHODS, type WeatherDay } from 'shared-domain';
import { daysOf, HARRISON, sourcesOf, wholeYear, without } from '../../testing/figures/fill-sources.ts';
import { calendarOf } from '../figures/year-of-hours.ts';
import type { Days } from './counter-year.ts';
import { fillUnderWeather } from './fill-with-weather.rules.ts';
import { fillYear } from './filled-year.rules.ts';
import { errorOfRun, fillBackTest } from './imputation-backtest.rules.ts';

const sources = sourcesOf(HARRISON);
const NO_EVENTS: ReadonlySet<number> = new Set();
const fill = (
  days: Days,
  weather: readonly WeatherDay[],
  method: (typeof FILL_METHODS)[number] = 'weekday-month',
) => fillUnderWeather(2012, days, method, { sources, weather, events: NO_EVENTS });
/** A day of 2012 with so much rain, as warm as its month. */
const day = (at: number, rain_mm: number | null): WeatherDay => ({
  date: calendarOf(2012)[at]?.date ?? '',
  high_c: 20,
  low_c: null,
  rain_mm,
  snow_mm: null,
  wind_ms: null,
});
/** It rains on some days of each weekday. */
const isWet = (at: number): boolean => (at * 7919) % 10 < 3;
const rainy = Array.from({ length: 366 }, (_, at) => day(at, isWet(at) ? 12 : 0));
/** A counter that everybody passes twice as often when it is dry. */
const fairWeather: Days = calendarOf(2012).map(
  ({ weekday }, at) => (weekday > 5 ? 300 : 500) * (isWet(at) ? 1 : 2),
);

describe('a counter of fair weather', () => {
  const gap = without(fairWeather, 150, 5);
  const { filled, error, weather } = fill(gap, rainy);
  const plain = fillYear(2012, gap, 'weekday-month', sources);
  const off = (days: Days) =>
    [150, 151, 152, 153, 154].reduce(
      (sum, at) => sum + Math.abs((days[at] ?? 0) - (fairWeather[at] ?? 0)),
      0,
    );

  test('is filled nearer to what it would have counted, and says by how much its own days were told better', () => {
    expect(weather).toMatchObject({ used: true, why: null, days: 5 });
    expect(off(filled.days)).toBeLessThan(off(plain.days) / 2);
    expect(weather.median_with).toBeLessThan(weather.median_without ?? 0);
    expect(error).toMatchObject({ days: 1, weather: true, medianRun: weather.median_with });
    expect(weather.median_without).toBe(
      errorOfRun(fillBackTest(2012, gap, sources), { method: 'weekday-month', days: 5 })?.medianRun,
    );
    const factors = new Map(weather.bands.map(({ band, factor }) => [band, factor]));
    expect([...factors.keys()]).toEqual(['dry-usual', 'wet-usual']);
    // rain halves what a dry day has
    expect((factors.get('wet-usual') ?? 0) / (factors.get('dry-usual') ?? 1)).toBeCloseTo(0.5, 1);
  });

  test('has no other day touched, and none whose weather is not known', () => {
    const unknown = rainy.map((one, at) => (at === 152 ? { ...one, rain_mm: null } : one));
    const some = fill(gap, unknown);
    expect(some.weather).toMatchObject({ used: true, days: 4 });
    expect(some.filled.days[152]).toBe(plain.days[152]);
    expect(some.filled.days.filter((_, at) => gap[at] !== null)).toEqual(
      gap.filter((total) => total !== null),
    );
  });

  test('is filled the same in whatever order its weather comes', () =>
    expect(fill(gap, rainy.toReversed())).toEqual({ filled, error, weather }));
});

/** The same weather for a seed, which no count knows of: three days of ten are wet, and half of the days are as the one before. */
function madeUp(seed: number): WeatherDay[] {
  const percent = fc.noBias(fc.integer({ min: 0, max: 99 }));
  const numbers = fc.sample(fc.tuple(percent, percent), { numRuns: 366, seed });
  let isRaining = false;
  return numbers.map(([stays, rains], at) => {
    if (stays >= 50) isRaining = rains < 30;
    return day(at, isRaining ? 12 : 0);
  });
}

describe('a real counter', () => {
  const counted = daysOf(HARRISON);
  const missed = [5, 35] as const;

  test('believes made-up weather hardly ever', () => {
    const seeds = Array.from({ length: 40 }, (_, at) => at);
    const believed = seeds.filter(
      (seed) => fill(without(counted, 150, missed[seed % 2] ?? 0), madeUp(seed)).weather.used,
    );
    expect(believed.length).toBeLessThanOrEqual(seeds.length / 20);
  });

  test.each(missed)('that missed %i days believes weather that takes a third of its people away', (days) => {
    const weather = madeUp(1);
    const away: Days = counted.map((total, at) =>
      total === null || weather[at]?.rain_mm === 0 ? total : (total * 2) / 3,
    );
    expect(fill(without(away, 150, days), weather).weather.used).toBe(true);
  });
});

test('what tells the counter’s own days no better is not used', () => {
  const steady = calendarOf(2012).map(({ weekday }) => (weekday > 5 ? 300 : 500));
  const { filled, weather } = fill(without(steady, 150, 5), rainy);
  expect(weather).toMatchObject({ used: false, why: 'no-better', days: 0 });
  expect(filled).toEqual(fillYear(2012, without(steady, 150, 5), 'weekday-month', sources));
});

test.each<[string, readonly WeatherDay[], string]>([
  ['no weather', [], 'no-weather'],
  ['weather of other days alone', rainy.filter((_, at) => at < 150 || at > 154), 'no-weather'],
  ['days that tell nothing', rainy.map((one) => ({ ...one, rain_mm: null })), 'no-weather'],
  ['such weather on few days', rainy.map((_, at) => day(at, at >= 150 && at < 160 ? 12 : 0)), 'too-few'],
])('%s: every number is as it was', (_name, weather, why) => {
  const gap = without(fairWeather, 150, 5);
  const found = fill(gap, weather);
  expect(found.weather).toMatchObject({ used: false, why, days: 0, median_with: null });
  expect(found.filled).toEqual(fillYear(2012, gap, 'weekday-month', sources));
});

test('without weather a fill and its error are those of the method, wherever the gap is', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...FILL_METHODS),
      fc.integer({ min: 0, max: 320 }),
      fc.integer({ min: 1, max: 45 }),
      (method, from, length) => {
        const gap = without(wholeYear, from, length);
        const { filled, error } = fill(gap, [], method);
        expect(filled).toEqual(fillYear(2012, gap, method, sources));
        expect(error).toEqual(errorOfRun(fillBackTest(2012, gap, sources), { method, days: length }));
      },
    ),
    { numRuns: 15 },
  );
});

test('a real counter under the same weather every day is filled as without', () => {
  const gap = without(daysOf(HARRISON), 182, 31);
  const same = rainy.map((_, at) => day(at, 0));
  for (const method of FILL_METHODS)
    expect(fill(gap, same, method).filled.days).toEqual(
      fillYear(2012, gap, method, sources).days.map((total) =>
        total === null ? null : expect.closeTo(total, 6),
      ),
    );
});
