import { isInFinding } from './finding-rows.rules.ts';

const findings = [{ flowid_txdot: 'A', from: '2025-05-01 10:00:00', until: '2025-05-01 12:00:00' }];

test.each([
  ['before it', 'A', '2025-05-01 09:00:00', false],
  ['its first', 'A', '2025-05-01 10:00:00', true],
  ['its last', 'A', '2025-05-01 11:45:00', true],
  ['after it', 'A', '2025-05-01 12:00:00', false],
  ['of another flow', 'B', '2025-05-01 10:00:00', false],
])('a count %s', (_, flowid_txdot, date, expected) => {
  expect(isInFinding({ flowid_txdot, date }, findings)).toBe(expected);
});

test('a date with parts of a second counts as the second', () => {
  expect(isInFinding({ flowid_txdot: 'A', date: '2025-05-01 10:00:00.000' }, findings)).toBe(true);
});
