import { useEffect } from 'react';
import { tellLive } from './live.ts';
import { fetchRegistry, keepLastGood, offIn, readText, releasesIn, type PageRegistry } from './registry.ts';

const EVERY_MS = 30_000;

/**
 * Asks the server what is in use by now, every half minute while the page is seen and when it comes into view again: a
 * part that was switched off gives way at once, other releases are offered. The page keeps the releases that it started
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
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [first]);
}
