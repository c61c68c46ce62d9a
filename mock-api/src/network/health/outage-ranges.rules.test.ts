import { minutesOfText } from 'shared-domain';
import {
  canSplitAt,
  joinedOf,
  momentOf,
  overlap,
  ownOf,
  proposedOf,
  rangeFault,
  saidOfBoth,
  type OutageRange,
} from './outage-ranges.rules.ts';

const utc = (text: string) => Date.parse(`${text}:00Z`) / 60_000;
const wall = (text: string) => minutesOfText(text) ?? 0;

test.each<[string, string, string | null, string]>([
  ['winter', '2026-02-10 08:00', null, '2026-02-10T14:00'],
  ['summer', '2026-07-10 08:00', null, '2026-07-10T13:00'],
  ['an hour that no clock shows', '2026-03-08 02:30', null, '2026-03-08T08:30'],
  ['the repeated hour, typed anew', '2025-11-02 01:30', null, '2025-11-02T07:30'],
  ['the repeated hour, as it was before', '2025-11-02 01:30', '2025-11-02T06:30', '2025-11-02T06:30'],
  ['another time than before', '2025-11-02 08:00', '2025-11-02T06:30', '2025-11-02T14:00'],
])('a time beside the counter is an instant: %s', (_what, text, before, instant) => {
  expect(momentOf(wall(text), 'America/Chicago', before === null ? null : utc(before))).toBe(utc(instant));
});

test.each<[string, OutageRange, boolean, string | null]>([
  ['is over', { start: 10, end: 20 }, false, null],
  ['lasts', { start: 10, end: null }, false, null],
  ['begins now', { start: 100, end: null }, false, null],
  ['ends where it begins', { start: 10, end: 10 }, false, 'endsBefore'],
  ['ends before it begins', { start: 10, end: 5 }, true, 'endsBefore'],
  ['is still to come', { start: 101, end: 200 }, false, 'notBegun'],
  ['is still to come and expected', { start: 101, end: 200 }, true, null],
  ['is expected for ever', { start: 101, end: null }, true, 'expectedNeedsEnd'],
  ['is of ten years', { start: 0, end: 3660 * 1440 }, true, null],
  ['is longer', { start: 0, end: 3660 * 1440 + 1 }, true, 'rangeTooLong'],
  ['lasts for longer', { start: 99 - 3660 * 1440, end: null }, false, 'rangeTooLong'],
])('a range that %s', (_what, range, expected, fault) => {
  expect(rangeFault({ ...range, expected }, 100)?.says ?? null).toBe(fault);
});

test('one that has lasted for longer than any can be ended', () =>
  expect(rangeFault({ start: 0, end: 5000 * 1440, expected: false }, 6000 * 1440, 0)).toBeNull());

test.each<[OutageRange, OutageRange, boolean]>([
  [{ start: 10, end: 20 }, { start: 15, end: 25 }, true],
  [{ start: 10, end: 20 }, { start: 12, end: 13 }, true],
  [{ start: 10, end: 20 }, { start: 20, end: 30 }, false],
  [{ start: 10, end: null }, { start: 20, end: 30 }, true],
  [{ start: 10, end: null }, { start: 20, end: null }, true],
  [{ start: 10, end: 20 }, { start: 20, end: null }, false],
])('%j and %j have a time in common: %s', (one, other, both) =>
  expect([overlap(one, other), overlap(other, one)]).toEqual([both, both]),
);

test.each<[OutageRange, number, boolean]>([
  [{ start: 10, end: 20 }, 15, true],
  [{ start: 10, end: 20 }, 10, false],
  [{ start: 10, end: 20 }, 20, false],
  [{ start: 10, end: null }, 20, true],
])('%j can be split at %i: %s', (range, at, can) => expect(canSplitAt(range, at)).toBe(can));

test('what a person says like the watch is no correction', () => {
  expect(ownOf({ start: 10, end: 20 }, { start: 10, end: 30 })).toEqual({
    start: null,
    end: 20,
    lasts: false,
  });
  expect(ownOf({ start: 5, end: 30 }, { start: 10, end: 30 })).toEqual({ start: 5, end: null, lasts: false });
  expect(ownOf({ start: 10, end: null }, { start: 10, end: 30 })).toEqual({
    start: null,
    end: null,
    lasts: true,
  });
  expect(ownOf({ start: 10, end: null }, { start: 10, end: null }).lasts).toBe(false);
});

const seen = { start: 10, end: null };
test.each<[string, OutageRange, OutageRange, boolean, boolean, OutageRange | null]>([
  ['nothing was corrected', { start: 10, end: 30 }, { start: 10, end: 30 }, false, false, null],
  ['it is as it was then', { start: 10, end: 20 }, { start: 10, end: null }, true, false, null],
  ['it ended otherwise', { start: 10, end: 20 }, { start: 10, end: 30 }, true, false, { start: 10, end: 30 }],
  ['it ended as was said', { start: 10, end: 20 }, { start: 10, end: 20 }, true, false, null],
  ['the end was cut off', { start: 10, end: 20 }, { start: 10, end: 30 }, true, true, null],
  [
    'it began otherwise',
    { start: 12, end: 20 },
    { start: 11, end: null },
    true,
    false,
    { start: 11, end: 20 },
  ],
])('what the watch proposes where %s', (_what, stands, found, own, cut, proposed) => {
  expect(proposedOf(stands, found, { left: seen, own, cut })).toEqual(proposed);
});

const one = (id: number, start: number, end: number | null, isFound = false, flow: number | null = null) => ({
  id,
  start,
  end,
  isFound,
  flow,
});
test.each<[string, ReturnType<typeof one>, ReturnType<typeof one>, object | string]>([
  ['touch', one(1, 10, 20), one(2, 20, 30), { keep: 1, start: 10, end: 30 }],
  ['touch, the later first', one(2, 20, 30), one(1, 10, 20), { keep: 1, start: 10, end: 30 }],
  ['lie over each other', one(1, 10, 40), one(2, 20, 30), { keep: 1, start: 10, end: 40 }],
  ['last', one(1, 10, 20), one(2, 20, null), { keep: 1, start: 10, end: null }],
  ['are entered and found', one(1, 10, 20), one(2, 20, 30, true), { keep: 2, start: 10, end: 30 }],
  ['are both found', one(1, 10, 20, true), one(2, 20, 30, true), { keep: 1, start: 10, end: 30 }],
  ['are apart', one(1, 10, 20), one(2, 21, 30), 'joinApart'],
  ['are one', one(1, 10, 20), one(1, 10, 20), 'joinApart'],
  ['are of another flow', one(1, 10, 20, true, 7), one(2, 20, 30, true, 8), 'joinOtherFlow'],
])('two that %s', (_what, first, second, result) => {
  const joined = joinedOf(first, second);
  expect(typeof joined === 'string' ? joined : { keep: joined.keep.id, ...joined.range }).toEqual(result);
});

test.each([
  [
    { level: 'watch', note: 'A' },
    { level: 'do not use', note: 'B' },
    { level: 'do not use', note: 'A\nB' },
  ],
  [
    { level: null, note: null },
    { level: 'valid but odd', note: 'B' },
    { level: 'valid but odd', note: 'B' },
  ],
  [
    { level: null, note: 'A' },
    { level: null, note: 'A' },
    { level: null, note: 'A' },
  ],
  [
    { level: null, note: null },
    { level: null, note: ' ' },
    { level: null, note: null },
  ],
] as const)('%j and %j become %j', (first, second, said) => expect(saidOfBoth(first, second)).toEqual(said));
