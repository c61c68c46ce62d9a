import { useCallback, useEffect, useRef, useState } from 'react';
import { notify } from 'shared-ui/ui';
import { startFeed, type Feed } from './feed.ts';
import { markRead, type Notifications } from './notifications.resource.ts';
import { lastId, newSince } from './notifications.rules.ts';

/** The last answer, or that there is none yet; `failed` when it could not be renewed. */
export type NotificationsState = { answer: Notifications | null; failed: boolean };

/** A finished process raises a message, wherever the person is; a failed one stays until it is closed. */
function tell(seen: number | null, answer: Notifications): void {
  for (const { ok, title, text } of newSince(seen, answer.data))
    notify(ok ? 'success' : 'danger', `${title}: ${text}`, ok ? undefined : 0);
}

/** The notifications, kept up to date; `messages` counts what the screens have said. */
export function useNotifications(messages: number, onAnswer?: (answer: Notifications) => void) {
  const [state, setState] = useState<NotificationsState>({ answer: null, failed: false });
  const seen = useRef<number | null>(null);
  const feed = useRef<Feed | null>(null);
  const heard = useRef(onAnswer);
  useEffect(() => {
    heard.current = onAnswer;
  }, [onAnswer]);

  useEffect(() => {
    const started = startFeed(
      (answer) => {
        tell(seen.current, answer);
        seen.current = Math.max(seen.current ?? 0, lastId(answer.data));
        setState({ answer, failed: false });
        heard.current?.(answer);
      },
      () => setState(({ answer }) => ({ answer, failed: true })),
    );
    feed.current = started;
    return started.stop;
  }, []);

  useEffect(() => {
    if (messages > 0) feed.current?.askSoon();
  }, [messages]);

  const readAll = useCallback(async () => {
    const unread = state.answer?.data.filter(({ read }) => !read).map(({ id }) => id) ?? [];
    if (unread.length === 0) return;
    await markRead(unread);
    feed.current?.tellOthers();
    await feed.current?.ask();
  }, [state.answer]);
  return { ...state, readAll };
}
