import { useEffect } from 'react';
import { post } from './failures.resource.ts';
import { loadedVersions, onLoaded } from './load-log.ts';
import { shellVersion } from './shell-release.ts';
import { tab, tellWaiting } from './tell-failures.ts';

const LOOK_MS = 60_000;
/** How long after a remote has come its version is told, in milliseconds. */
const AFTER_MS = 500;
const EVERY_MS = 5 * 60_000;
/** A tab that nobody looks at still needs its files one day. */
const HIDDEN_MS = 60 * 60_000;

/** Tells which versions this tab runs: at its start, with each remote that comes, now and then, and that it closes. */
export function useVersionsInUse(): void {
  useEffect(() => {
    let last = 0;
    const tell = (ended = false) => {
      last = Date.now();
      const shell = shellVersion();
      const parts = { ...(shell && { shell }), ...loadedVersions() };
      // a development server's page runs no release
      if (Object.keys(parts).length > 0) void post('POST /versions-in-use', { tab, parts, ended });
      void tellWaiting();
    };
    const now = () => tell();
    const look = () => {
      const every = document.visibilityState === 'visible' ? EVERY_MS : HIDDEN_MS;
      if (Date.now() - last >= every) tell();
    };
    const onHide = () => tell(true);
    // a page that comes back from the browser's memory goes on
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) tell();
    };
    now();
    // what the remote has come for is asked for first
    const forget = onLoaded(() => setTimeout(now, AFTER_MS));
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', now);
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onShow);
    return () => {
      forget();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', now);
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
    };
  }, []);
}
