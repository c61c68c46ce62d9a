import { useEffect, useEffectEvent } from 'react';
import { session } from 'shared-ui/auth';
import type { ScreenPlace } from 'shared-ui/remote';
import { bringAhead } from './bring-ahead.ts';
import { isSparing } from './line.rules.ts';
import type { PageEntry } from './page-entry.ts';

/** How long pointer or focus rest on a link before its screen is fetched: a way across the menu is no wish. */
const REST_MS = 80;

/** Where a link leads to within the app; null: what happened is at no such link, or it opens beside the app. */
function placeOf(target: EventTarget | null): ScreenPlace | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.origin !== window.location.origin) return null;
  return { pathname: link.pathname, search: link.search };
}

/**
 * Fetches the code of the screen that a link leads to while pointer or focus are on it, in shell and remotes alike; on a
 * line that is to be spared only once it is pressed.
 */
export function useLinksAhead(remotes: PageEntry[]): void {
  const bring = useEffectEvent((at: ScreenPlace) => {
    const { user } = session.getState();
    if (user) void bringAhead(remotes, user, at);
  });
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    const onRest = ({ target }: Event) => {
      clearTimeout(resting);
      const at = placeOf(target);
      if (at && !isSparing(navigator)) resting = setTimeout(() => bring(at), REST_MS);
    };
    const onPress = ({ target }: Event) => {
      const at = placeOf(target);
      if (at) bring(at);
    };
    const listen = { passive: true };
    document.addEventListener('pointerover', onRest, listen);
    document.addEventListener('focusin', onRest, listen);
    document.addEventListener('pointerdown', onPress, listen);
    return () => {
      clearTimeout(resting);
      document.removeEventListener('pointerover', onRest);
      document.removeEventListener('focusin', onRest);
      document.removeEventListener('pointerdown', onPress);
    };
  }, []);
}
