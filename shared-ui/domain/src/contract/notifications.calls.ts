import { z } from 'zod';
import { NOTIFICATION_KINDS } from '../notification.ts';
import type { Calls } from './calls.ts';
import { done } from './fields.schema.ts';

/** Something a person asked for has finished or failed, or waits for them; `href` is the screen it is about. */
const notification = z.strictObject({
  id: z.int(),
  kind: z.enum(NOTIFICATION_KINDS),
  ok: z.boolean(),
  title: z.string(),
  text: z.string(),
  href: z.string().nullable(),
  /** The export whose file waits to be downloaded. */
  export: z.int().nullable(),
  created_at: z.string(),
  read: z.boolean(),
});
export type Notification = z.output<typeof notification>;

/** What has happened to what a person asked for (X6). */
export const notificationCalls = {
  'GET /notifications': {
    summary: "The caller's newest notifications in their language, and how many are unread",
    reply: z.strictObject({
      unread: z.int(),
      /** Certifications, imports and exports that the caller started and that have not ended yet. */
      pending: z.int(),
      /** Those that wait for a decision of the caller. */
      registrations: z.int(),
      data: z.array(notification),
    }),
  },
  /** 'notification' with a Notification as data, and 'ping'. */
  'GET /notifications/stream': {
    summary: "The caller's notifications as they happen, as server-sent events, until the session ends",
    query: z.object({ language: z.enum(['en', 'es']).optional(), ticket: z.string().optional() }),
    reply: 'file',
    media: ['text/event-stream'],
  },
  /** For the stream's address, since a browser opens such streams without a header. */
  'POST /notifications/ticket': {
    summary: 'A ticket that opens the stream in place of a token; good for 30 seconds',
    reply: z.strictObject({ ticket: z.string() }),
  },
  'POST /notifications/read': {
    summary: 'Marks notifications of the caller read: those with the ids given, or all',
    body: z.object({ ids: z.array(z.int()).max(1000).optional() }),
    reply: done,
  },
} as const satisfies Calls;
