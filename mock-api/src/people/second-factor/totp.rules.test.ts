import { Secret, TOTP } from 'otpauth';
import { newTotpSecret, stepOfCode, totpSetup } from './totp.rules.ts';

const now = new Date('2026-03-02T12:00:10Z');
const secret = newTotpSecret();
const codeAt = (seconds: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + seconds * 1000 });
const step = Math.floor(now.getTime() / 30_000);

test.each([
  ['of now', 0, step],
  ['of before', -30, step - 1],
  ['of the next step', 30, step + 1],
  ['of a minute ago', -60, null],
  ['of a minute ahead', 60, null],
])('a code %s belongs to its step', (_, seconds, expected) =>
  expect(stepOfCode(secret, codeAt(seconds), now)).toBe(expected),
);

test('spaces in a code do not matter; what is no code is of no step', () => {
  const code = codeAt(0);
  expect(stepOfCode(secret, ` ${code.slice(0, 3)} ${code.slice(3)} `, now)).toBe(step);
  for (const text of ['', '12345', '1234567', 'abcdef', '１２３４５６'])
    expect(stepOfCode(secret, text, now)).toBeNull();
});

test('an app is given the secret, an address that names person and product, and a picture of it', () => {
  const { uri, qr, ...setup } = totpSetup(secret, 'user@example.org');
  expect(setup.secret).toBe(secret);
  expect(uri).toMatch(/^otpauth:\/\/totp\/Count%20Exchange:user%40example\.org\?/);
  expect(new URL(uri).searchParams.get('secret')).toBe(secret);
  expect(qr.path).toMatch(/^(?:M\d+ \d+h1v1h-1z)+$/);
  expect(qr.size).toBeGreaterThan(25);
});

test('every secret is another one, of 160 bits', () => {
  expect(newTotpSecret()).not.toBe(secret);
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
});
