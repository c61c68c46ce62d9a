import { useCallback, useEffect, useRef, useState } from 'react';
import { notify } from 'shared-ui/ui';
import { startFeed, type Feed } from './feed.ts';
import { markRead, type Notifications } from './notifications.resource.ts';
import { asRead, lastId, newSince } from './notifications.rules.ts';
import { onStarted } from './started.ts';

/** The last answer, or that there is none yet; `failed` when it could not be renewed. */
export type NotificationsState = { answer: Notifications | null; failed: boolean };

/** A finished process raises a message, wherever the person is; a failed one stays until it is closed. */
function tell(seen: number | null, answer: Notifications): void {
  for (const { ok, title, text } of newSince(seen, answer.data))
    notify(ok ? 'success' : 'danger', `${title}: ${text}`, ok ? undefined : 0);
}

/** The notifications, kept up to date. */
export function useNotifications(onAnswer?: (answer: Notifications) => void) {
  const [state, setState] = useState<NotificationsState>({ answer: null, failed: false });
  const seen = useRef<number | null>(null);
  const feed = useRef<Feed | null>(null);
  const heard = useRef(onAnswer);
  // what is being read: an answer from before the server knew of it must not bring it back
  const reading = useRef<number[]>([]);
  useEffect(() => {
    heard.current = onAnswer;
  }, [onAnswer]);

  useEffect(() => {
    const started = startFeed(
      (answer) => {
        tell(seen.current, answer);
        seen.current = Math.max(seen.current ?? 0, lastId(answer.data));
        setState({ answer: asRead(answer, reading.current), failed: false });
        heard.current?.(answer);
      },
      () => setState(({ answer }) => ({ answer, failed: true })),
    );
    feed.current = started;
    const unheard = onStarted(started.askSoon);
    return () => {
      unheard();
      started.stop();
    };
  }, []);

  /** Reads them all: at once, and where that is refused they are unread again. */
  const readAll = useCallback(async () => {
    const before = state.answer;
    const unread = before?.data.filter(({ read }) => !read).map(({ id }) => id) ?? [];
    if (!before || unread.length === 0) return;
    reading.current = unread;
    setState({ answer: asRead(before, unread), failed: false });
    try {
      await markRead(unread);
      feed.current?.tellOthers();
    } catch (error) {
      setState((now) => ({ ...now, answer: before }));
      throw error;
    } finally {
      reading.current = [];
      void feed.current?.ask();
    }
  }, [state.answer]);
  return { ...state, readAll };
}
