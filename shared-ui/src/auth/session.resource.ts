import { call } from 'shared-ui/api';
import type { Login, User } from 'shared-domain';

/** Signs in; refused with the server's sentence. */
export function signIn(email: string, password: string): Promise<Login> {
  return call('POST /user/login', { body: { email, password } }, { asNobody: true });
}

/** Who the stored token belongs to. */
export function whoAmI(): Promise<User> {
  return call('POST /user/me', {}, { anyAgency: true });
}

/** Revokes the token on the server. */
export function signOut(): Promise<unknown> {
  return call('POST /user/logout', {}, { anyAgency: true });
}

/** Moves a super admin to another agency, whichever the session is in. */
export function changeAgency(userId: number, agencyId: number): Promise<User> {
  return call(
    'PUT /users/:userId',
    { params: { userId: String(userId) }, body: { agency_id: agencyId } },
    { anyAgency: true },
  );
}
