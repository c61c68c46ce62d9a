import { call } from 'shared-ui/api';
import { session } from 'shared-ui/auth';
import type { SessionTime } from 'shared-domain';

/** Tells the session how long it lasts: by that it knows later why it ended. */
function told(time: SessionTime): SessionTime {
  session.getState().lasts(time.expires_in);
  return time;
}

/** How long the session still lasts; one that is over ends with this call. */
export const timeLeft = async (): Promise<SessionTime> =>
  told(await call('GET /user/session', {}, { anyAgency: true }));

/** Keeps the session; answers how long it lasts now. */
export const extendSession = async (): Promise<SessionTime> =>
  told(await call('POST /user/extend', {}, { anyAgency: true }));
