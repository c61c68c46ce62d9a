import { NOTHING_SENT, opensAt, sentIn, spentOn, textOf, withOneMore, type Sent } from './pace.rules.ts';

const NOON = Date.UTC(2026, 2, 2, 12);
const MINUTE = 60_000;
/** So many requests, a tenth of a second apart, the last one at noon. */
const sent = (times: number, closedUntil = 0): Sent => ({
  ...NOTHING_SENT,
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
  const ahead = { ...NOTHING_SENT, at: sent(100).at.map((at) => at + 60 * MINUTE) };
  expect(opensAt(ahead, NOON)).toBe(0);
  expect(withOneMore(ahead, NOON).at).toEqual([NOON]);
});

test.each([NOTHING_SENT, sent(3), sent(100, NOON), withOneMore(sent(3), NOON)])(
  'is the same as text',
  (one) => {
    expect(sentIn(textOf(one))).toEqual(one);
  },
);

describe('the requests of a day', () => {
  const DAY = 24 * 60 * MINUTE;
  const midnight = Math.floor(NOON / DAY) * DAY + DAY;
  const spent = (requests: number): Sent => ({
    ...NOTHING_SENT,
    spent: { day: Math.floor(NOON / DAY), requests },
  });

  test.each([
    ['the last but one', 4999, 0],
    ['the last', 5000, midnight],
  ])('after %s it opens in time', (_, requests, opens) => expect(opensAt(spent(requests), NOON)).toBe(opens));

  test('are counted until midnight, then anew', () => {
    const one = withOneMore(spent(4999), NOON);
    expect([spentOn(one, NOON), spentOn(one, midnight - 1), spentOn(one, midnight)]).toEqual([5000, 5000, 0]);
    expect(spentOn(withOneMore(one, midnight), midnight)).toBe(1);
  });

  test('are none where a release that counted none wrote last', () => {
    expect(sentIn('0 123 456')).toEqual({ ...NOTHING_SENT, at: [123, 456] });
  });
});
