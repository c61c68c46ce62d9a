import { changeBetween, factorOn, type DatedFactor } from './in-force.rules.ts';

const factor = (id: number, valid_from: string, more: Partial<DatedFactor> = {}): DatedFactor => ({
  id,
  flow_id: 1,
  valid_from,
  valid_until: null,
  ended_by: null,
  value: 1.1,
  low: null,
  high: null,
  ...more,
});
const first = factor(1, '2025-03-01');
const second = factor(2, '2025-09-01');
const removed = factor(3, '2026-01-01', { valid_until: '2026-02-28', ended_by: 'removal' });
const changed = factor(4, '2025-03-01', { valid_until: '2025-06-30', ended_by: 'equipment' });
const lapsed = factor(5, '2025-03-01', { valid_until: '2025-06-30' });

test.each([
  ['before the first there is none', [first, second], '2025-02-28', null],
  ['from its first day', [first, second], '2025-03-01', 1],
  ['until the next begins', [first, second], '2025-08-31', 1],
  ['the next from its first day', [second, first], '2025-09-01', 2],
  ['on its last day still', [removed], '2026-02-28', 3],
  ['after its last day none', [removed], '2026-03-01', null],
  ['the one before does not come back', [first, lapsed, removed], '2026-03-01', null],
  [
    'one that is entered from before a change does not reach over it',
    [changed, factor(6, '2025-05-01')],
    '2025-07-01',
    null,
  ],
  ['and holds up to it', [changed, factor(6, '2025-05-01')], '2025-06-30', 6],
  ['one from after the change holds', [changed, factor(6, '2025-07-01')], '2025-07-01', 6],
  ['no factor at all', [], '2025-07-01', null],
])('%s', (_name, factors, day, id) => expect(factorOn(factors, day)?.id ?? null).toBe(id));

test.each([
  ['2025-05-01', '2025-06-30', null],
  ['2025-05-01', '2025-07-01', '2025-06-30'],
  ['2025-07-01', '2025-05-01', '2025-06-30'],
  ['2025-07-01', '2025-08-01', null],
])('between %s and %s equipment changed after %s', (one, other, day) => {
  expect(changeBetween([changed, lapsed, first], one, other)).toBe(day);
});

test('a factor that only lapses changes no equipment', () => {
  expect(changeBetween([lapsed], '2025-01-01', '2025-12-31')).toBeNull();
});
