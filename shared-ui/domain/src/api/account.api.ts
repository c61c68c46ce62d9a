import type {
  HumanCheck,
  HumanCheckAnswer,
  Registration,
  RegistrationRequest,
  RegistrationStatus,
} from '../registration.ts';
import type { SiteSettings } from '../site.ts';
import type { Account, GrantedRight, Login, OwnSession, SessionsEnded, SessionTime, User } from '../user.ts';
import type { Call, Done } from './call.ts';

/** Rights that a super admin gives or takes; what is left out stays. */
type Rights = { [R in GrantedRight]?: 0 | 1 };

/** Getting in, staying in, and the accounts themselves. */
export type AccountApi = {
  'POST /user/login': Call<{ body: { email: string; password: string } }, Login>;
  'POST /user/me': Call<{ body: object }, User>;
  'POST /user/logout': Call<{ body: object }, Done>;
  /** For every page, signed in or not. */
  'GET /site-settings': Call<object, SiteSettings>;
  /** How many seconds the session still lasts unless it is used, and whether keeping it would move its end. */
  'GET /user/session': Call<object, SessionTime>;
  /** Keeps the session: the same token lasts its full time again from now, but no longer than to its last end. */
  'POST /user/extend': Call<{ body: object }, SessionTime>;
  /** One's own sessions, this one first. */
  'GET /user/sessions': Call<object, OwnSession[]>;
  'DELETE /user/sessions/:id': Call<{ params: { id: string } }, Done>;
  /** Ends all but this one. */
  'POST /user/sessions/end-others': Call<{ body: object }, SessionsEnded>;
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
  'POST /password/update': Call<
    { body: { old: string; password: string; password_confirmation: string } },
    Done
  >;
};

/** Getting in without an account yet, or without its password. */
export type PublicApi = {
  'GET /human-check': Call<object, HumanCheck>;
  /** The task that the self-hosted check solves, as its component expects it. */
  'GET /human-check/challenge': Call<object, Record<string, unknown>>;
  'POST /recaptcha': Call<{ body: { token: string } }, HumanCheckAnswer>;
  'POST /user/register': Call<{ body: RegistrationRequest }, Done>;
  /** Succeeds whether the e-mail has an account or not (A9). */
  'POST /user/forgot': Call<{ body: { email: string } }, Done>;
  /** `token` is that of the e-mailed link. */
  'POST /password/reset': Call<
    { body: { token: string; email: string; password: string; password_confirmation: string } },
    Done
  >;
  /** Confirms a changed e-mail address by the link that was mailed there. */
  'POST /user/confirm-email': Call<{ body: { token: string } }, { success: true; email: string }>;
};

/** Who asked for an account, and the answer. */
export type RegistrationApi = {
  'GET /registrations': Call<{ query: { status?: RegistrationStatus } }, Registration[]>;
  'POST /registrations/:id/approve': Call<
    { params: { id: string }; body: { agency_id: number; admin: 0 | 1 } },
    { success: true; user: User }
  >;
  'POST /registrations/:id/reject': Call<{ params: { id: string }; body: { reason: string } }, Done>;
};
