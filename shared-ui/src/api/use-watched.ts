import { useEffect, type DependencyList } from 'react';
import { connected } from './connection.ts';
import { useLoad } from './use-load.ts';

/** How often something under way is asked for again, in milliseconds. */
const WATCH_MS = 1500;

/**
 * `useLoad` for what the server works on in the background: while `isUnderWay` holds for the value it is asked for
 * again and again, keeping what is shown; not while the page is hidden, and not once the work is over.
 */
export function useWatched<T>(
  load: () => Promise<T>,
  deps: DependencyList,
  isUnderWay: (value: T) => boolean,
): ReturnType<typeof useLoad<T>> {
  const loaded = useLoad(load, deps);
  const { reload } = loaded;
  const watching = loaded.load.state === 'loaded' && isUnderWay(loaded.load.value);
  useEffect(() => {
    if (!watching) return undefined;
    const timer = setInterval(() => {
      // while a session that is over waits for its person, so would each asking
      if (!document.hidden && connected().token() !== null) reload();
    }, WATCH_MS);
    return () => clearInterval(timer);
  }, [watching, reload]);
  return loaded;
}
