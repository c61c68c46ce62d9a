import type { Finding } from 'shared-domain';
import {
  neighbourOf,
  nextAfter,
  ofFlows,
  ofSameKind,
  rangeOf,
  subjectOf,
  whyMissing,
} from './queue.rules.ts';
import { aFinding } from '../testing/finding.ts';

const ids = (list: Finding[]) => list.map(({ id }) => id);
const QUEUE = [aFinding(1), aFinding(2), aFinding(3)];

test.each([
  [null, 1, 1],
  [null, -1, 3],
  [1, 1, 2],
  [3, 1, 1],
  [1, -1, 3],
  [9, 1, 1],
] as const)('from %s in direction %i comes %i', (current, step, expected) => {
  expect(neighbourOf(QUEUE, current, step)?.id).toBe(expected);
});

test('an empty queue leads nowhere', () => expect(neighbourOf([], 1, 1)).toBeNull());

test.each([
  [1, [1], 2],
  [2, [2], 3],
  [3, [3], 1],
  [1, [1, 2], 3],
  [1, [1, 2, 3], null],
  [2, [2, 3], 1],
])('after %i, with %j decided, comes %s', (current, decided, expected) => {
  expect(nextAfter(QUEUE, current, new Set(decided))?.id ?? null).toBe(expected);
});

test('flows that are filtered out are left out', () => {
  const list = [aFinding(1), aFinding(2, { flow_id: 2 })];
  expect(ids(ofFlows(list, (flow) => flow === 2))).toEqual([2]);
});

test('a finding that the rules have found again is the same one', () => {
  expect(subjectOf(aFinding(1))).toBe(subjectOf(aFinding(7, { severity: 'strong' })));
  expect(subjectOf(aFinding(1))).not.toBe(subjectOf(aFinding(1, { flow_id: 2 })));
  expect(subjectOf(aFinding(1))).toBe('gap.1.2026-02-18T0600');
});

test.each([
  [null, null],
  ['gap.1.2026-02-18T0600', null],
  ['gap.2.2026-02-18T0600', 'hidden'],
  ['gap.3.2026-02-18T0600', 'gone'],
  ['no such thing', 'gone'],
])('asked for %p, it is missing because: %p', (subject, expected) => {
  const listed = [aFinding(1), aFinding(2, { flow_id: 2 })];
  expect(whyMissing(subject, listed, listed.slice(0, 1))).toBe(expected);
});

test('a kind is a rule and its weight', () => {
  const list = [
    aFinding(1),
    aFinding(2, { severity: 'strong' }),
    aFinding(3, { rule: 'spike' }),
    aFinding(4, { flow_id: 2 }),
  ];
  expect(ids(ofSameKind(list, list[0]!))).toEqual([1, 4]);
});

test.each([
  ['2026-02-18 06:00:00', '2026-02-19 13:00:00', 31, '2026-02-18 06:00', '2026-02-19 12:00'],
  ['2026-02-18 06:00:00', '2026-02-18 06:15:00', 1, '2026-02-18 06:00', '2026-02-18 06:00'],
  ['2026-02-18 06:00:00', '2026-02-18 07:00:00', 4, '2026-02-18 06:00', '2026-02-18 06:45'],
])('from %s until %s in %i intervals reads %s to %s', (from, until, intervals, first, last) => {
  expect(rangeOf(aFinding(1, { from, until, intervals }))).toEqual({ from: first, to: last });
});

test('in a queue of one, both ways lead back to it', () => {
  const [only] = QUEUE;
  expect(neighbourOf([only!], only!.id, 1)).toBe(only);
  expect(neighbourOf([only!], only!.id, -1)).toBe(only);
});

test.each<[string, Partial<Finding>, string]>([
  ['a range that ends at midnight', { until: '2026-02-19 00:00:00', intervals: 18 }, '2026-02-18 23:00'],
  [
    'a range over the end of a month',
    { from: '2026-01-31 22:00:00', until: '2026-02-01 02:00:00', intervals: 4 },
    '2026-02-01 01:00',
  ],
  [
    'the hour that the clock skips in spring',
    { from: '2026-03-08 01:00:00', until: '2026-03-08 04:00:00', intervals: 3 },
    '2026-03-08 03:00',
  ],
  ['a finding without intervals', { intervals: 0 }, '2026-02-18 06:00'],
])('%s is read to its last interval', (_, part, to) => {
  expect(rangeOf(aFinding(1, part)).to).toBe(to);
});

test('what was decided ahead of the current one does not change where to go on', () => {
  expect(nextAfter(QUEUE, 2, new Set([1, 2]))?.id).toBe(3);
  expect(nextAfter(QUEUE, 9, new Set([9]))?.id).toBe(1);
});
