import { NOTHING_SENT, opensAt, sentIn, textOf, withOneMore, type Sent } from './pace.rules.ts';

const NOON = Date.UTC(2026, 2, 2, 12);
const MINUTE = 60_000;
/** So many requests, a tenth of a second apart, the last one at noon. */
const sent = (times: number, closedUntil = 0): Sent => ({
  closedUntil,
  at: Array.from({ length: times }, (_, n) => NOON - (times - 1 - n) * 100),
});

test.each<[what: string, Sent, number]>([
  ['nothing', NOTHING_SENT, 0],
  ['99 requests of this minute', sent(99), 0],
  ['a hundred', sent(100), NOON - 9900 + MINUTE],
  ['some more, by two at once', sent(105), NOON - 9900 + MINUTE],
  ['a wait that was told', sent(1, NOON + 45_000), NOON + 45_000],
  ['a wait that is shorter than the fair use', sent(100, NOON + 1000), NOON - 9900 + MINUTE],
])('after %s it opens in time', (_, before, opens) => expect(opensAt(before, NOON)).toBe(opens));

test('a hundred of the minute before hold nobody back', () => {
  expect(opensAt(sent(100), NOON + MINUTE + 1)).toBe(0);
  expect(withOneMore(sent(100), NOON + 2 * MINUTE).at).toEqual([NOON + 2 * MINUTE]);
});

test('a clock that is an hour ahead holds nobody back', () => {
  const ahead = { closedUntil: 0, at: sent(100).at.map((at) => at + 60 * MINUTE) };
  expect(opensAt(ahead, NOON)).toBe(0);
  expect(withOneMore(ahead, NOON).at).toEqual([NOON]);
});

test.each([NOTHING_SENT, sent(3), sent(100, NOON)])('is the same as text', (one) => {
  expect(sentIn(textOf(one))).toEqual(one);
});
