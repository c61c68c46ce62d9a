import { call } from 'shared-ui/api';
import { session } from 'shared-ui/auth';
import type { ApiReply } from 'shared-ui/domain';

/** What has finished, newest first, how much of it is unread, and how many processes are still running. */
export type Notifications = ApiReply<'GET /notifications'>;

/** Asks for the person's notifications. */
export const loadNotifications = (): Promise<Notifications> => call('GET /notifications');

/** Marks notifications as read. */
export const markRead = (ids: number[]): Promise<unknown> =>
  call('POST /notifications/read', { body: { ids } });

/**
 * The server's own telling of new notifications; null where the browser knows no such streams or nobody is signed in.
 * An event says that something came; its words are asked for, since a stream can't say the language it wants.
 */
export function openStream(): EventSource | null {
  const { token } = session.getState();
  if (token === null || typeof EventSource === 'undefined') return null;
  const url = new URL('/api/notifications/stream', window.location.origin);
  url.searchParams.set('token', token);
  return new EventSource(url);
}
