import { hashPassword, isPassword, PASSWORD_COST } from './password.ts';

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
  const asked: unknown[] = [];
  const derive: Parameters<typeof isPassword>[3] = async (password, salt, cost) => {
    asked.push({ length: password.length, salt: salt.length, cost });
    return Buffer.alloc(32);
  };
  const stored = await hashPassword('bluebonnets in May');
  expect(await isPassword('wrong', stored, PASSWORD_COST, derive)).toBe(false);
  expect(await isPassword('wrong', null, PASSWORD_COST, derive)).toBe(false);
  expect(asked).toEqual([
    { length: 5, salt: 16, cost: PASSWORD_COST },
    { length: 5, salt: 16, cost: PASSWORD_COST },
  ]);
});
