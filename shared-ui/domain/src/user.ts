/** A person with an account. Rights are 0 or 1, as the API spells them. */
export type User = {
  id: number;
  name: string;
  email: string;
  agency_id: number;
  agency: { id: number; name: string; statewide: boolean };
  admin: 0 | 1;
  super_admin: 0 | 1;
  flag_deployments: 0 | 1;
  flag_next_stations: 0 | 1;
  monitors: 0 | 1;
};

/** What a super admin grants and withdraws, beside the agency (A11). */
export const GRANTED_RIGHTS = [
  'admin',
  'super_admin',
  'monitors',
  'flag_deployments',
  'flag_next_stations',
] as const;
export type GrantedRight = (typeof GRANTED_RIGHTS)[number];

/** Whether somebody has a password yet, or else a link to set one that still works. */
export type AccountStatus = 'invited' | 'expired' | 'active';

/** A person as those see them who look after accounts. */
export type Account = User & {
  status: AccountStatus;
  /** Time of the last sign-in; null for none. */
  last_sign_in: string | null;
  /** The address that waits to be confirmed from there; `email` is valid until then. */
  pending_email: string | null;
};

/** POST /user/login: `expires_in` in seconds. */
export type Login = { access_token: string; user: User; expires_in: number };

/**
 * How many seconds a session still lasts unless it is used. `can_stay` is false where it ends then in any case: signing in
 * anew is the only way to go on.
 */
export type SessionTime = { expires_in: number; can_stay: boolean };

/** A device that one is signed in on; `device` in names such as 'Firefox, Windows', null where it is not known. */
export type OwnSession = {
  id: number;
  device: string | null;
  /** The network address that the sign-in came from. */
  address: string;
  created_at: string;
  last_seen_at: string;
  /** Whether it is the one that asks. */
  current: boolean;
};

/** How many sessions were ended. */
export type SessionsEnded = { success: true; ended: number };
