import { useEffect, useState } from 'react';
import { fetchRegistry } from './registry.ts';

const EVERY_MS = 60_000;

/**
 * Whether the server has another registry than the one this page runs with. Looked up every minute while the page is
 * seen, and when it comes into view again.
 */
export function useNewVersion(text: string | null): boolean {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    if (text === null || isNew) return undefined;
    let asking = false;
    const ask = async () => {
      if (asking || document.visibilityState !== 'visible') return;
      asking = true;
      try {
        if ((await fetchRegistry()) !== text) setNew(true);
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
  }, [text, isNew]);
  return isNew;
}
