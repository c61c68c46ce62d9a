import { createLoginLimiter } from './login-limiter.ts';

const start = new Date('2026-03-02T12:00:00Z');
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

function afterFailures(times: number, account = 'user@example.org', address = '192.0.2.1') {
  const limiter = createLoginLimiter();
  for (let time = 0; time < times; time += 1) limiter.begin(account, address, start);
  return limiter;
}

test.each([
  [0, 0],
  [2, 0],
  [3, 500],
  [4, 1000],
  [6, 4000],
  [9, 4000],
  [10, 'refuse'],
])('after %i failures an account waits %s', (failures, expected) => {
  expect(afterFailures(failures).begin('User@Example.org', '192.0.2.9', start)).toBe(expected);
});

test('failures are forgotten 15 minutes after the last one', () => {
  expect(afterFailures(10).begin('user@example.org', '', later(14))).toBe('refuse');
  expect(afterFailures(10).begin('user@example.org', '', later(15))).toBe(0);
});

test('a success forgets the account’s failures', () => {
  const limiter = afterFailures(5);
  limiter.succeeded('user@example.org', '192.0.2.1');
  expect(limiter.begin('user@example.org', '192.0.2.1', start)).toBe(0);
});

test('an address that tries many accounts is refused everywhere', () => {
  const limiter = createLoginLimiter();
  for (let time = 0; time < 100; time += 1) limiter.begin(`user${time}@example.org`, '192.0.2.1', start);
  expect(limiter.begin('other@example.org', '192.0.2.1', start)).toBe('refuse');
  expect(limiter.begin('other@example.org', '192.0.2.2', start)).toBe(0);
});

test('people who sign in from one office do not slow each other down', () => {
  const limiter = createLoginLimiter();
  for (let time = 0; time < 200; time += 1) {
    expect(limiter.begin(`user${time}@example.org`, '192.0.2.1', start)).toBe(0);
    limiter.succeeded(`user${time}@example.org`, '192.0.2.1');
  }
});
