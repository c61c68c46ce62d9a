import type { Account, User } from '../contract/user.schema.ts';
import type { SessionsEnded } from '../contract/account.calls.ts';
import type { Registration, RegistrationRequest, RegistrationStatus } from '../registration.ts';
import type { GrantedRight } from '../user.ts';
import type { Call, Done } from './call.ts';

/** Rights that a super admin gives or takes; what is left out stays. */
type Rights = { [R in GrantedRight]?: 0 | 1 };

/** The accounts themselves. */
export type UserApi = {
  /** Ends all of another person's; of one's own all but this one. */
  'DELETE /users/:userId/sessions': Call<{ params: { userId: string } }, SessionsEnded>;
  'POST /user/add': Call<
    { body: { name: string; email: string; agency_id?: number } & Rights },
    { success: true; user: User }
  >;
  'GET /users': Call<{ query: { agency_id?: number; includeSuper?: boolean } }, Account[]>;
  'GET /users/:userId': Call<{ params: { userId: string } }, Account[]>;
  'PUT /users/:userId': Call<
    {
      params: { userId: string };
      /** Another `email` needs the caller's own `password`, and holds once it was confirmed from there (A13). */
      body: { name?: string; email?: string; password?: string; agency_id?: number } & Rights;
    },
    Account
  >;
  /** Mails another link to set the first password; the one before ends. */
  'POST /users/:userId/invite': Call<{ params: { userId: string }; body: object }, Done>;
  'DELETE /users/:userId': Call<{ params: { userId: string } }, Done>;
};

/** Who asked for an account, and the answer. */
export type RegistrationApi = {
  'POST /user/register': Call<{ body: RegistrationRequest }, Done>;
  'GET /registrations': Call<{ query: { status?: RegistrationStatus } }, Registration[]>;
  'POST /registrations/:id/approve': Call<
    { params: { id: string }; body: { agency_id: number; admin: 0 | 1 } },
    { success: true; user: User }
  >;
  'POST /registrations/:id/reject': Call<{ params: { id: string }; body: { reason: string } }, Done>;
};
