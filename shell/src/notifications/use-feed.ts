import { useCallback, useEffect, useRef, useState } from 'react';
import { invalidate, useLoaded } from 'shared-ui/query';
import { joinLine, type Line } from './line.ts';
import { notificationsQuery } from './notifications.resource.ts';
import { nextAsk, STARTED_MS } from './notifications.rules.ts';
import { onStarted } from './started.ts';

const isVisible = () => document.visibilityState === 'visible';
const askAgain = () => void invalidate(notificationsQuery.queryKey);

/** Whether the page is looked at. */
function useVisible(): boolean {
  const [visible, setVisible] = useState(isVisible);
  useEffect(() => {
    const look = () => setVisible(isVisible());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return visible;
}

/** Listens for the server's word that something came, while the page is looked at. */
function useLine(visible: boolean) {
  const [live, setLive] = useState(false);
  const line = useRef<Line | null>(null);
  useEffect(() => {
    if (!visible) return undefined;
    const joined = joinLine(askAgain, setLive);
    line.current = joined;
    return () => {
      line.current = null;
      joined.leave();
      setLive(false);
    };
  }, [visible]);
  const tellOthers = useCallback(() => line.current?.tellOthers(), []);
  return { live, tellOthers };
}

/**
 * The notifications: asked for at once, whenever the server tells that something came, soon after something may have
 * been started, and when the page is looked at again. Where nobody tells they are asked for again and again: often while
 * something the person started is running, seldom otherwise. `tellOthers` has the other tabs ask at once.
 */
export function useFeed() {
  const visible = useVisible();
  const { live, tellOthers } = useLine(visible);
  const { load } = useLoaded({
    ...notificationsQuery,
    againAfter: (answer) => nextAsk({ pending: answer?.pending ?? 0, visible, live }),
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unheard = onStarted(() => {
      clearTimeout(timer);
      timer = setTimeout(askAgain, STARTED_MS);
    });
    return () => {
      unheard();
      clearTimeout(timer);
    };
  }, []);
  return { load, tellOthers };
}
