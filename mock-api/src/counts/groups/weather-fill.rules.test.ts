import fc from 'fast-check';
import type { WeatherBand } from 'shared-domain';
import { HARRISON, daysOf, sourcesOf } from '../../testing/figures/fill-sources.ts';
import { learnBeside, learnWeather, underWeather } from './weather-fill.rules.ts';

type Day = { counted: number | null; foreseen: number | null; band: WeatherBand | null };
const many = (days: number, day: Day): Day[] => Array.from({ length: days }, () => day);
const learn = (days: readonly Day[], left?: ReadonlySet<number>) =>
  learnWeather(
    {
      days: days.map(({ counted }) => counted),
      foreseen: days.map(({ foreseen }) => foreseen),
      bands: days.map(({ band }) => band),
    },
    left,
  );
const DRY = { counted: 110, foreseen: 100, band: 'dry-usual' } as const;
const WET = { counted: 90, foreseen: 100, band: 'wet-usual' } as const;
const MISSED = { counted: null, foreseen: null, band: 'wet-usual' } as const;

test('a band’s factor is what its days counted for what was foreseen, drawn to usual by ten days', () => {
  const effect = learn([...many(20, DRY), ...many(20, WET), MISSED]);
  // (20 · 90 + 10 · 100) / (20 · 100 + 10 · 100), and the same with 110
  expect(effect.bands).toEqual([
    { band: 'dry-usual', days: 20, factor: 3200 / 3000 },
    { band: 'wet-usual', days: 20, factor: 2800 / 3000 },
  ]);
  expect(underWeather(effect, { start: 40 }, [300])[0]).toBeCloseTo(280, 10);
});

test('what the method foresees wrong in any weather is no weather', () => {
  const [dry, wet] = [
    { ...DRY, counted: 220 },
    { ...WET, counted: 180 },
  ];
  const { bands } = learn([...many(20, dry), ...many(20, wet)]);
  expect(bands.map(({ factor }) => factor)).toEqual([
    expect.closeTo(3200 / 3000, 12),
    expect.closeTo(2800 / 3000, 12),
  ]);
});

test.each([
  [14, []],
  [15, ['wet-usual']],
])('%i days of a band are enough: %p', (days, bands) => {
  const effect = learn([...many(10, DRY), ...many(days, WET), MISSED]);
  expect(effect.bands.map(({ band }) => band)).toEqual(bands);
  expect(effect.factorAt(10 + days) < 1).toBe(bands.length > 0);
});

test.each<[string, Day]>([
  ['a day whose weather is not known', { ...WET, band: null }],
  ['a day of weather that was seldom', { ...MISSED, band: 'wet-colder' }],
])('%s stays as it was filled', (_name, day) =>
  expect(learn([...many(20, DRY), ...many(20, WET), day]).factorAt(40)).toBe(1),
);

test('special events teach nothing, and nobody is divided by nobody', () => {
  const event = { ...WET, counted: 9000 };
  const days = [...many(20, DRY), ...many(20, WET), event];
  expect(learn(days, new Set([40])).bands).toEqual(learn(days.slice(0, 40)).bands);
  expect(learn(many(20, { counted: 0, foreseen: 0, band: 'dry-usual' })).bands).toEqual([]);
});

const anyDay = fc.record({
  counted: fc.option(fc.integer({ min: 0, max: 5000 })),
  foreseen: fc.option(fc.integer({ min: 1, max: 5000 })),
  band: fc.option(fc.constantFrom<WeatherBand>('dry-usual', 'wet-usual', 'dry-colder')),
});
const anyYear = fc.array(anyDay, { minLength: 60, maxLength: 366 });

test('where the weather is always the same it does nothing', () => {
  fc.assert(
    fc.property(anyYear, (days) => {
      for (const { factor } of learn(days.map((day) => ({ ...day, band: 'wet-warmer' as const }))).bands)
        expect(factor).toBeCloseTo(1, 10);
    }),
  );
});

test('the order of days does not matter', () => {
  fc.assert(
    fc.property(
      anyYear.chain((days) =>
        fc.tuple(fc.constant(days), fc.shuffledSubarray(days, { minLength: days.length })),
      ),
      ([days, shuffled]) => {
        const [one, other] = [learn(days).bands, learn(shuffled).bands];
        expect(other.map(({ band, days: n }) => [band, n])).toEqual(
          one.map(({ band, days: n }) => [band, n]),
        );
        for (const [at, { factor }] of one.entries()) expect(other[at]?.factor).toBeCloseTo(factor, 8);
      },
    ),
  );
});

test('what a masked run counted teaches nothing of it', () => {
  const lessons = {
    year: 2012,
    method: 'weekday-month' as const,
    sources: sourcesOf(HARRISON),
    bands: daysOf(HARRISON).map((_, at): WeatherBand => (at % 3 === 0 ? 'wet-usual' : 'dry-usual')),
    events: new Set<number>(),
  };
  const days = daysOf(HARRISON);
  const effectOf = (year: typeof days, run: { start: number; end: number }) =>
    learnBeside({ ...lessons, days: year })(run).bands;
  fc.assert(
    fc.property(fc.nat(336), fc.constantFrom(1, 7, 30), fc.nat(9000), (start, length, counted) => {
      const run = { start, end: start + length - 1 };
      const other = days.map((total, at) => (at >= start && at <= run.end ? counted : total));
      expect(effectOf(other, run)).toEqual(effectOf(days, run));
    }),
    { numRuns: 12 },
  );
  // and what others counted does
  const doubled = days.map((total, at) => (at % 3 === 0 && total !== null ? 2 * total : total));
  expect(effectOf(doubled, { start: 0, end: 0 })).not.toEqual(effectOf(days, { start: 0, end: 0 }));
});
