import { hashPassword, isPassword } from './password.ts';

/** The processor time of the cheapest of a few tries, so that other work on the machine does not count. */
async function cheapest(run: () => Promise<unknown>): Promise<number> {
  const times = [];
  for (let time = 0; time < 4; time += 1) {
    const started = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(started);
    times.push(user + system);
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

test('a sign-in is as much work where there is no such account (A9)', async () => {
  const stored = await hashPassword('bluebonnets in May');
  const known = await cheapest(() => isPassword('wrong', stored));
  const unknown = await cheapest(() => isPassword('wrong', null));
  expect(unknown / known).toBeGreaterThan(0.4);
  expect(unknown / known).toBeLessThan(2.5);
});
