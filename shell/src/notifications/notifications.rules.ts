import type { ApiReply, Notification } from 'shared-domain';

/** Wait before asking again while something the person started is running, in milliseconds. */
const PENDING_MS = 5_000;
/** Wait before asking again otherwise, while the page is looked at. */
const IDLE_MS = 20_000;
/** Wait after a message of a screen, which may mean that something was started. */
export const STARTED_MS = 1_000;

/**
 * How long to wait before asking again; null while nobody looks and nothing runs, or while the server tells by itself
 * (`live`). Something that runs is asked about even then, seldom, in case a message was lost.
 */
export function nextAsk({
  pending,
  visible,
  live,
}: {
  pending: number;
  visible: boolean;
  live: boolean;
}): number | null {
  if (live) return pending > 0 ? IDLE_MS : null;
  if (pending > 0) return PENDING_MS;
  return visible ? IDLE_MS : null;
}

/** What came since the last answer, oldest first; `seen` is the highest id of that answer, null before the first. */
export function newSince(seen: number | null, notifications: Notification[]): Notification[] {
  if (seen === null) return [];
  return notifications.filter(({ id }) => id > seen).sort((a, b) => a.id - b.id);
}

/** The highest id, 0 without any. */
export const lastId = (notifications: Notification[]): number =>
  Math.max(0, ...notifications.map(({ id }) => id));

/** The answer as it will be once these are read; those on earlier pages stay unread. */
export function asRead<A extends Pick<ApiReply<'GET /notifications'>, 'data' | 'unread'>>(
  answer: A,
  ids: number[],
): A {
  const newly = answer.data.filter(({ id, read }) => !read && ids.includes(id)).length;
  const data = answer.data.map((one) => (ids.includes(one.id) ? { ...one, read: true } : one));
  return { ...answer, data, unread: Math.max(0, answer.unread - newly) };
}
