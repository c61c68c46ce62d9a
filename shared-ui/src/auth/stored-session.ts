import type { StoredSession } from './session-data.ts';

/** Key of the persisted session. */
export const SESSION_KEY = 'vuex';
/** Key of the token alone; a page without it is signed out. */
export const TOKEN_KEY = 'token';

/** The session as this browser has stored it; null where nobody is signed in. */
export function storedSession(): StoredSession | null {
  const text = localStorage.getItem(SESSION_KEY);
  return text === null ? null : (JSON.parse(text) as { state: StoredSession }).state;
}
