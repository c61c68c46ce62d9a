import type { StoredSession } from './session-data.ts';

/** Key of the persisted session. */
export const SESSION_KEY = 'vuex';
/** Key of the token alone; a page without it is signed out. */
export const TOKEN_KEY = 'token';

/** The session as this browser has stored it, or as this text of it says; null where nobody is signed in. */
export function storedSession(text = localStorage.getItem(SESSION_KEY)): StoredSession | null {
  return text === null ? null : (JSON.parse(text) as { state: StoredSession }).state;
}
