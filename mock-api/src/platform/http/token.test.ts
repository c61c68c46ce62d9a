import { bearerToken, hashToken, newToken, redacted } from './token.ts';

test('tokens are 32 random bytes and are not stored as they are', () => {
  const [one, other] = [newToken(), newToken()];
  expect(Buffer.from(one, 'base64url')).toHaveLength(32);
  expect(one).not.toBe(other);
  expect(hashToken(one)).toMatch(/^[0-9a-f]{64}$/);
});

test.each([
  ['Bearer abc', 'abc'],
  ['bearer abc', 'abc'],
  ['Basic abc', null],
  ['Bearer', null],
  ['Bearer a b', null],
])('the Authorization header %j carries %j', (authorization, expected) => {
  expect(bearerToken(new Request('http://x.test', { headers: { authorization } }))).toBe(expected);
});

test.each([
  ['/api/users', '/api/users'],
  ['/api/users?token=secret&agency_id=3', '/api/users?token=redacted&agency_id=3'],
  ['/api/notifications/stream?ticket=secret', '/api/notifications/stream?ticket=redacted'],
  ['/api/exports/1/file?until=x&signature=secret', '/api/exports/1/file?until=x&signature=redacted'],
])('%s is logged as %s', (address, expected) => {
  expect(redacted(new URL(`http://x.test${address}`))).toBe(expected);
});
