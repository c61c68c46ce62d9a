import { call } from 'shared-ui/api';
import type { ApiReply } from 'shared-domain';
import { optimistic, type Asked } from 'shared-ui/query';
import { asRead } from './notifications.rules.ts';

/** What has finished, newest first, how much of it is unread, and how many processes are still running. */
export type Notifications = ApiReply<'GET /notifications'>;

/** The person's notifications; forgotten with the bell, which raises a message for what comes while it is there. */
export const notificationsQuery: Asked<Notifications> = {
  queryKey: ['notifications'],
  queryFn: ({ signal }) => call('GET /notifications', {}, { signal }),
  lookAgain: true,
  gcTime: 0,
};

/** Marks notifications as read: at once, and where that is refused they are unread again. */
export const markRead = (ids: number[]): Promise<unknown> =>
  optimistic(
    notificationsQuery,
    (now) => asRead(now, ids),
    () => call('POST /notifications/read', { body: { ids } }),
  );

/** What becomes of a stream. */
export type StreamEvents = { onOpen: () => void; onNews: () => void; onEnd: () => void };

/**
 * The server's own telling of new notifications; answers how to close it. An event says only that something came: its
 * words are asked for, since a stream can't say the language it wants. A stream that ended is not taken up again by
 * itself: its ticket is used up.
 */
export function openStream({ onOpen, onNews, onEnd }: StreamEvents): () => void {
  let stream: EventSource | null = null;
  let over = false;
  function close(): void {
    over = true;
    stream?.close();
  }
  function end(): void {
    if (over) return;
    close();
    onEnd();
  }
  async function open(): Promise<void> {
    // no ticket is asked for that nothing could use
    if (typeof EventSource === 'undefined') throw new Error('This browser knows no event streams');
    const { ticket } = await call('POST /notifications/ticket');
    if (over) return;
    const url = new URL('/api/notifications/stream', window.location.origin);
    url.searchParams.set('ticket', ticket);
    stream = new EventSource(url);
    stream.addEventListener('open', onOpen);
    stream.addEventListener('notification', onNews);
    stream.addEventListener('error', end);
  }
  open().catch(end);
  return close;
}

/** The person's own exports as they are at this moment: each address of a file is good once. */
export const exportsNow: Asked<ApiReply<'GET /exports'>> = {
  queryKey: ['exports', 'now'],
  queryFn: ({ signal }) => call('GET /exports', {}, { signal }),
  gcTime: 0,
};
