import { connectSession, forgetLookups } from 'shared-ui/api';
import { rightsMark } from 'shared-domain';
import { hasTypedWork, keepWork, keptFor } from './kept-work.store.ts';
import { nobody, type StoredSession } from './session-data.ts';
import { SESSION_KEY, storedSession, TOKEN_KEY } from './stored-session.ts';
import { lose, useSession } from './session.store.ts';
import { signInQueue } from './sign-in-queue.ts';

// How the session hears of the world: of the API by the client, of other tabs by the browser's storage.

// What was heard while the server was being asked who the person is: its answer may be from before.
let heard: (() => boolean)[] = [];

/** Asks the server who the person is; one that is asking already asks once more where the answer does not bear out what was heard. */
function askWho(isNews: () => boolean): void {
  const { status, checkSession } = useSession.getState();
  if (status === 'loading') heard.push(isNews);
  else if (isNews()) void checkSession();
}
useSession.subscribe(({ status, checkSession }, before) => {
  if (before.status !== 'loading' || status === 'loading') return;
  const news = heard;
  // once: what two tabs hold to be news of each other would go on for ever
  heard = [];
  if (news.some((isNews) => isNews())) void checkSession();
});

connectSession({
  token: () => useSession.getState().token,
  user: () => useSession.getState().user,
  agency: () => useSession.getState().user?.agency_id ?? null,
  waiting: () => signInQueue.waiting(),
  onUnauthorized: (token) => {
    // An answer to an older sign-in must not end the present one.
    if (token === useSession.getState().token) lose('revoked');
    return signInQueue.isRepeated(token);
  },
  onAgencyChanged: () => {
    if (!useSession.getState().movedTo) void useSession.getState().checkSession();
  },
  // the very question who one is meets it, too
  onRightsChanged: (mark) =>
    askWho(() => {
      const { user } = useSession.getState();
      return user !== null && rightsMark(user) !== mark;
    }),
  onNetworkError: (message) => useSession.getState().setNetworkError(message),
});

/** What is stored of the session with this token; null where another tab has written another one's over it. */
function storedOf(token: string): StoredSession | null {
  const stored = storedSession();
  return stored?.token === token ? stored : null;
}

/** Brings the store in line with the stored token: at start, and when another tab signs in or out. */
function followToken(): void {
  const token = localStorage.getItem(TOKEN_KEY);
  const { token: present, user, paused } = useSession.getState();
  if (token === present) return;
  if (token === null) {
    lose('elsewhere');
    return;
  }
  const stored = storedOf(token);
  if (paused && user && stored?.user?.id === user.id) {
    useSession
      .getState()
      .resume({ access_token: token, user: stored.user, expires_in: stored.expires_in ?? 0 });
    return;
  }
  if (user && stored?.user?.id !== user.id && hasTypedWork()) keepWork(user);
  signInQueue.settle(false);
  forgetLookups();
  useSession.setState({ ...nobody, ...stored, token });
  keptFor(stored?.user ?? null);
  if (!stored) void useSession.getState().checkSession();
}

/**
 * Whether another tab has stored this session with another agency or other rights than are known here. What it stored
 * then, not what is stored now: this tab may have written what it knew over it at that very moment.
 */
function isOther(stored: StoredSession | null): boolean {
  const { token, user, movedTo } = useSession.getState();
  if (!user || token === null || stored?.token !== token || !stored.user) return false;
  const { agency_id, ...rights } = movedTo ?? user;
  return stored.user.agency_id !== agency_id || rightsMark(stored.user) !== rightsMark(rights);
}

/** At the start: a stored person without a token is signed out. */
function begin(): void {
  const token = localStorage.getItem(TOKEN_KEY);
  const { token: stored, user } = useSession.getState();
  // whose another token is only the server knows: nothing of the stored person is theirs
  if (token !== stored) useSession.setState({ ...nobody, token, why: token === null ? 'missing' : null });
  keptFor(token === stored ? user : null);
}
begin();
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === TOKEN_KEY || key === null) followToken();
  if (key === SESSION_KEY) askWho(() => isOther(storedSession(newValue)));
});
