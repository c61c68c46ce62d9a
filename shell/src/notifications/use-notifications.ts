import type { Notification } from 'shared-domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { forgetKept, known } from 'shared-ui/query';
import { useLocation, useNavigate } from 'shared-ui/router';
import { notify } from 'shared-ui/ui';
import { markRead, notificationsQuery, type Notifications } from './notifications.resource.ts';
import { lastId, newSince } from './notifications.rules.ts';
import { toldAct } from './told-act.ts';
import { useStartedMessages } from './use-started-messages.ts';
import { useFeed } from './use-feed.ts';

/**
 * A finished process raises a message, wherever the person is; a failed one stays until it is closed. What was shown before
 * it came to its end is not shown again as if it were now.
 */
function tell(
  seen: number | null,
  answer: Notifications,
  {
    open,
    here,
    ended,
  }: {
    open: (href: string) => unknown;
    here: { pathname: string; search: string };
    ended: (told: Notification) => void;
  },
): void {
  const news = newSince(seen, answer.data);
  if (news.length > 0) forgetKept();
  for (const told of news) {
    const { ok, title, text } = told;
    ended(told);
    notify(ok ? 'success' : 'danger', `${title}: ${text}`, ok ? undefined : 0, toldAct(told, { open, here }));
  }
}

/** The notifications as they were answered last, and whether they could not be renewed; each answer is told. */
export function useNotifications(onAnswer?: (answer: Notifications) => void) {
  const { load, tellOthers } = useFeed();
  const [failed, setFailed] = useState(false);
  // asking once more does not take the failure back: an answer does
  if (load.state !== 'loading' && failed !== (load.state === 'failed')) setFailed(load.state === 'failed');
  const answer = load.state === 'loaded' ? load.value : (known(notificationsQuery) ?? null);

  const [open, here] = [useNavigate(), useLocation()];
  const ended = useStartedMessages();
  const seen = useRef<number | null>(null);
  const hear = useEffectEvent((heard: Notifications) => {
    tell(seen.current, heard, { open, here, ended });
    seen.current = Math.max(seen.current ?? 0, lastId(heard.data));
    onAnswer?.(heard);
  });
  useEffect(() => {
    if (answer) hear(answer);
  }, [answer]);

  /** Reads them all. */
  const readAll = async () => {
    const unread = answer?.data.filter(({ read }) => !read).map(({ id }) => id) ?? [];
    if (unread.length === 0) return;
    await markRead(unread);
    tellOthers();
  };
  return { answer, failed, readAll };
}
