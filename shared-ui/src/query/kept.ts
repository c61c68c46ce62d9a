import type { Query, QueryClient } from '@tanstack/react-query';

/** So many answers are kept that nothing shows, the newest. */
export const MOST_KEPT = 60;

/** Lists to choose from say by themselves when somebody has changed one. */
const isList = ({ queryKey }: Query): boolean => queryKey[0] === 'lookups';

const isShown = (query: Query): boolean => query.getObserversCount() > 0;

/** Whether the server was still at work on what the answer tells of. */
const isUnderWay = ({ meta, state }: Query): boolean =>
  typeof meta?.['isUnderWay'] === 'function' && meta['isUnderWay'](state.data) === true;

/**
 * Holds what a cache keeps once nothing shows it to what may be shown when a screen is opened again: answers that were asked
 * for after the last change that this person sent, of what nobody was at work on, and not more of them than `MOST_KEPT`.
 */
export function keepOnly(client: QueryClient) {
  const cache = client.getQueryCache();
  // how many changes had begun or ended when an answer was asked for, and of how many an answer knows
  let changes = 0;
  let onTheirWay = 0;
  const askedAt = new WeakMap<Query, number>();
  const knows = new WeakMap<Query, number>();

  const isOfNow = (query: Query): boolean => onTheirWay === 0 && knows.get(query) === changes;
  const isSpare = (query: Query): boolean =>
    !isShown(query) && !isList(query) && query.state.fetchStatus === 'idle' && query.state.data !== undefined;

  function forget(): void {
    changes += 1;
    for (const query of cache.getAll()) if (isSpare(query)) cache.remove(query);
  }
  function forgetOldest(): void {
    const spare = cache.getAll().filter(isSpare);
    spare.sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
    for (const query of spare.slice(MOST_KEPT)) cache.remove(query);
  }
  /** After a moment: a view that gives way to another one hands on what both show. */
  function lookSoon(query: Query, mayKeep: () => boolean): void {
    setTimeout(() => {
      if (isSpare(query) && !mayKeep()) cache.remove(query);
      forgetOldest();
    }, 0);
  }
  cache.subscribe((event) => {
    const { query } = event;
    if (event.type === 'observerRemoved' && !isShown(query))
      lookSoon(query, () => isOfNow(query) && !isUnderWay(query));
    if (event.type !== 'updated') return;
    const { action } = event;
    if (action.type === 'fetch') askedAt.set(query, changes);
    if (action.type !== 'success' || action.manual) return;
    knows.set(query, askedAt.get(query) ?? -1);
    if (!isShown(query)) lookSoon(query, () => isOfNow(query));
  });
  return {
    /** Something has changed: of what nothing shows nothing is kept, nor of what is on screen once it is left. */
    forget,
    /** The same while this page sends a change, and once it was answered. */
    write(step: 'sent' | 'answered'): void {
      onTheirWay += step === 'sent' ? 1 : -1;
      forget();
    },
  };
}
