import type { PersistStorage } from 'zustand/middleware';
import type { User } from 'shared-domain';
import type { EndReason } from './session-end.rules.ts';

/** What is known of the person: nobody (''), a request running, signed in, or refused. */
export type SessionData = {
  status: '' | 'loading' | 'success' | 'error';
  token: string | null;
  user: User | null;
  /** Seconds that the token was valid for when it was issued. */
  expires_in: number | null;
  /** The sentence in the red banner; never persisted. */
  networkError: string | null;
  /** When the session ends, in milliseconds of this browser's clock. */
  endsAt: number | null;
  /** Why the session ended; never persisted. */
  why: EndReason | null;
  /**
   * The session is over, but its person is still known and the page stays, since something was typed on it: calls wait
   * until they sign in again or leave. `kept`: what was typed is kept in the browser, should they leave.
   */
  paused: { kept: boolean } | null;
  /** The person as the server knows them by now, where that is in another agency than this page shows. */
  movedTo: User | null;
};

/** Nobody signed in. */
export const nobody: SessionData = {
  status: '',
  token: null,
  user: null,
  expires_in: null,
  networkError: null,
  endsAt: null,
  why: null,
  paused: null,
  movedTo: null,
};

/** What of the session is persisted. */
export type StoredSession = Pick<SessionData, 'status' | 'token' | 'user' | 'expires_in' | 'endsAt'>;

// What this tab read or wrote last. What it has not changed since it does not write again: another tab may have stored
// something newer, and would take the old for news, this one the new, and so on for ever.
let last: string | null = null;

/** Nothing is kept of nobody: whatever is written while nobody is signed in takes the stored session away. */
export const keptWhileSignedIn: PersistStorage<StoredSession> = {
  getItem: (key) => {
    last = localStorage.getItem(key);
    return last === null ? null : (JSON.parse(last) as { state: StoredSession });
  },
  setItem: (key, value) => {
    const text = value.state.token === null ? null : JSON.stringify(value);
    if (text !== null && text === last) return;
    last = text;
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  },
  removeItem: (key) => localStorage.removeItem(key),
};
