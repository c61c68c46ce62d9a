import { useCallback, useSyncExternalStore } from 'react';
import type { BREAKPOINTS } from '../theme/tokens.ts';

const listOf = (query: string) => (typeof window.matchMedia === 'function' ? window.matchMedia(query) : null);

/** Whether the page is no wider than so many pixels, as on a phone or with large letters; follows a device that is turned. */
export function useAtMost(width: (typeof BREAKPOINTS)[number]): boolean {
  const query = `(max-width: ${width}px)`;
  const follow = useCallback(
    (onChange: () => void) => {
      const list = listOf(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(follow, () => listOf(query)?.matches ?? false);
}
