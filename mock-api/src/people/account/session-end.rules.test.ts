import { endOfSession, keptUntil, sinceWhen } from './session-end.rules.ts';

const HOUR = 3600;
const times = { sessionSeconds: 8 * HOUR, sessionIdleSeconds: HOUR, sessionMostSeconds: 24 * HOUR };
const hours = (count: number) => count * HOUR * 1000;

test.each([
  ['is used', { created: 0, seen: hours(2), expires: hours(8) }, hours(3), true],
  ['is kept', { created: 0, seen: hours(7.5), expires: hours(8) }, hours(8), true],
  ['was kept to its last end', { created: 0, seen: hours(23.5), expires: hours(30) }, hours(24), false],
  [
    'was kept to its last end and is not used',
    { created: 0, seen: hours(22), expires: hours(24) },
    hours(23),
    true,
  ],
])('a session that %s ends in time', (_, moments, ends, canStay) => {
  expect(endOfSession(moments, times)).toEqual({ ends, canStay });
});

test.each([
  ['its full time', 0, hours(3), hours(11)],
  ['no longer than its last end', 0, hours(20), hours(24)],
])('a session that is kept lasts %s', (_, created, now, until) => {
  expect(keptUntil(now, created, times)).toBe(until);
});

test('one that lasts was used and has begun since', () => {
  expect(sinceWhen(new Date(hours(48)), times)).toEqual({
    begun: new Date(hours(24)),
    used: new Date(hours(47)),
  });
});
