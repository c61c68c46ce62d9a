import { call } from 'shared-ui/api';
import { session } from 'shared-ui/auth';

type Answer = { expires_in: number };

/** Tells the session how long it lasts: by that it knows later why it ended. */
function told({ expires_in }: Answer): number {
  session.getState().lasts(expires_in);
  return expires_in;
}

/** Seconds that the session still lasts; a session that is over ends with this call. */
export const secondsLeft = async (): Promise<number> =>
  told(await call('GET /user/session', {}, { anyAgency: true }));

/** Keeps the session; answers how many seconds it lasts now. */
export const extendSession = async (): Promise<number> =>
  told(await call('POST /user/extend', {}, { anyAgency: true }));
