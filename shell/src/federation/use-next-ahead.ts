import { useEffect, useEffectEvent } from 'react';
import { paths } from 'shared-domain';
import { session } from 'shared-ui/auth';
import { bringAhead } from './bring-ahead.ts';
import { isSparing } from './line.rules.ts';
import type { PageEntry } from './page-entry.ts';

/** For how long nothing has come over the line before it is free for what nobody has asked for yet, in milliseconds. */
const QUIET_MS = 1500;
/** Where most people go from the dashboard: to review a station. Any station will do, no data are asked for. */
const NEXT = { pathname: paths.validateCounts.href({ stationId: '-' }), search: '' };

/** Calls once neither line nor browser have had anything to do for a while; answers how to call no more. */
function whenQuiet(call: () => void): (() => void) | undefined {
  // a browser that does not tell when it is idle waits for a link to be pointed at
  if (!('requestIdleCallback' in window)) return undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(waiting);
    observer.disconnect();
  };
  const begin = () => {
    stop();
    window.requestIdleCallback(call);
  };
  const wait = () => {
    clearTimeout(waiting);
    waiting = setTimeout(begin, QUIET_MS);
  };
  const observer = new PerformanceObserver(wait);
  observer.observe({ type: 'resource' });
  wait();
  return stop;
}

/** Fetches the screen that is likely next once the dashboard rests, unless the line is to be spared. */
export function useNextAhead(remotes: PageEntry[], pathname: string): void {
  const bring = useEffectEvent(() => {
    const { user } = session.getState();
    if (user && !isSparing(navigator)) void bringAhead(remotes, user, NEXT);
  });
  const isHere = remotes.length > 0 && pathname === paths.dashboard.pattern;
  useEffect(() => (isHere ? whenQuiet(() => bring()) : undefined), [isHere]);
}
