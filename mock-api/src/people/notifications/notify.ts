import type { Notification } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import type { MessageKey } from './texts.ts';

/** Something to tell a person in their own language: `message` is a key of the notifications' texts. */
export type NewNotification = {
  kind: Notification['kind'];
  ok: boolean;
  message: MessageKey;
  params?: Record<string, string | number>;
  /** The screen that it is about. */
  href?: string;
  at: Date;
};

/** Adds to a person's notifications, in the transaction of what it tells about. */
export async function notify(db: Queryable, userId: number, notification: NewNotification): Promise<void> {
  const { kind, ok, message, params = {}, href, at } = notification;
  await db.query(
    `insert into notifications (user_id, kind, ok, message, params, href, created_at)
     values ($1, $2, $3, $4, $5::text::jsonb, $6, $7)`,
    [userId, kind, ok, message, JSON.stringify(params), href, at.toISOString()],
  );
}

/**
 * Adds to a person's notifications in the place of what they have not read of the same kind: one line says how many
 * there are, and many of them don't bury what else there is.
 */
export async function notifyAnew(
  db: Queryable,
  userId: number,
  notification: NewNotification,
): Promise<void> {
  await db.query('delete from notifications where user_id = $1 and kind = $2 and read_at is null', [
    userId,
    notification.kind,
  ]);
  await notify(db, userId, notification);
}
