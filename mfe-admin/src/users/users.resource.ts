import { ApiError, call } from 'shared-ui/api';
import type { Account, GrantedRight, User } from 'shared-domain';
import { currentLanguage, translate } from 'shared-ui/i18n';
import { invalidate, type Asked } from 'shared-ui/query';
import { userTexts } from './texts.ts';

/** What the user forms send. Agency and rights are for super admins; the API refuses them from others (A4). */
export type UserRequest = {
  name: string;
  email: string;
  password?: string;
  agency_id?: number;
} & { [R in GrantedRight]?: 0 | 1 };

/** People of the current agency; with `includeSuper` also all super admins. */
export const usersQuery = (includeSuper: boolean): Asked<Account[]> => ({
  queryKey: ['users', includeSuper],
  queryFn: ({ signal }) => call('GET /users', { query: includeSuper ? { includeSuper } : {} }, { signal }),
});

/** One person. The call answers a list whose first element counts; an empty one means there is no such person. */
export const userQuery = (userId: string): Asked<Account> => ({
  queryKey: ['user', userId],
  record: true,
  queryFn: async ({ signal }) => {
    const [user] = await call('GET /users/:userId', { params: { userId } }, { signal });
    if (!user) throw new ApiError(404, translate(userTexts, currentLanguage())('notFound'));
    return user;
  },
});

/** Makes an edit; the lists of people are asked for anew, if it is refused too: others may have edited. */
async function edit<T>(made: Promise<T>): Promise<T> {
  try {
    return await made;
  } finally {
    void invalidate(['users']);
  }
}

/** Adds a person; refused with messages by field. */
export async function addUser(user: UserRequest): Promise<User> {
  return (await edit(call('POST /user/add', { body: user }))).user;
}

/** Saves a person's name, e-mail and, from super admins, their rights. */
export function saveUser(userId: number, user: UserRequest): Promise<Account> {
  return edit(call('PUT /users/:userId', { params: { userId: String(userId) }, body: user }));
}

/** Mails somebody another link to set their first password. */
export async function inviteAgain(userId: number): Promise<void> {
  await edit(call('POST /users/:userId/invite', { params: { userId: String(userId) }, body: {} }));
}

/** Has a person's address written to again, from which e-mails came back. */
export async function writeAgain(userId: number): Promise<void> {
  await edit(call('DELETE /users/:userId/bounces', { params: { userId: String(userId) } }));
}

/** Deletes a person's account for good. */
export async function deleteUser(userId: number): Promise<void> {
  await edit(call('DELETE /users/:userId', { params: { userId: String(userId) } }));
}

/** Ends all of a person's sessions; answers how many there were. */
export async function endSessions(userId: number): Promise<number> {
  return (await call('DELETE /users/:userId/sessions', { params: { userId: String(userId) } })).ended;
}

/** Takes a person's second factor away, who is told by mail. */
export async function resetSecondFactor(userId: number, reason: string): Promise<void> {
  await call('POST /users/:userId/second-factor/reset', {
    params: { userId: String(userId) },
    body: { reason },
  });
}
