import { useEffect, useEffectEvent } from 'react';

/** Asks again whenever the page is looked at again: another tab, or another device, may have changed it. */
export function useLookAgain(reload: () => void): void {
  const ask = useEffectEvent(reload);
  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'visible') ask();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, []);
}
