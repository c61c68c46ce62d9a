import type { Notification } from '../notification.ts';
import type { Call, Done } from './call.ts';

/** What has happened to what a person started. */
export type NotificationApi = {
  /**
   * `pending`: certifications, imports and exports that the caller started and that have not ended yet; `registrations`:
   * those that wait for a decision of the caller.
   */
  'GET /notifications': Call<
    object,
    { unread: number; pending: number; registrations: number; data: Notification[] }
  >;
  /** Server-sent events: 'notification' with a Notification as data, and 'ping'. Its reply is never JSON. */
  'GET /notifications/stream': Call<{ query: { language?: 'en' | 'es'; ticket?: string } }, never>;
  /** For the stream's address, since a browser opens such streams without a header. Good for 30 seconds. */
  'POST /notifications/ticket': Call<object, { ticket: string }>;
  'POST /notifications/read': Call<{ body: { ids?: number[] } }, Done>;
};
