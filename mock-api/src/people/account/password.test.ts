import { hashPassword, isPassword } from './password.ts';

/** The quickest of a few tries, so that other work on the machine does not count. */
async function quickest(run: () => Promise<unknown>): Promise<number> {
  const times = [];
  for (let time = 0; time < 4; time += 1) {
    const started = performance.now();
    await run();
    times.push(performance.now() - started);
  }
  return Math.min(...times);
}

test('a password is known again, another one is not', async () => {
  const stored = await hashPassword('bluebonnets in May');
  expect(await isPassword('bluebonnets in May', stored)).toBe(true);
  expect(await isPassword('bluebonnets in june', stored)).toBe(false);
  expect(await isPassword('', null)).toBe(false);
});

test('unless a test asks for less, the work is OWASP’s for 32 MiB', async () => {
  expect(await hashPassword('bluebonnets in May')).toMatch(/^scrypt\$32768\$8\$3\$/);
});

test('a sign-in takes as long where there is no such account (A9)', async () => {
  const stored = await hashPassword('bluebonnets in May');
  const known = await quickest(() => isPassword('wrong', stored));
  const unknown = await quickest(() => isPassword('wrong', null));
  expect(unknown / known).toBeGreaterThan(0.4);
  expect(unknown / known).toBeLessThan(2.5);
});
