import { factoredDays, factorStretches, timesInterval } from './factor-layer.rules.ts';
import type { DatedFactor } from './in-force.rules.ts';

const factor = (
  id: number,
  valid_from: string,
  value: number,
  more: Partial<DatedFactor> = {},
): DatedFactor => ({
  id,
  flow_id: 1,
  valid_from,
  valid_until: null,
  ended_by: null,
  value,
  low: null,
  high: null,
  ...more,
});
const YEAR = { from: '2025-01-01', until: '2026-01-01' };
const from = (stretches: ReturnType<typeof factorStretches>) =>
  stretches.map((one) => `${one.from} ${one.until} ${one.factor.id}`);

test.each([
  ['one from before holds all along', [factor(1, '2024-05-01', 1.1)], ['2025-01-01 2026-01-01 1']],
  ['one that begins inside', [factor(1, '2025-05-01', 1.1)], ['2025-05-01 2026-01-01 1']],
  [
    'two in a row',
    [factor(1, '2025-02-01', 1.1), factor(2, '2025-05-01', 1.2)],
    ['2025-02-01 2025-05-01 1', '2025-05-01 2026-01-01 2'],
  ],
  [
    'one that ends, and the next later',
    [factor(1, '2024-02-01', 1.1, { valid_until: '2025-03-31' }), factor(2, '2025-05-01', 1.2)],
    ['2025-01-01 2025-04-01 1', '2025-05-01 2026-01-01 2'],
  ],
  ['one that begins later', [factor(1, '2026-01-01', 1.1)], []],
  ['none', [], []],
])('%s', (_name, factors, stretches) => {
  expect(from(factorStretches(factors, YEAR))).toEqual(stretches);
});

const days = Array.from({ length: 365 }, (_, at) => (at === 40 ? null : 100 + at));

test('each day is multiplied by the factor of its day; missing days stay missing', () => {
  const factors = [factor(1, '2025-02-01', 2), factor(2, '2025-03-01', 0.5)];
  const { days: out, applied } = factoredDays(days, 2025, factors);
  expect([out[30], out[31], out[40], out[58], out[59], out[364]]).toEqual([130, 262, null, 316, 79.5, 232]);
  expect(applied.map(({ factor: { id }, days: count }) => [id, count])).toEqual([
    [1, 27],
    [2, 306],
  ]);
});

test('a factor of 1 changes nothing, and none says that none was applied', () => {
  expect(factoredDays(days, 2025, [factor(1, '2024-01-01', 1)]).days).toEqual(days);
  expect(factoredDays(days, 2025, [])).toEqual({ days, applied: [] });
});

test('a leap year has its last day', () => {
  const leap = factoredDays(
    Array.from({ length: 366 }, () => 10),
    2024,
    [factor(1, '2024-12-31', 3)],
  );
  expect([leap.days[364], leap.days[365]]).toEqual([10, 30]);
});

test.each([
  ['widths add in squares', [100, 97, 103], [2, 1.92, 2.08], [200, 190, 210]],
  ['to each side by itself', [100, 97, 100], [2, 1.92, 2], [200, 190, 200]],
  ['an exact factor keeps the width', [100, 90, 120], [2, 2, 2], [200, 180, 240]],
  ['an exact figure takes the factor’s', [100, 100, 100], [2, 1.8, 2.2], [200, 180, 220]],
  ['nobody counted', [0, 0, 0], [2, 1.8, 2.2], [0, 0, 0]],
])('%s', (_name, figure, times, [value, low, high]) => {
  const of = ([v = 0, l = 0, h = 0]: number[]) => ({ value: v, low: l, high: h });
  const product = timesInterval(of(figure), of(times));
  expect(product.value).toBeCloseTo(value ?? 0, 10);
  expect(product.low).toBeCloseTo(low ?? 0, 10);
  expect(product.high).toBeCloseTo(high ?? 0, 10);
});
