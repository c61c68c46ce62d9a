import fc from 'fast-check';
import { calendarOf, MISSING } from '../figures/year-of-hours.ts';
import { intervalOf, lineFor, backTestTable, targetsOf } from './expansion-backtest.rules.ts';
import { dayFromHours, dayFromShare, expandDays, isWarmSeason, placeOf } from './expansion.rules.ts';
import { factorAt, factorsOf, groupFactors, type YearFactors } from './group-factors.rules.ts';
import { expected } from '../../testing/figures/expected.ts';
import { countersOf } from '../../testing/figures/seven-counters.ts';

type Example = {
  days: string[];
  counts: number[];
  doy: number[];
  wm: number[];
  est_doy: number;
  est_wm: number;
  none: number;
  true: number;
  interval90: [number, number];
};
type TwoHours = { day: string; count: number; share: number; day_est: number; doy: number; est: number };
const backtest = expected['backtest'] as { example: Example; example2h: TwoHours };

const targets = targetsOf(countersOf(2012));
const target = targets.find(({ name }) => name === '27harrisonpark');
const others = (year: number): YearFactors | null => (year === 2012 && target ? target.others : null);
const days = backtest.example.days.map((date, at) => ({
  date,
  total: backtest.example.counts[at] ?? 0,
  expanded: false,
}));

describe('a week of June 2012 of 27harrisonpark by the other six', () => {
  test.each([
    ['day-of-year', backtest.example.est_doy, backtest.example.doy],
    ['weekday-month', backtest.example.est_wm, backtest.example.wm],
    ['none', backtest.example.none, backtest.example.days.map(() => 1)],
  ] as const)('by %s', (method, value, factors) => {
    const expansion = expandDays(days, method, others);
    expect(expansion.value).toBeCloseTo(value, 8);
    for (const [at, factor] of factors.entries()) expect(expansion.used[at]?.factor).toBeCloseTo(factor, 8);
    expect(expansion).toMatchObject({ year: 2012, why: null, left: [] });
  });

  test('the interval holds nine errors of ten of the same group, season and length', () => {
    expect(target?.aadt).toBeCloseTo(backtest.example.true, 8);
    const line = lineFor(backTestTable(targets), { method: 'day-of-year', days: 9, season: 'apr-oct' });
    const interval = line && intervalOf(backtest.example.est_doy, line, targets.length);
    expect(interval?.low).toBeCloseTo(backtest.example.interval90[0], 6);
    expect(interval?.high).toBeCloseTo(backtest.example.interval90[1], 6);
  });
});

test('fewer than three members give no interval', () =>
  expect([intervalOf(100, { p5: -0.2, p95: 0.25 }, 2), intervalOf(100, { p5: -0.2, p95: 0.25 }, 3)]).toEqual([
    null,
    { low: 80, high: 125 },
  ]));

test('two hours by hand on 12 September 2012', () => {
  const { day, count, share, day_est: total, doy, est } = backtest.example2h;
  const whole = dayFromShare(day, [16, 17], count, others(2012));
  expect(whole?.share).toBeCloseTo(share, 8);
  expect(whole?.total).toBeCloseTo(total, 6);
  const expansion = expandDays(whole ? [whole] : [], 'day-of-year', others);
  expect(expansion.used[0]?.factor).toBeCloseTo(doy, 8);
  expect(expansion.value).toBeCloseTo(est, 6);
});

/** Factors of a year in which each day counts `day` times the average. */
const flat = (year: number, day: number | null): YearFactors => ({
  year,
  dayOfYear: calendarOf(year).map(() => day),
  cells: Array.from({ length: 84 }, () => day),
  weekday: Array.from({ length: 24 }, () => 1 / 24),
  weekend: Array.from({ length: 24 }, () => 1 / 24),
});
const day = (date: string, total: number) => ({ date, total, expanded: false });

test('over New Year each day is divided by its own year’s factor, and the figure is of the year with more days', () => {
  const expansion = expandDays(
    [day('2011-12-31', 50), day('2012-01-01', 100), day('2012-01-02', 100)],
    'day-of-year',
    (year) => flat(year, year === 2011 ? 0.5 : 1),
  );
  expect(expansion).toMatchObject({ year: 2012, value: 100 });
});

test('days that the group has no factor for are left out and named', () => {
  const factors = (year: number) => (year === 2012 ? flat(2012, 1) : null);
  const expansion = expandDays([day('2011-12-31', 900), day('2012-01-01', 100)], 'day-of-year', factors);
  expect(expansion).toMatchObject({ value: 100, left: ['2011-12-31'], year: 2012 });
});

