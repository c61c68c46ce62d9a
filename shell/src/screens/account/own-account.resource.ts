import { call } from 'shared-ui/api';
import type { Account } from 'shared-domain';
import { put, type Asked } from 'shared-ui/query';
import type { ProfileValues } from './account.fields.ts';

/** What stands of one's own account; apart from the calls of people who are not signed in, which know no cache. */
export const ownAccountQuery = (userId: number): Asked<Account | null> => ({
  queryKey: ['own account', userId],
  queryFn: async ({ signal }) => {
    const [account] = await call('GET /users/:userId', { params: { userId: String(userId) } }, { signal });
    return account ?? null;
  },
});

/** Saves one's own name and e-mail address; another address needs the password and is confirmed from there. */
export async function saveProfile(
  userId: number,
  { name, email, password }: ProfileValues,
): Promise<Account> {
  const saved = await call('PUT /users/:userId', {
    params: { userId: String(userId) },
    body: { name: name.trim(), email: email.trim(), ...(password ? { password } : {}) },
  });
  await put(ownAccountQuery(userId), saved);
  return saved;
}
