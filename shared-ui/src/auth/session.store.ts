import { create } from 'zustand';
import { persist, type PersistStorage } from 'zustand/middleware';
import { ApiError, connectSession, forgetLookups } from 'shared-ui/api';
import type { User } from '../domain/index.ts';
import { changeAgency, signIn, signOut, whoAmI } from './session.resource.ts';

/** Key of the persisted session. */
export const SESSION_KEY = 'vuex';
/** Key of the token alone; a page without it is signed out. */
export const TOKEN_KEY = 'token';

/** What is known of the person: nobody (''), a request running, signed in, or refused. */
export type SessionData = {
  status: '' | 'loading' | 'success' | 'error';
  token: string | null;
  user: User | null;
  /** Seconds that the token was valid for when it was issued. */
  expires_in: number | null;
  /** The sentence in the red banner; never persisted. */
  networkError: string | null;
};

/** The session and what can be done with it. */
export type Session = SessionData & {
  /** Signs in; throws the ApiError of a refusal. */
  login: (email: string, password: string) => Promise<void>;
  /** Signs out here at once, and on the server. */
  logout: () => Promise<void>;
  /** Asks the server whether the stored token still holds; run once at start. */
  checkSession: () => Promise<void>;
  /** Moves a super admin to another agency; the caller reloads the page. */
  switchAgency: (agencyId: number) => Promise<void>;
  setNetworkError: (message: string | null) => void;
  /** Takes over a user record that was just changed (own name, own e-mail). */
  setUser: (user: User) => void;
};

const nobody: SessionData = { status: '', token: null, user: null, expires_in: null, networkError: null };

type Kept = Omit<SessionData, 'networkError'>;

/** Nothing is kept of nobody: whatever is written while nobody is signed in takes the stored session away. */
const keptWhileSignedIn: PersistStorage<Kept> = {
  getItem: (key) => {
    const text = localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as { state: Kept });
  },
  setItem: (key, value) => {
    if (value.state.token === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  },
  removeItem: (key) => localStorage.removeItem(key),
};

/** Ends the session in this browser: state, token and the other open tabs, which hear of it by the storage event. */
function end(status: '' | 'error'): void {
  forgetLookups();
  useSession.setState({ ...nobody, status, networkError: useSession.getState().networkError });
  localStorage.removeItem(TOKEN_KEY);
}

/** The session store: one per page, the shell's; remotes are given the same instance. */
export const useSession = create<Session>()(
  persist(
    (set, get) => ({
      ...nobody,
      login: async (email, password) => {
        set({ status: 'loading', networkError: null });
        try {
          const { access_token, user, expires_in } = await signIn(email, password);
          forgetLookups();
          set({ status: 'success', token: access_token, user, expires_in });
          localStorage.setItem(TOKEN_KEY, access_token);
        } catch (error) {
          end('error');
          throw error;
        }
      },
      logout: async () => {
        if (get().token === null) {
          end('');
          return;
        }
        const revoked = signOut();
        end('');
        // The token that could not be revoked expires by itself; whoever signs out is out either way.
        await revoked.catch(() => undefined);
      },
      checkSession: async () => {
        const before = get().status;
        if (get().token === null) {
          end('');
          return;
        }
        set({ status: 'loading' });
        try {
          set({ user: await whoAmI(), status: 'success' });
        } catch (error) {
          // A 401 has ended the session already; any other failure leaves it alone.
          if (!(error instanceof ApiError) || error.status !== 401) set({ status: before });
        }
      },
      switchAgency: async (agencyId) => {
        const { user } = get();
        if (!user) return;
        set({ user: await changeAgency(user.id, agencyId) });
        forgetLookups();
      },
      setNetworkError: (networkError) => {
        if (get().networkError !== networkError) set({ networkError });
      },
      setUser: (user) => set({ user }),
    }),
    {
      name: SESSION_KEY,
      storage: keptWhileSignedIn,
      partialize: ({ status, token, user, expires_in }) => ({
        status: status === 'loading' ? ('success' as const) : status,
        token,
        user,
        expires_in,
      }),
    },
  ),
);

/** The session outside React. */
export const session = { getState: useSession.getState, subscribe: useSession.subscribe };

connectSession({
  token: () => useSession.getState().token,
  user: () => useSession.getState().user,
  onUnauthorized: (token) => {
    // An answer to an older sign-in must not end the present one.
    if (token === useSession.getState().token) end('error');
  },
  onNetworkError: (message) => useSession.getState().setNetworkError(message),
});

/** Brings the store in line with the stored token: at start, and when another tab signs in or out. */
function followToken(): void {
  const token = localStorage.getItem(TOKEN_KEY);
  if (token === useSession.getState().token) return;
  forgetLookups();
  if (token === null) {
    useSession.setState(nobody);
    return;
  }
  void useSession.persist.rehydrate();
  useSession.setState({ token });
}
followToken();
window.addEventListener('storage', ({ key }) => {
  if (key === TOKEN_KEY || key === null) followToken();
});