test.each([
  ['no day', [], 1, 'no-usable-day'],
  ['no factor', [day('2012-01-01', 5)], null, 'no-usable-day'],
  ['a factor of nothing', [day('2012-01-01', 5)], 0, 'no-usable-day'],
  ['quiet days', [day('2012-01-01', 5), day('2012-01-02', 5)], 0.29, 'low-season'],
] as const)('%s gives no figure and says why', (_what, counted, factor, why) =>
  expect(expandDays(counted, 'day-of-year', (year) => flat(year, factor))).toMatchObject({
    value: null,
    why,
  }),
);

test('days just busy enough give a figure', () =>
  expect(expandDays([day('2012-01-01', 30)], 'day-of-year', (year) => flat(year, 0.3)).value).toBeCloseTo(
    100,
    8,
  ));

test('deployments at a place are pooled by their sums, not by their estimates', () => {
  const factors = flat(2012, 1);
  const uneven = { ...factors, dayOfYear: factors.dayOfYear.map((_, at) => (at === 0 ? 0.5 : 2)) };
  // 40 / 0.5 and 400 / 2 are 80 and 200, whose mean is 140
  expect(expandDays([day('2012-01-01', 40), day('2012-06-01', 400)], 'day-of-year', () => uneven).value).toBe(
    176,
  );
});

describe('a day of a deployment', () => {
  const whole = Array.from({ length: 24 }, () => 10);
  const without = (...hours: number[]) =>
    whole.map((count, hour) => (hours.includes(hour) ? MISSING : count));

  test.each([
    ['all hours', whole, { total: 240, expanded: false }],
    ['no night', without(0, 1, 2, 3, 22, 23), { total: 240, expanded: true }],
    ['an hour of the day missing', without(12), null],
    ['the first daytime hour missing', without(7), null],
    ['the hour after daytime missing', without(19), { total: 240, expanded: true }],
  ])('%s', (_what, hours, want) => {
    const made = dayFromHours('2012-03-01', hours, flat(2012, 1));
    if (want === null) expect(made).toBeNull();
    else {
      expect(made?.total).toBeCloseTo(want.total, 8);
      expect(made?.expanded).toBe(want.expanded);
    }
  });

  test('is not put together without a group', () =>
    expect(dayFromHours('2012-03-01', without(0), null)).toBeNull());
});

test.each([
  [['2012-04-01', '2012-10-31'], true],
  [['2012-03-31', '2012-04-01'], false],
  [['2012-11-01'], false],
  [[], false],
])('%j lies in April to October: %s', (dates, warm) => expect(isWarmSeason(dates)).toBe(warm));

test('29 February is a day like others', () =>
  expect([placeOf('2012-02-29'), placeOf('2012-12-31'), placeOf('2011-12-31')]).toEqual([
    { year: 2012, at: 59 },
    { year: 2012, at: 365 },
    { year: 2011, at: 364 },
  ]));

test('a group has no factor for what one member alone knows', () => {
  const one = flat(2012, 1);
  const two = { ...flat(2012, 2), dayOfYear: one.dayOfYear.map((_, at) => (at === 0 ? null : 2)) };
  const group = groupFactors(2012, [one, two]);
  expect([factorAt(group, 0, 'day-of-year'), factorAt(group, 1, 'day-of-year')]).toEqual([null, 1.5]);
});

test.each(countersOf(2012))(
  'the whole year of $name by its own factors is its average exactly',
  (counter) => {
    const own = factorsOf(counter);
    const factors = groupFactors(2012, own ? [own] : [], 1);
    const all = counter.days.flatMap((total, at) =>
      total === null ? [] : [day(calendarOf(2012)[at]?.date ?? '', total)],
    );
    expect(expandDays(all, 'day-of-year', () => factors).value).toBeCloseTo(own?.aadt ?? Number.NaN, 8);
  },
);

test('doubled counts double the figure, whatever days they are of', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 365 }), { minLength: 1, maxLength: 20 }),
      (places) => {
        const some = places.flatMap((at) => {
          const total = target?.counter.days[at] ?? null;
          return total === null ? [] : [day(calendarOf(2012)[at]?.date ?? '', total)];
        });
        const once = expandDays(some, 'day-of-year', others).value;
        const twice = expandDays(
          some.map((one) => ({ ...one, total: one.total * 2 })).toReversed(),
          'day-of-year',
          others,
        ).value;
        if (once === null) expect(twice).toBeNull();
        else expect(twice).toBeCloseTo(once * 2, 6);
      },
    ),
    { numRuns: 50 },
  );
});
