import { whyEnded } from './session-end.rules.ts';

const NOW = 1_000_000;

test.each([
  ['the server refuses a session whose time is up', 'revoked', NOW - 1, 'expired'],
  ['its clock is a little ahead', 'revoked', NOW + 2_000, 'expired'],
  ['the server refuses a session that should last', 'revoked', NOW + 60_000, 'revoked'],
  ['another tab ended it', 'elsewhere', NOW + 60_000, 'elsewhere'],
  ['another tab heard first that the time is up', 'elsewhere', NOW, 'expired'],
  ['the token was taken away', 'missing', NOW + 60_000, 'missing'],
  ['nothing is known of its time', 'revoked', null, 'revoked'],
] as const)('%s', (_, cause, endsAt, why) => expect(whyEnded(cause, endsAt, NOW)).toBe(why));
