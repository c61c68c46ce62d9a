import { calendarOf } from '../figures/year-of-hours.ts';
import { aashtoOf } from './counter-year.ts';
import { fillRun, runsOf } from './imputation.rules.ts';
import { expected } from '../../testing/figures/expected.ts';
import { daysOf, HARRISON, sourcesOf, wholeYear, without } from '../../testing/figures/fill-sources.ts';

type Fill = { total: number; aadt: number; first: number; n: number };
type Example = {
  donor: string;
  r: number;
  doy: Fill;
  wm: Fill;
  reg: Fill;
};
const imputation = expected['imputation'] as { example: Example };

const july = (at: number) => calendarOf(2012)[at]?.month === 7;
const withoutJuly = daysOf(HARRISON).map((total, at) => (july(at) ? null : total));

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
});

test('a donor that goes with the counter too loosely, and fewer than fourteen days around, give nothing', () => {
  const noise = Array.from({ length: 366 }, (_, at) => (at * 7919) % 100);
  const loose = { ...sourcesOf(HARRISON), donors: [{ name: 'noise', days: noise }] };
  const gap = without(wholeYear, 100, 3);
  const [run = { start: 0, end: 0 }] = runsOf(gap);
  expect(fillRun(2012, gap, run, 'regression', loose)).toEqual({ values: [null, null, null], donor: null });
  const few = wholeYear.map((total, at) => (at >= 100 && at < 113 ? total : null));
  expect(fillRun(2012, few, { start: 113, end: 114 }, 'day-of-year', sourcesOf(HARRISON)).values).toEqual([
    null,
    null,
  ]);
});

test('of two donors alike the first by name', () => {
  const [one] = sourcesOf(HARRISON).donors;
  const donors = ['b', 'a', 'c'].map((name) => ({ name, days: one?.days ?? [] }));
  const gap = without(wholeYear, 100, 3);
  const { donor } = fillRun(2012, gap, { start: 100, end: 102 }, 'regression', {
    ...sourcesOf(HARRISON),
    donors,
  });
  expect(donor?.name).toBe('a');
});
