import { expectedFreeze as expected } from '../../testing/figures/expected-freeze.ts';
import { realYear } from '../../testing/figures/real-years.ts';
import { changedDays, countLine, digestOf, type UsableCount } from './digest.rules.ts';

const FLOWS = ['AU0012-2-3-1-1', 'AU0012-2-3-5-1'] as const;
const JUNE_1_8AM = Date.UTC(2011, 5, 1, 8) / 60_000;

const countsOf = (channel: 1 | 2): UsableCount[] =>
  Array.from(realYear(`14northedinburghaccessrd-channel_${channel}`, 2011).hours, (count, at) => ({
    minutes: Date.UTC(2011, 0, 1) / 60_000 + at * 60,
    interval: 60,
    count,
    code: 0,
  }));

test('the lines of the real counter and their digests are those of the reference, byte for byte', () => {
  const counts = countsOf(1);
  expect(counts.slice(0, 2).map((one) => countLine(FLOWS[0], one).trim())).toEqual(expected.first);
  expect(digestOf(FLOWS[0], counts)).toMatchObject({ counts: 8760, sha256: expected.lines1 });
  expect(digestOf(FLOWS[1], countsOf(2))).toMatchObject({ counts: 8760, sha256: expected.lines2 });
});

test('one bicycle more is another digest, and its day is told', () => {
  const before = countsOf(1);
  const [was] = expected.changed;
  expect(before.find(({ minutes }) => minutes === JUNE_1_8AM)?.count).toBe(was);
  const after = before.map((one) => (one.minutes === JUNE_1_8AM ? { ...one, count: was + 1 } : one));
  const [old, today] = [digestOf(FLOWS[0], before), digestOf(FLOWS[0], after)];
  expect(today.sha256).toBe(expected.changed[1]);
  expect(changedDays(old.days, today.days)).toEqual(['2011-06-01']);
  expect(old.days).toHaveLength(365);
});

test('the order in which counts come does not matter, a day that is only there once is told', () => {
  const counts = countsOf(1);
  expect(digestOf(FLOWS[0], counts.toReversed())).toEqual(digestOf(FLOWS[0], counts));
  const without = digestOf(FLOWS[0], counts.slice(24));
  expect(changedDays(without.days, digestOf(FLOWS[0], counts).days)).toEqual(['2011-01-01']);
});

test('a small file and none at all hash as the reference says', () => {
  expect(digestOf('AU0012-2-3-1-1', []).sha256).toBe(expected.empty);
  const small = [0, 120].map((at) => ({
    minutes: Date.UTC(2011, 0, 1) / 60_000 + at,
    interval: 60,
    count: at / 40,
    code: 0,
  }));
  expect(small.map((one) => countLine(FLOWS[0], one)).join('')).toBe(expected.small);
  expect(digestOf(FLOWS[0], small).sha256).toBe(expected.small_sha);
});

test('a code that keeps a count in the figure stands in its line', () =>
  expect(countLine('AU0001-3-2-1-9', { minutes: JUNE_1_8AM + 15, interval: 15, count: 4, code: 15 })).toBe(
    'AU0001-3-2-1-9|2011-06-01T08:15|15|4|15\n',
  ));
