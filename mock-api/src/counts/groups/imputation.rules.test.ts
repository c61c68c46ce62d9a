import fc from 'fast-check';
import { FILL_METHODS, type FillMethod } from 'shared-domain';
import { aashtoOf, counterYear, type Days, daysOfYear } from './counter-year.ts';
import { fillYear, statementOf } from './filled-year.rules.ts';
import { factorsOf, groupFactors } from './group-factors.rules.ts';
import { fillBackTest } from './imputation-backtest.rules.ts';
import { type FillSources, fillRun, runsOf } from './imputation.rules.ts';
import { expected } from '../../testing/figures/expected.ts';
import { countersOf } from '../../testing/figures/seven-counters.ts';

type Line = { n?: number; wape: number; bias: number; medrun: number; p90run: number };
type Fill = { total: number; aadt: number; first: number; n: number };
type Example = {
  donor: string;
  r: number;
  doy: Fill;
  wm: Fill;
  reg: Fill;
  true_aadt: number;
  filled_days: number;
  filled_traffic_doy: number;
};
const imputation = expected['imputation'] as Record<string, Record<string, Line>> & { example: Example };

const METHOD: Record<string, FillMethod> = { doy: 'day-of-year', wm: 'weekday-month', reg: 'regression' };
const counters = countersOf(2012);

/** What a counter is filled from: the other six. */
function sourcesOf(name: string): FillSources {
  const donors = counters.filter((one) => one.name !== name);
  return {
    donors,
    group: groupFactors(
      2012,
      donors.flatMap((one) => factorsOf(one) ?? []),
    ),
  };
}
const daysOf = (name: string): Days => counters.find((one) => one.name === name)?.days ?? [];

const tests = counters.map(({ name, days }) => ({ name, found: fillBackTest(2012, days, sourcesOf(name)) }));
const lineOf = (found: ReturnType<typeof fillBackTest>, key: string) => {
  const [method = '', days = ''] = key.split(' ');
  return found.find((line) => line.method === METHOD[method] && line.days === Number(days));
};

describe.each(tests)('masked runs of $name', ({ name, found }) => {
  test.each(Object.keys(imputation[name] ?? {}))('%s', (key) => {
    const { n, wape, bias, medrun, p90run } = imputation[name]?.[key] ?? ({} as Line);
    const line = lineOf(found, key);
    expect(line?.n).toBe(n);
    expect(line?.wape).toBeCloseTo(wape, 8);
    expect(line?.bias).toBeCloseTo(bias, 8);
    expect(line?.medianRun).toBeCloseTo(medrun, 8);
    expect(line?.p90Run).toBeCloseTo(p90run, 8);
  });
});

test.each(Object.keys(imputation['mean'] ?? {}))('the mean over the seven, %s', (key) => {
  const mean = (of: (line: ReturnType<typeof fillBackTest>[number]) => number) =>
    tests.reduce((sum, { found }) => {
      const line = lineOf(found, key);
      return line ? sum + of(line) : Number.NaN;
    }, 0) / tests.length;
  const want = imputation['mean']?.[key];
  expect(mean(({ wape }) => wape)).toBeCloseTo(want?.wape ?? Number.NaN, 8);
  expect(mean(({ bias }) => bias)).toBeCloseTo(want?.bias ?? Number.NaN, 8);
  expect(mean(({ medianRun }) => medianRun)).toBeCloseTo(want?.medrun ?? Number.NaN, 8);
  expect(mean(({ p90Run }) => p90Run)).toBeCloseTo(want?.p90run ?? Number.NaN, 8);
});

const HARRISON = '27harrisonpark';
const july = (at: number) => daysOfYear(2012)[at]?.month === 7;
const withoutJuly = daysOf(HARRISON).map((total, at) => (july(at) ? null : total));

/** A year's days without some of them. */
const without = (days: Days, from: number, count: number): Days =>
  days.map((total, at) => (at >= from && at < from + count ? null : total));
/** The year with its few incomplete days made up. */
const whole = daysOf(HARRISON).map((total) => total ?? 500);

