import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { ApiError, forgetLookups } from 'shared-ui/api';
import type { Login, User } from 'shared-domain';
import { hasTypedWork, keepWork, keptFor, unkeepPage } from './kept-work.store.ts';
import { keptWhileSignedIn, nobody, type SessionData } from './session-data.ts';
import { whyEnded, type EndReason } from './session-end.rules.ts';
import { changeAgency, signIn, signOut, whoAmI } from './session.resource.ts';
import { signInQueue } from './sign-in-queue.ts';
import { SESSION_KEY, TOKEN_KEY } from './stored-session.ts';

/** A reply without a token signs nobody in; the screens say so in their own words. */
function withToken(login: Login): Login {
  if (typeof login?.access_token !== 'string' || login.access_token === '') throw new ApiError(200, '');
  return login;
}

/** The session and what can be done with it. */
export type Session = SessionData & {
  /** Signs in; throws the ApiError of a refusal. */
  login: (email: string, password: string) => Promise<void>;
  /** Takes over the answer to any way of signing in. */
  enter: (login: Login) => void;
  /** Goes on with the page of a session that ended: throws the ApiError of a refusal. */
  signInAgain: (password: string) => Promise<void>;
  /** The same with the answer to any way of signing in. */
  resume: (login: Login) => void;
  /** Gives up the page of a session that ended. */
  leave: () => void;
  /** How many seconds the session lasts from now. */
  lasts: (seconds: number) => void;
  /** Ends the session of a page whose token is no longer in the browser. */
  checkToken: () => void;
  /** Takes over the agency that the person is in by now; the caller reloads the page. */
  followAgency: () => void;
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

const endOf = (seconds: number): number => Date.now() + seconds * 1000;

/** Ends the session in this browser: state, token and the other open tabs, which hear of it by the storage event. */
function end(status: '' | 'error', why: EndReason | null): void {
  forgetLookups();
  useSession.setState({ ...nobody, status, why, networkError: useSession.getState().networkError });
  localStorage.removeItem(TOKEN_KEY);
  signInQueue.settle(false);
}

/**
 * The session is over without its person's doing. Where something was typed the page stays and the sign-in is asked for
 * in place (A14); what was typed is kept for them in any case.
 */
export function lose(cause: 'revoked' | 'elsewhere' | 'missing'): void {
  const { user, token, endsAt } = useSession.getState();
  const why = whyEnded(cause, endsAt, Date.now());
  const typed = user !== null && hasTypedWork();
  const kept = typed && keepWork(user);
  if (!typed || token === null || !signInQueue.isAsked()) {
    // another tab's sign-out is nobody's failure
    end(cause === 'elsewhere' ? '' : 'error', why);
    return;
  }
  signInQueue.open(token);
  useSession.setState({ status: 'error', token: null, endsAt: null, why, paused: { kept } });
  localStorage.removeItem(TOKEN_KEY);
}

/** Takes over what the server knows of the person; where that is another agency than the page shows, the page is told. */
function known(user: User): Partial<SessionData> {
  const before = useSession.getState().user;
  if (before?.id !== user.id || before.agency_id === user.agency_id) return { user, movedTo: null };
  return { movedTo: user };
}

/** The session store: one per page, the shell's; remotes are given the same instance. */
export const useSession = create<Session>()(
  persist(
    (set, get) => ({
      ...nobody,
      login: async (email, password) => {
        set({ status: 'loading', networkError: null });
        try {
          get().enter(withToken(await signIn(email, password)));
        } catch (error) {
          end('error', null);
          throw error;
        }
      },
      enter: ({ access_token, user, expires_in }) => {
        forgetLookups();
        const endsAt = endOf(expires_in);
        // the token last: by it other tabs hear of the rest
        set({ ...nobody, status: 'success', token: access_token, user, expires_in, endsAt });
        localStorage.setItem(TOKEN_KEY, access_token);
        keptFor(user);
      },
      signInAgain: async (password) => {
        const { user, resume } = get();
        if (user) resume(withToken(await signIn(user.email, password)));
      },
      resume: (login) => {
        const { user, paused } = get();
        if (!paused || !user) return;
        // the page of one person is not another one's to go on with
        if (login.user.id !== user.id) {
          end('error', 'elsewhere');
          return;
        }
        const { access_token: token, expires_in } = login;
        const endsAt = endOf(expires_in);
        set({ status: 'success', token, expires_in, endsAt, why: null, paused: null, ...known(login.user) });
        localStorage.setItem(TOKEN_KEY, token);
        unkeepPage(user);
        signInQueue.settle(true);
      },
      leave: () => {
        if (get().paused) end('error', get().why);
      },
      lasts: (seconds) => {
        if (get().token !== null) set({ expires_in: seconds, endsAt: endOf(seconds) });
      },
      checkToken: () => {
        if (get().token !== null && localStorage.getItem(TOKEN_KEY) === null) lose('missing');
      },
      followAgency: () => {
        const { user, movedTo } = get();
        if (!user || !movedTo) return;
        if (hasTypedWork()) keepWork(user);
        forgetLookups();
        set({ user: movedTo, movedTo: null });
      },
      logout: async () => {
        if (get().token === null) {
          end('', get().why);
          return;
        }
        const revoked = signOut();
        end('', 'signedOut');
        // The token that could not be revoked expires by itself; whoever signs out is out either way.
        await revoked.catch(() => undefined);
      },
      checkSession: async () => {
        const before = get().status;
        const { token, paused } = get();
        if (paused) return;
        if (token === null) {
          end('', get().why);
          return;
        }
        set({ status: 'loading' });
        try {
          const user = await whoAmI();
          // the answer of a session that is over says nothing of the present one
          if (get().token !== token) return;
          if (get().user?.id !== user.id) keptFor(user);
          set({ status: 'success', ...known(user) });
        } catch (error) {
          // A 401 has ended the session already; any other failure leaves it alone.
          if (!(error instanceof ApiError) || error.status !== 401) set({ status: before });
        }
      },
      switchAgency: async (agencyId) => {
        const { user } = get();
        if (!user) return;
        set({ user: await changeAgency(user.id, agencyId), movedTo: null });
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
      // a tab whose question about the agency is still open tells the others of the newest that it knows
      partialize: ({ status, token, user, movedTo, expires_in, endsAt }) => ({
        status: status === 'loading' ? ('success' as const) : status,
        token,
        user: movedTo ?? user,
        expires_in,
        endsAt,
      }),
    },
  ),
);

/** The session outside React. */
export const session = { getState: useSession.getState, subscribe: useSession.subscribe };
