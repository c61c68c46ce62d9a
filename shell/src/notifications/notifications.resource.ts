import { call } from 'shared-ui/api';
import type { ApiReply } from 'shared-ui/domain';

/** What has finished, newest first, how much of it is unread, and how many processes are still running. */
export type Notifications = ApiReply<'GET /notifications'>;

/** Asks for the person's notifications. */
export const loadNotifications = (): Promise<Notifications> => call('GET /notifications');

/** Marks notifications as read. */
export const markRead = (ids: number[]): Promise<unknown> =>
  call('POST /notifications/read', { body: { ids } });
