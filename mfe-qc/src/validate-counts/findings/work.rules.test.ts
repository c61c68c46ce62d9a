import { aFinding, aFindingList } from '../testing/finding.ts';
import { subjectOf } from './queue.rules.ts';
import { isLooking, isOutdated, markedOf, withoutDecided, workOf } from './work.rules.ts';

const gap = aFinding(1);
const otherGap = aFinding(2, { from: '2026-02-20 06:00:00' });
const hint = aFinding(3, { rule: 'direction', severity: 'hint', from: '2026-01-01 00:00:00' });
const ofFlow2 = aFinding(4, { flow_id: 2 });
const LISTED = [gap, otherGap, hint, ofFlow2];
const everything = () => true;
const flow1 = (flowId: number) => flowId === 1;
const ids = (list: { id: number }[]) => list.map(({ id }) => id);

test('before anything is looked at, all is queued in the order of the server', () => {
  const work = workOf(LISTED, everything, null);
  expect(ids(work.queue)).toEqual([1, 2, 3, 4]);
  expect(work).toMatchObject({ current: null, place: 0, kind: [], leftOut: 0 });
});

test.each([
  ['the first', gap, 1],
  ['the last', ofFlow2, 4],
])('%s that is looked at has its place', (_, finding, place) => {
  expect(workOf(LISTED, everything, subjectOf(finding))).toMatchObject({ current: finding, place });
});

test('a finding that is not listed is not looked at', () => {
  expect(workOf(LISTED, everything, 'spike.9.2026-01-01T0000').current).toBeNull();
});

test('what the filters leave out is counted, not queued, and not looked at', () => {
  const work = workOf(LISTED, flow1, subjectOf(ofFlow2));
  expect(ids(work.queue)).toEqual([1, 2, 3]);
  expect(work).toMatchObject({ leftOut: 1, current: null });
});

test('of a kind are those of the same rule and weight in the queue', () => {
  expect(ids(workOf(LISTED, everything, subjectOf(gap)).kind)).toEqual([1, 2, 4]);
  expect(ids(workOf(LISTED, flow1, subjectOf(gap)).kind)).toEqual([1, 2]);
});

test('hints are not marked', () => {
  expect(ids(markedOf(LISTED))).toEqual([1, 2, 4]);
});

test.each([
  ['never looked', null, true],
  ['looked, nothing changed', { stale: false }, false],
  ['counts have changed since', { stale: true }, true],
  ['counts have changed, and they look', { status: 'running', stale: true }, false],
] as const)('%s: outdated is %p', (_, run, expected) => {
  expect(isOutdated(aFindingList([], { run }))).toBe(expected);
});

test.each([
  ['never looked, nobody asked', null, false, false],
  ['asked, and not begun', null, true, true],
  ['at it', { status: 'running' }, false, true],
  ['done', {}, true, false],
] as const)('%s: looking is %#', (_, run, looked, expected) => {
  expect(isLooking(aFindingList([], { run }), looked)).toBe(expected);
});

test('what was decided is gone from the list and its total', () => {
  const list = withoutDecided(aFindingList(LISTED, { total: 104 }), new Set([1, 4, 77]));
  expect(ids(list.data)).toEqual([2, 3]);
  expect(list.total).toBe(102);
});
