import type { RepeatDecision } from 'shared-domain';
import { decided, keptOf } from './repeats.rules.ts';

const first: RepeatDecision = { first: 3, line: 4, keep: 'first' };
const later: RepeatDecision = { first: 8, line: 9, keep: 'neither' };

test.each<[RepeatDecision[], RepeatDecision['keep'] | null, RepeatDecision[]]>([
  [[], 'first', [first]],
  [[later], 'first', [first, later]],
  [[first, later], 'second', [{ ...first, keep: 'second' }, later]],
  [[first, later], null, [later]],
])('%j decided as %s', (before, keep, after) =>
  expect(decided(before, [{ first: 3, line: 4 }], keep)).toEqual(after),
);

test('several can be decided at once', () =>
  expect(decided([first], [first, later], 'second').map(({ keep }) => keep)).toEqual(['second', 'second']));

test('a pair of lines has its own decision', () => {
  expect(keptOf([first, later], { first: 8, line: 9 })).toBe('neither');
  expect(keptOf([first], { first: 3, line: 5 })).toBeNull();
});
