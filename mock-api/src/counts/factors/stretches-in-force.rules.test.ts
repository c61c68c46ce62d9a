import { factorStretches } from './stretches-in-force.rules.ts';
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
