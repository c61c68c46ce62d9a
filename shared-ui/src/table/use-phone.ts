import { useSyncExternalStore } from 'react';
import { BREAKPOINTS } from '../theme/tokens.ts';

const PHONE = `(max-width: ${BREAKPOINTS[0]}px)`;
const query = () => (typeof window.matchMedia === 'function' ? window.matchMedia(PHONE) : null);

function follow(onChange: () => void): () => void {
  const phone = query();
  phone?.addEventListener('change', onChange);
  return () => phone?.removeEventListener('change', onChange);
}

/** Whether the page is as narrow as on a phone, or as at 400 % of the letters' size. */
export function usePhone(): boolean {
  return useSyncExternalStore(follow, () => query()?.matches ?? false);
}
