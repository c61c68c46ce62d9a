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
  ['/api/exports/1/file?until=17&signature=secret', '/api/exports/1/file?until=17&signature=redacted'],
  ['/api/counts?flowid_txdot=AU0001&nulls=true', '/api/counts?flowid_txdot=AU0001&nulls=true'],
  ['/api/counts?last_date=2026-03-01T10:00', '/api/counts?last_date=2026-03-01T10%3A00'],
  ['/api/audit?user=nora@example.org', '/api/audit?user=redacted'],
  ['/api/audit?user=Nora', '/api/audit?user=redacted'],
  ['/api/users/nora@example.org', '/api/users/redacted'],
  ['/api/users/nora%40example.org/x', '/api/users/redacted/x'],
  ['/api/unsubscribe/secret', '/api/unsubscribe/redacted'],
  ['/u/secret', '/u/redacted'],
  ['/shared/secret', '/shared/redacted'],
  ['/public/stations/AU0001', '/public/stations/AU0001'],
  ['/api/users?nora@example.org', '/api/users?redacted=redacted'],
])('%s is logged as %s', (address, expected) => {
  expect(redacted(new URL(`http://x.test${address}`))).toBe(expected);
});
