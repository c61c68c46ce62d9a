import { DAY } from './instants.ts';
import { notBefore, withoutCounter, type Stood } from './standing.rules.ts';

const days = (from: number, until: number | null): Stood => ({
  from: from * DAY,
  until: until === null ? null : until * DAY,
});

test.each<[string, Stood[], number | null, [number, number][], number | null]>([
  ['no counter entered', [], 30, [], null],
  ['one that stands there', [days(0, null)], 30, [], null],
  ['one that was removed', [days(0, 20)], 20, [], 20],
  ['one removed before it counted', [days(0, 20)], null, [], 20],
  ['one removed on its last day of counts', [days(0, 20)], 21, [], 20],
  ['counts since, of one that nobody entered', [days(0, 20)], 22, [], null],
  ['another in its place at once', [days(0, 20), days(20, null)], 30, [], null],
  ['another after a while, entered first', [days(25, null), days(0, 20)], 30, [[20, 25]], null],
  ['two at once, one of which stands there', [days(0, 20), days(10, null)], 15, [], null],
  ['one within the time of another', [days(0, 20), days(5, 10), days(22, 24)], 24, [[20, 22]], 24],
])('%s', (_, stood, through, between, removed) => {
  const found = withoutCounter(stood, through === null ? null : through * DAY);
  expect(found).toEqual({
    between: between.map((span) => span.map((day) => day * DAY)),
    removedAt: removed === null ? null : removed * DAY,
  });
});

test.each<[string, Stood[], number | null, number | null]>([
  ['no counter entered', [], 30, null],
  ['a counter to come, and no counts', [days(40, null)], null, 40],
  ['two, the later entered first', [days(40, null), days(20, 30)], null, 20],
  ['counts since its first day', [days(40, null)], 40, 40],
  ['counts from before its first day', [days(40, null)], 39, null],
])('with %s nothing is expected before', (_, stood, firstCount, before) =>
  expect(notBefore(stood, firstCount === null ? null : firstCount * DAY)).toBe(
    before === null ? null : before * DAY,
  ),
);
