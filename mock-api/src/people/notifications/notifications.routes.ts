import { mayAccess, NOTIFICATION_KINDS } from 'shared-domain';
import { z } from 'zod';
import { asOwner } from '../../platform/db/database.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { success } from '../../platform/http/schemas.ts';
import { newTicket } from '../../platform/http/ticket.ts';
import {
  countPending,
  countUnread,
  countWaiting,
  markRead,
  selectNotifications,
} from './notifications.sql.ts';
import { wordedRow } from './texts.ts';

const notification = z.strictObject({
  id: z.int(),
  kind: z.enum(NOTIFICATION_KINDS),
  ok: z.boolean(),
  title: z.string(),
  text: z.string(),
  href: z.string().nullable(),
  created_at: z.string(),
  read: z.boolean(),
});

/** What has happened to what a person asked for (X6). */
export const notifications: Endpoint[] = [
  endpoint('GET /notifications', {
    byItself: true,
    summary: "The caller's newest notifications in their language, and how many are unread",
    reply: z.strictObject({
      unread: z.int(),
      pending: z.int(),
      registrations: z.int(),
      data: z.array(notification),
    }),
    handle: async ({ db, caller, language }) => {
      const rows = await selectNotifications(db, caller.user.id);
      const unread = await countUnread(db, caller.user.id);
      const pending = await countPending(db, caller.user.id);
      const data = rows.map((row) => wordedRow(row, language));
      const registrations = mayAccess('superAdmin', caller.user) ? await countWaiting(db) : 0;
      return { unread, pending, registrations, data };
    },
  }),
  endpoint('GET /notifications/stream', {
    byItself: true,
    summary: "The caller's notifications as they happen, as server-sent events, until the session ends",
    query: z.object({ language: z.enum(['en', 'es']).optional(), ticket: z.string().optional() }),
    takesTicket: true,
    reply: 'file',
    handle: ({ caller, input, language, live, request }) => {
      const lastId = request.headers.get('last-event-id') ?? '';
      return live.open({
        userId: caller.user.id,
        tokenHash: caller.tokenHash,
        language: input.query.language ?? language,
        lastId: /^\d{1,9}$/.test(lastId) ? Number(lastId) : null,
      });
    },
  }),
  endpoint('POST /notifications/ticket', {
    byItself: true,
    summary: 'A ticket that opens the stream in place of a token; good for 30 seconds',
    reply: z.strictObject({ ticket: z.string() }),
    handle: async ({ db, caller, now }) => ({
      ticket: await asOwner(db, (tx) => newTicket(tx, 'GET /notifications/stream', caller.tokenHash, now())),
    }),
  }),
  endpoint('POST /notifications/read', {
    summary: 'Marks notifications of the caller read: those with the ids given, or all',
    body: z.object({ ids: z.array(z.int()).max(1000).optional() }),
    reply: success,
    handle: async ({ db, caller, input, now }) => {
      await markRead(db, caller.user.id, input.body.ids, now());
      return { success: true as const };
    },
  }),
];
