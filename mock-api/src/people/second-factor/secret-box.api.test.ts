import { testApi } from '../../testing/index.ts';
import { seal, unseal } from './secret-box.ts';

const OUTSIDE = 'a key that is kept outside of the database';

test.each([[null], [OUTSIDE]])('what was sealed opens again (%s)', async (key) => {
  const { db } = testApi();
  const sealed = await seal(db, { text: 'secret', name: 'totp 1', key });
  expect(sealed).not.toContain('secret');
  expect(await unseal(db, { sealed, name: 'totp 1', key })).toBe('secret');
  await expect(unseal(db, { sealed, name: 'totp 2', key })).rejects.toThrow();
  await expect(unseal(db, { sealed: `${sealed.slice(0, -2)}AA`, name: 'totp 1', key })).rejects.toThrow();
});

test('a key that comes later leaves what was sealed before readable', async () => {
  const { db } = testApi();
  const sealed = await seal(db, { text: 'secret', name: 'totp 1', key: null });
  expect(await unseal(db, { sealed, name: 'totp 1', key: OUTSIDE })).toBe('secret');
});

test('another key opens nothing', async () => {
  const { db } = testApi();
  const sealed = await seal(db, { text: 'secret', name: 'totp 1', key: OUTSIDE });
  await expect(unseal(db, { sealed, name: 'totp 1', key: `${OUTSIDE}!` })).rejects.toThrow();
});
