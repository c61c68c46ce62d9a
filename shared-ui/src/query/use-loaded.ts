import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { asApiError, useNoteRefreshing, type Load } from 'shared-ui/api';
import type { Asked } from './asked.ts';
import { client, optionsOf } from './client.ts';
import { isSameButForWords, useKey } from './scope.ts';

/** How often something under way is asked for again, in milliseconds. */
const WATCH_MS = 1500;

function againAfter<T>(asked: Asked<T>, value: T | undefined): number | null {
  if (asked.againAfter) return asked.againAfter(value);
  return value !== undefined && asked.isUnderWay?.(value) ? WATCH_MS : null;
}

/** Waiting for an answer, failed, or here. `reload` asks again and goes on showing what is there. */
export type Loaded<T> = { load: Load<T>; reload: () => Promise<void> };

/**
 * Asks the server for what a component shows, and again whenever it is invalidated by its key. Leaving gives up what is
 * on its way. `refreshing`: what is here is of an earlier visit, and asked for again, which the page says by itself.
 * @example const { load, reload } = useLoaded(usersQuery(all));
 */
export function useLoaded<T>(asked: Asked<T>): Loaded<T> & { refreshing: boolean } {
  const queryKey = useKey(asked);
  const { data, error, status, isFetching, isFetchedAfterMount, isPlaceholderData, refetch } = useQuery<T>(
    {
      ...optionsOf(asked),
      queryKey,
      refetchOnWindowFocus: asked.lookAgain ?? false,
      // in another language what is there goes on showing until its new words are here
      placeholderData: (former, from) =>
        from && isSameButForWords(from.queryKey, queryKey) ? former : undefined,
      refetchInterval: ({ state }) =>
        againAfter(asked, state.status === 'success' ? (state.data as T) : undefined) ?? false,
      refetchIntervalInBackground: asked.againAfter !== undefined,
    },
    client,
  );
  // from the time before: asking again for what is watched is no news to anybody
  const refreshing = status === 'success' && isFetching && !isFetchedAfterMount && !isPlaceholderData;
  useNoteRefreshing(refreshing);
  const waits = status === 'pending' || (status === 'error' && isFetching);
  const load = useMemo((): Load<T> => {
    if (status === 'success') return { state: 'loaded', value: data };
    return waits ? { state: 'loading' } : { state: 'failed', error: asApiError(error) };
  }, [status, data, waits, error]);
  const reload = useCallback(async () => {
    await refetch();
  }, [refetch]);
  return { load, reload, refreshing };
}
