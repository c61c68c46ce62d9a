import { useEffect } from 'react';
import { OFF_WITHIN_MS, REGISTRY_WAIT_MS } from 'shared-domain';
import { tellLive } from './live.ts';
import { fetchRegistry, keepLastGood, offIn, readText, releasesIn, type PageRegistry } from './registry.ts';

/** What an answer may take is off the time, and a little for what the server keeps of its last look. */
export const WATCH_MS = OFF_WITHIN_MS - REGISTRY_WAIT_MS.page - 1000;

/**
 * Asks the server what is in use by now, while the page is seen, so often that a part which was switched off gives way within
 * OFF_WITHIN_MS, and when it comes into view again; other releases are offered. The page keeps the releases that it started
 * with.
 */
export function useWatch(first: PageRegistry | null): void {
  useEffect(() => {
    if (!first) return undefined;
    let asking = false;
    const ask = async () => {
      if (asking || document.visibilityState !== 'visible') return;
      asking = true;
      try {
        const text = await fetchRegistry();
        const now = readText(text);
        keepLastGood(text);
        tellLive({ off: offIn(now), isNew: releasesIn(now) !== first.releases });
      } catch {
        // the next look will tell
      } finally {
        asking = false;
      }
    };
    const look = () => void ask();
    const timer = setInterval(look, WATCH_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [first]);
}
