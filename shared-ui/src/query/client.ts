import { hashKey, QueryClient } from '@tanstack/react-query';
import { onWrite } from 'shared-ui/api';
import { session } from 'shared-ui/auth';
import type { Asked, Key } from './asked.ts';
import { keepOnly } from './kept.ts';
import { keyNow } from './scope.ts';
import { joinTabs } from './tabs.ts';

/**
 * What the page knows of the server. Nothing is tried again by itself: a failure is shown, with a button. Whether the
 * server can be reached is known by asking it, so what the browser believes of the line holds nothing back.
 */
export const client = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// it listens for the page being looked at again; a provider, of which each remote would need one, would do just that
client.mount();

// what is shown when a screen is opened again is never from before a change of this person's, in whichever tab
const kept = keepOnly(client);
const tellTabs = joinTabs(kept.forget);
onWrite((step) => {
  kept.write(step);
  tellTabs();
});

/** Says that something has changed that this page did not send, such as the end of a job: nothing of before is kept. */
export const forgetKept = (): void => kept.forget();

/** For how long an answer is kept that nothing shows, in milliseconds. */
const KEPT_MS = 5 * 60_000;

/** For how long an answer that was asked for ahead needs no asking again, in milliseconds. */
const AHEAD_MS = 5000;

/** Forgets all answers, and gives up what is under way. */
export const forgetAll = (): void => {
  client.clear();
  ahead.clear();
};

// nothing of one person, or of one agency, is kept for the next
session.subscribe(({ user }, { user: before }) => {
  if (user?.id !== before?.id || user?.agency_id !== before?.agency_id) forgetAll();
});

/** Asks for something outside a component, or for a part of another answer; what is known and fresh is not asked for. */
export const ask = <T>(asked: Asked<T>): Promise<T> =>
  client.fetchQuery<T>({ ...optionsOf(asked), queryKey: keyNow(asked) });

/**
 * Asks for what a screen is about to show, while its code is on its way: whoever shows it within five seconds takes the
 * answer, or waits for it. Nobody is told of a failure (undefined); the screen asks again and tells.
 */
export async function askAhead<T>(asked: Asked<T>): Promise<T | undefined> {
  const queryKey = keyNow(asked);
  const { gcTime, ...options } = optionsOf(asked);
  try {
    const answer = await client.fetchQuery<T>({ ...options, queryKey, gcTime: Math.max(gcTime, AHEAD_MS) });
    const query = client.getQueryCache().find({ queryKey, exact: true });
    if (query) ahead.set(query.queryHash, query.state.dataUpdatedAt);
    return answer;
  } catch {
    return undefined;
  }
}

type Edit = (now: unknown) => unknown;
/** The edits that are being sent, by the key of what they change. */
const underWay = new Map<string, readonly Edit[]>();

/** An answer as the edits leave it that are being sent: it may be from before the server knew of them. */
const edited = <T>(queryKey: Key, answer: T): T =>
  (underWay.get(hashKey(queryKey)) ?? []).reduce<unknown>((now, edit) => edit(now), answer) as T;

/** When an answer came that was asked for ahead, by its key: until it is asked for again it needs no asking. */
const ahead = new Map<string, number>();

/** For how long an answer needs no asking again, in milliseconds. */
const freshFor =
  (staleTime: number) =>
  ({ queryHash, state }: { queryHash: string; state: { dataUpdatedAt: number } }): number =>
    ahead.get(queryHash) === state.dataUpdatedAt ? Math.max(staleTime, AHEAD_MS) : staleTime;

/** What the library is told of something asked for. */
export const optionsOf = <T>(asked: Asked<T>) => ({
  queryFn: async (context: { queryKey: Key; signal: AbortSignal }) =>
    edited(context.queryKey, await asked.queryFn(context)),
  staleTime: freshFor(asked.staleTime ?? 0),
  gcTime: asked.gcTime ?? (asked.record ? 0 : KEPT_MS),
  structuralSharing: !asked.afresh,
  // what the server was still at work on has come to its end before anybody is back
  meta: { isUnderWay: (value: T) => asked.isUnderWay?.(value) ?? false },
});

/**
 * Says that something has changed: of all answers whose key begins so, those on screen are asked for again, which go on
 * showing meanwhile, and the others are forgotten. What is on its way may be from before the change, so it is asked for
 * once more.
 * @example invalidate(['users'])
 */
export async function invalidate(queryKey: Key): Promise<void> {
  client.removeQueries({ queryKey, type: 'inactive', fetchStatus: 'idle' });
  await client.cancelQueries({ queryKey, type: 'active' });
  await client.invalidateQueries({ queryKey });
}

/**
 * Says that an answer may be outdated by the next time it is shown: it shows then, and is asked for again. What is on screen
 * now stays as it is.
 */
export const outdate = (queryKey: Key): void =>
  void client.invalidateQueries({ queryKey, refetchType: 'none' });

/** Shows a value that is known already, such as the reply of an edit; what is under way can not overtake it. */
export async function put<T>(asked: Asked<T>, value: T): Promise<void> {
  const queryKey = keyNow(asked);
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<T>(queryKey, value);
}

/** The answer as far as it is known; undefined while it is not. */
export const known = <T>(asked: Asked<T>): T | undefined => client.getQueryData<T>(keyNow(asked));

/**
 * Shows at once what an edit will come to, and sends it. Where it is refused, what was there before shows again and the
 * refusal is thrown for its sentence; either way the server is asked how things stand. What is answered meanwhile shows
 * with the edit, whether the server knew of it or not: `edit` comes to the same when it is made twice.
 */
export async function optimistic<T, R>(
  asked: Asked<T>,
  edit: (now: T) => T,
  send: () => Promise<R>,
): Promise<R> {
  const queryKey = keyNow(asked);
  await client.cancelQueries({ queryKey, exact: true });
  const before = client.getQueryData<T>(queryKey);
  if (before !== undefined) client.setQueryData<T>(queryKey, edit(before));
  const hash = hashKey(queryKey);
  const mine = edit as Edit;
  const others = () => (underWay.get(hash) ?? []).filter((one) => one !== mine);
  underWay.set(hash, [...others(), mine]);
  try {
    return await send();
  } catch (error) {
    // not where the page has become another one's meanwhile
    client.setQueryData<T>(queryKey, (now) => now && before);
    throw error;
  } finally {
    if (others().length > 0) underWay.set(hash, others());
    else underWay.delete(hash);
    void client.invalidateQueries({ queryKey, exact: true });
  }
}
