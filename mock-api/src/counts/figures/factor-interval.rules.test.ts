import { equalDays } from '../../testing/figures/counted-flow.ts';
import { factorParts, withFactors } from './factor-interval.rules.ts';

const YEAR = { from: '2011-01-01', until: '2011-12-31' };
/** The validation count A of the reference: × 1.143411 (1.105347–1.181475). */
const A = { factor: 1.143411, low: 1.105347, high: 1.181475, ...YEAR };
const days = equalDays(2011, 100);

test('a factor of the whole year has the whole figure under it, with its relative widths', () => {
  const [one] = factorParts(2011, [{ days, factors: [A] }]);
  expect(one?.part).toBeCloseTo(100, 8);
  expect(one?.below).toBeCloseTo(0.03329, 5);
  expect(one?.above).toBeCloseTo(0.03329, 5);
});

test('the parts of two factors of a year are the whole figure', () => {
  const halves = [
    { ...A, until: '2011-06-30' },
    { ...A, from: '2011-07-01', factor: 1 },
  ];
  const parts = factorParts(2011, [{ days, factors: halves }]).map(({ part }) => part);
  // six of twelve months each
  expect(parts[0]).toBeCloseTo(50, 8);
  expect(parts[1]).toBeCloseTo(50, 8);
});

test.each([
  ['a factor without an interval', [{ ...A, low: null, high: null }], days],
  ['no factor', [], days],
  ['a year without a figure', [A], days.map((day, at) => (at < 31 ? null : day))],
])('%s widens nothing', (_what, factors, own) =>
  expect(factorParts(2011, [{ days: own, factors }])).toEqual([]),
);

const interval = {
  typical: { low: 94, high: 108 },
  measured: { low: 100, high: 100, method: 'bootstrap' as const },
};

test('widths add in squares, to each side by itself: 6 and 8 make 10, 8 and 6 make 10', () =>
  expect(withFactors(interval, 100, [{ part: 100, below: 0.08, above: 0.06 }])).toEqual({
    typical: { low: 90, high: 110 },
    measured: { low: 92, high: 106, method: 'bootstrap' },
  }));

test('the factors of two flows are independent of each other: 3 and 4 make 5', () =>
  expect(
    withFactors(interval, 100, [
      { part: 60, below: 0.05, above: 0.05 },
      { part: 40, below: 0.1, above: 0.1 },
    ])?.measured,
  ).toEqual({ low: 95, high: 105, method: 'bootstrap' }));

test.each([
  ['without a factor that tells one', interval, 100, []],
  ['without an interval', null, 100, [{ part: 100, below: 0.1, above: 0.1 }]],
  ['without a figure', interval, null, [{ part: 100, below: 0.1, above: 0.1 }]],
])('%s the interval is as it was', (_what, own, value, parts) =>
  expect(withFactors(own, value, parts)).toBe(own),
);
