import { useCallback, useEffect, useRef, useState } from 'react';
import { notify } from 'shared-ui/ui';
import { loadNotifications, markRead, type Notifications } from './notifications.resource.ts';
import { lastId, newSince, nextAsk, STARTED_MS } from './notifications.rules.ts';

/** The last answer, or that there is none. */
export type NotificationsState = { answer: Notifications | null; failed: boolean };

/** A finished process raises a message, wherever the person is; a failed one stays until it is closed. */
function tell(seen: number | null, answer: Notifications): void {
  for (const { ok, title, text } of newSince(seen, answer.data))
    notify(ok ? 'success' : 'danger', `${title}: ${text}`, ok ? undefined : 0);
}

/**
 * Keeps the notifications up to date: often while something the person started is running, seldom while the page is
 * looked at, at once when it is looked at again, and soon after a screen showed a message.
 */
export function useNotifications(messages: number) {
  const [state, setState] = useState<NotificationsState>({ answer: null, failed: false });
  const seen = useRef<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ask = useRef<() => Promise<void>>(async () => undefined);

  useEffect(() => {
    let current = true;
    const plan = (wait: number | null) => {
      clearTimeout(timer.current);
      if (wait !== null) timer.current = setTimeout(() => void ask.current(), wait);
    };
    ask.current = async () => {
      clearTimeout(timer.current);
      const visible = () => document.visibilityState === 'visible';
      try {
        const answer = await loadNotifications();
        if (!current) return;
        tell(seen.current, answer);
        seen.current = Math.max(seen.current ?? 0, lastId(answer.data));
        setState({ answer, failed: false });
        plan(nextAsk({ pending: answer.pending, visible: visible() }));
      } catch {
        if (!current) return;
        // what was known stays; the panel says that it could not be renewed
        setState(({ answer }) => ({ answer, failed: true }));
        plan(nextAsk({ pending: 0, visible: visible() }));
      }
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') void ask.current();
    };
    void ask.current();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      current = false;
      clearTimeout(timer.current);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);

  useEffect(() => {
    if (messages === 0) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void ask.current(), STARTED_MS);
  }, [messages]);

  const readAll = useCallback(async () => {
    const unread = state.answer?.data.filter(({ read }) => !read).map(({ id }) => id) ?? [];
    if (unread.length === 0) return;
    await markRead(unread);
    await ask.current();
  }, [state.answer]);
  return { ...state, readAll };
}
