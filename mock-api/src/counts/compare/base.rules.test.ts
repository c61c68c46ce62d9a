import { baseOf, type BaseSeries } from './base.rules.ts';

/** A series of days with these values; null is one that is not complete. */
const series = (values: readonly (number | null)[], expected = 1440): BaseSeries => ({
  bins: values.map((_, at) => ({ start: String(at), expected })),
  summed: { values: [...values], complete: values.map((value) => value !== null) },
});
const days = (count: number, value: number | null) => Array.from({ length: count }, () => value);

test.each<[string, BaseSeries[], { days: number; means: (number | null)[] }]>([
  ['28 days', [series(days(28, 40))], { days: 28, means: [40] }],
  ['27 days are too few', [series(days(27, 40))], { days: 27, means: [null] }],
  [
    'the days that both have',
    [series([...days(30, 40), 1000, null]), series([...days(30, 10), null, 1000])],
    { days: 30, means: [40, 10] },
  ],
  ['nothing was counted', [series(days(30, 0)), series(days(30, 5))], { days: 30, means: [null, 5] }],
  ['four weeks', [series(days(4, 700), 7 * 1440)], { days: 28, means: [700] }],
  [
    'a spring day is one',
    [series([...days(27, 40)]), series(days(27, 4))],
    { days: 27, means: [null, null] },
  ],
  ['no series', [], { days: 0, means: [] }],
])('the base of %s', (_what, some, base) => expect(baseOf(some)).toEqual(base));

test('a day that is an hour shorter is a day of the base', () => {
  const spring = series(days(28, 40));
  spring.bins = spring.bins.map((bin, at) => (at === 8 ? { ...bin, expected: 1380 } : bin));
  expect(baseOf([spring])).toEqual({ days: 28, means: [40] });
});
