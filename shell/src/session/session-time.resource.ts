import { call } from 'shared-ui/api';

/** Seconds that the session still lasts; a session that is over ends with this call. */
export const secondsLeft = async (): Promise<number> => (await call('GET /user/session')).expires_in;

/** Keeps the session; answers how many seconds it lasts now. */
export const extendSession = async (): Promise<number> => (await call('POST /user/extend')).expires_in;
