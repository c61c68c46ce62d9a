import {
  backTestTable,
  lineFor,
  statsOf,
  targetsOf,
  twoHourErrors,
  windowErrors,
} from './expansion-backtest.rules.ts';
import { shareAt } from './group-factors.rules.ts';
import { expected } from '../../testing/figures/expected.ts';
import { APART, countersOf, SEVEN } from '../../testing/figures/seven-counters.ts';

type Line = Record<'n' | 'bias' | 'mape' | 'med' | 'p5' | 'p95' | 'within20', number>;
const backtest = expected['backtest'] as Record<string, Record<string, Line | number>>;

const METHOD = { none: 'none', wm: 'weekday-month', doy: 'day-of-year' } as const;
const isMethod = (word: string): word is keyof typeof METHOD => word in METHOD;

/** 'doy 7 apr-oct', '2h year' */
function keyOf(text: string) {
  const words = text.split(' ');
  const season = words.at(-1) === 'year' ? ('year' as const) : ('apr-oct' as const);
  const [method = '', days = ''] = words;
  if (isMethod(method)) return { method: METHOD[method], days: Number(days), season };
  return { method: 'two-hour' as const, days: null, season };
}

const valuesOf = (line: Line) => {
  const { n, bias, mape: mean, med: median, p5, p95, within20 } = line;
  return { n, bias, mean, median, p5, p95, within20 };
};

function expectEqual(found: ReturnType<typeof statsOf>, line: Line): void {
  for (const [name, value] of Object.entries(valuesOf(line))) {
    expect(found?.[name as keyof typeof found]).toBeCloseTo(value, 8);
  }
}

const sets = [2011, 2012].flatMap((year) => [
  { key: `pooled ${year}`, year, names: SEVEN },
  { key: `commuter ${year}`, year, names: SEVEN.filter((name) => name !== APART) },
]);

describe.each(sets)('the back-test of $key', ({ key, year, names }) => {
  const table = backTestTable(targetsOf(countersOf(year, names)));

  test.each(Object.keys(backtest[key] ?? {}))('%s', (line) =>
    expectEqual(lineFor(table, keyOf(line)), backtest[key]?.[line] as Line),
  );

  test('has no other lines', () => expect(table).toHaveLength(Object.keys(backtest[key] ?? {}).length));
});

describe.each(targetsOf(countersOf(2012)))('the back-test at $name', (target) => {
  const { p2, ...lines } = backtest[`${target.name} 2012`] ?? {};

  test('the others’ share from 16 to 18 on weekdays', () =>
    expect(shareAt(target.others, 2, [16, 17])).toBeCloseTo(p2 as number, 8));

  test.each(Object.keys(lines))('%s', (text) => {
    const { method, days, season } = keyOf(text);
    const errors =
      method === 'two-hour' || days === null
        ? twoHourErrors(target, season)
        : windowErrors(target, method, days, season);
    expectEqual(statsOf(errors), lines[text] as Line);
  });
});

test('a member without an average is neither target nor factor', () => {
  const [first, second, third] = countersOf(2012, SEVEN.slice(0, 3));
  if (!first || !second || !third) throw new Error('three counters are there');
  const halved = { ...third, days: third.days.map((total, at) => (at < 180 ? null : total)) };
  expect(targetsOf([first, second, halved]).map(({ name }) => name)).toEqual(SEVEN.slice(0, 2));
});

test('a group of nobody has no back-test', () => expect(backTestTable([])).toEqual([]));
