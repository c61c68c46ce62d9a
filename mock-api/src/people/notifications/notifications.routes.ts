import { mayAccess } from 'shared-domain';
import { asOwner } from '../../platform/db/database.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { newTicket } from '../../platform/http/ticket.ts';
import {
  countPending,
  countUnread,
  countWaiting,
  markRead,
  selectNotifications,
} from './notifications.sql.ts';
import { wordedRow } from './texts.ts';

/** What has happened to what a person asked for (X6). */
export const notifications: Endpoint[] = [
  endpoint('GET /notifications', {
    byItself: true,
    briefly: async ({ brief: db, caller: { user }, language }) => {
      const [rows, unread, pending, registrations] = await Promise.all([
        selectNotifications(db, user.id),
        countUnread(db, user.id),
        countPending(db, user.id),
        mayAccess('superAdmin', user) ? countWaiting(db) : 0,
      ]);
      const data = rows.map((row) => wordedRow(row, language));
      return { unread, pending, registrations, data };
    },
  }),
  endpoint('GET /notifications/stream', {
    byItself: true,
    takesTicket: true,
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
    handle: async ({ db, caller, now }) => ({
      ticket: await asOwner(db, (tx) => newTicket(tx, 'GET /notifications/stream', caller.tokenHash, now())),
    }),
  }),
  endpoint('POST /notifications/read', {
    handle: async ({ db, caller, input, now }) => {
      await markRead(db, caller.user.id, input.body.ids, now());
      return { success: true as const };
    },
  }),
];