describe('27harrisonpark 2012 without July', () => {
  const run = runsOf(withoutJuly).find(({ start, end }) => end - start === 30) ?? { start: 0, end: 0 };

  test.each([
    ['day-of-year', imputation.example.doy],
    ['weekday-month', imputation.example.wm],
    ['regression', imputation.example.reg],
  ] as const)('filled by %s', (method, want) => {
    const { values } = fillRun(2012, withoutJuly, run, method, sourcesOf(HARRISON));
    expect(values).toHaveLength(want.n);
    expect(values[0]).toBeCloseTo(want.first, 8);
    expect(values.reduce<number>((sum, value) => sum + (value ?? Number.NaN), 0)).toBeCloseTo(want.total, 7);
    // the reference fills July alone: the year's other incomplete days stay
    const filled = withoutJuly.map((total, at) => (july(at) ? (values[at - run.start] ?? null) : total));
    expect(aashtoOf(2012, filled)).toBeCloseTo(want.aadt, 8);
  });

  test('the donor is the counter that goes with it most closely', () => {
    const { donor } = fillRun(2012, withoutJuly, run, 'regression', sourcesOf(HARRISON));
    expect(donor?.name).toBe(imputation.example.donor);
    expect(donor?.r).toBeCloseTo(imputation.example.r, 8);
  });

  test('the figure says what share was filled and what it may be wrong by', () => {
    const rest = whole.map((total, at) => (july(at) ? null : total));
    const filled = fillYear(2012, rest, 'day-of-year', sourcesOf(HARRISON));
    const errors = fillBackTest(2012, daysOf(HARRISON), sourcesOf(HARRISON)).filter(
      ({ method }) => method === 'day-of-year',
    );
    const said = statementOf(2012, rest, filled, errors);
    expect(said.shareOfDays).toBeCloseTo(imputation.example.filled_days, 8);
    expect(said).toMatchObject({ unfilled: null, days: 31, error: { days: 30 } });
    expect(said.error?.medianRun).toBeCloseTo(imputation[HARRISON]?.['doy 30']?.medrun ?? Number.NaN, 8);
    expect(said.error?.effect).toBeCloseTo(said.shareOfTraffic * (said.error?.medianRun ?? Number.NaN), 12);
  });

  test('the filled share of its traffic', () => {
    const { values } = fillRun(2012, withoutJuly, run, 'day-of-year', sourcesOf(HARRISON));
    const filled = withoutJuly.map((total, at) => (july(at) ? (values[at - run.start] ?? null) : total));
    const said = statementOf(2012, withoutJuly, { days: filled, runs: [], filled: 31 }, []);
    expect(said.shareOfTraffic).toBeCloseTo(imputation.example.filled_traffic_doy, 8);
  });
});

test.each([
  [45, 45, null],
  [46, 0, 'too-long'],
])('a run of %i days: %i are filled', (length, filled, why) => {
  const year = fillYear(2012, without(whole, 100, length), 'day-of-year', sourcesOf(HARRISON));
  expect([year.filled, year.runs[0]?.why]).toEqual([filled, why]);
});

test('ninety days of a year are filled, and with one more none', () => {
  const ninety = without(without(whole, 20, 45), 120, 45);
  expect(fillYear(2012, ninety, 'weekday-month', sourcesOf(HARRISON)).filled).toBe(90);
  const more = fillYear(2012, without(ninety, 250, 1), 'weekday-month', sourcesOf(HARRISON));
  expect(more).toMatchObject({
    filled: 0,
    runs: [{ why: 'too-many' }, { why: 'too-many' }, { why: 'too-many' }],
  });
  expect(more.days.filter((total) => total === null)).toHaveLength(91);
});

test('days of a run that were counted in part are replaced whole, and none outside is touched', () => {
  const filled = fillYear(2012, without(whole, 100, 3), 'day-of-year', sourcesOf(HARRISON));
  expect(filled.days.filter((total, at) => total !== whole[at])).toHaveLength(3);
});

test('a donor that goes with the counter too loosely, and fewer than fourteen days around, give nothing', () => {
  const noise = Array.from({ length: 366 }, (_, at) => (at * 7919) % 100);
  const loose = { ...sourcesOf(HARRISON), donors: [{ name: 'noise', days: noise }] };
  const gap = without(whole, 100, 3);
  const [run = { start: 0, end: 0 }] = runsOf(gap);
  expect(fillRun(2012, gap, run, 'regression', loose)).toEqual({ values: [null, null, null], donor: null });
  const few = whole.map((total, at) => (at >= 100 && at < 113 ? total : null));
  expect(fillRun(2012, few, { start: 113, end: 114 }, 'day-of-year', sourcesOf(HARRISON)).values).toEqual([
    null,
    null,
  ]);
});

test('of two donors alike the first by name', () => {
  const [one] = sourcesOf(HARRISON).donors;
  const donors = ['b', 'a', 'c'].map((name) => ({ name, days: one?.days ?? [] }));
  const gap = without(whole, 100, 3);
  const { donor } = fillRun(2012, gap, { start: 100, end: 102 }, 'regression', {
    ...sourcesOf(HARRISON),
    donors,
  });
  expect(donor?.name).toBe('a');
});

test('a year without gaps stays the year that it is', () => {
  for (const method of FILL_METHODS) {
    const filled = fillYear(2012, whole, method, sourcesOf(HARRISON));
    expect(filled).toMatchObject({ filled: 0, runs: [] });
    expect(statementOf(2012, whole, filled, [])).toMatchObject({
      aadt: aashtoOf(2012, whole),
      shareOfDays: 0,
      shareOfTraffic: 0,
      error: null,
    });
  }
});

test('filled with the true values a year has its true average, wherever the gap is', () => {
  const { days: own } = counterYear(HARRISON, countersOf(2012, [HARRISON])[0]!.hours);
  const full = own.map((total) => total ?? 500);
  const truth = factorsOf({ ...counters[5]!, days: full });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 320 }), fc.integer({ min: 1, max: 45 }), (from, length) => {
      const group = groupFactors(2012, truth ? [truth] : [], 1);
      const filled = fillYear(2012, without(full, from, length), 'day-of-year', { group, donors: [] });
      expect(aashtoOf(2012, filled.days)).toBeCloseTo(truth?.aadt ?? Number.NaN, 6);
    }),
    { numRuns: 40 },
  );
});
