import type { FillMethod } from 'shared-domain';
import { errorOfRun, fillBackTest } from './imputation-backtest.rules.ts';
import { expected } from '../../testing/figures/expected.ts';
import { sourcesOf } from '../../testing/figures/fill-sources.ts';
import { countersOf } from '../../testing/figures/seven-counters.ts';

type Line = { n?: number; wape: number; bias: number; medrun: number; p90run: number };
const imputation = expected['imputation'] as Record<string, Record<string, Line>>;
const METHOD: Record<string, FillMethod> = { doy: 'day-of-year', wm: 'weekday-month', reg: 'regression' };
const counters = countersOf(2012);

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

test('without a group the others are tried all the same, and without donors the days alike alone', () => {
  const [first] = counters;
  const { group, donors } = sourcesOf(first?.name ?? '');
  const noGroup = { ...group, dayOfYear: group.dayOfYear.map(() => null) };
  const methodsOf = (sources: typeof noGroup, some: typeof donors) => [
    ...new Set(
      fillBackTest(2012, first?.days ?? [], { group: sources, donors: some }).map(({ method }) => method),
    ),
  ];
  expect(methodsOf(noGroup, donors)).toEqual(['weekday-month', 'regression']);
  expect(methodsOf(noGroup, [])).toEqual(['weekday-month']);
});

test('a counter without a year has no back-test', () =>
  expect(fillBackTest(2012, [], sourcesOf('27harrisonpark'))).toEqual([]));

test.each([
  [1, 1],
  [6, 1],
  [7, 7],
  [31, 30],
  [0, undefined],
])('of a run of %i days the back-test of %p days tells', (days, told) => {
  const [first] = tests;
  expect(errorOfRun(first?.found ?? [], { method: 'regression', days })?.days).toBe(told);
});
