import { bool, int } from '../../platform/db/columns.ts';
import type { Queryable, Statement } from '../../platform/db/database.ts';
import { readRow, readRows, shape } from '../../platform/db/table.ts';
import { notifications } from './notifications.tables.ts';
import type { NotificationRow } from './texts.ts';

const NOTIFICATION = shape({
  ...notifications.pick('id', 'kind', 'ok', 'message', 'params', 'href', 'created_at'),
  read: bool.by('read_at is not null'),
});

/** How many a person is shown. */
const SHOWN = 50;

/** The caller's newest notifications. */
export function selectNotifications(db: Queryable, userId: number): Promise<NotificationRow[]> {
  return readRows(
    db,
    NOTIFICATION,
    `select ${NOTIFICATION.sql}
     from notifications where user_id = $1 order by id desc limit ${SHOWN}`,
    [userId],
  );
}

const HEARD = shape({ nr: int.by('nr::int'), ...NOTIFICATION.columns });

/** For each of these listeners their notifications after the last one that they have heard of, oldest first. */
export async function selectNotificationsAfter(
  db: Queryable,
  listeners: readonly { userId: number; last: number }[],
): Promise<NotificationRow[][]> {
  const rows = await readRows(
    db,
    HEARD,
    `select ${HEARD.sql}
     from unnest($1::int[], $2::int[]) with ordinality as listener(user_id, last, nr)
       cross join lateral (
         select * from notifications n where n.user_id = listener.user_id and n.id > listener.last
         order by n.id limit ${SHOWN}) heard
     order by nr, id`,
    [listeners.map(({ userId }) => userId), listeners.map(({ last }) => last)],
  );
  const heard = listeners.map((): NotificationRow[] => []);
  for (const { nr, ...row } of rows) heard[nr - 1]?.push(row);
  return heard;
}

/** The number of a person's newest notification, 0 without any. */
export async function selectNewestId(db: Queryable, userId: number): Promise<number> {
  const row = await readRow(
    db,
    shape({ id: int }),
    'select coalesce(max(id), 0) as id from notifications where user_id = $1',
    [userId],
  );
  return row?.id ?? 0;
}

/** What tells whether two databases hold the same notifications of a person: all that jobs have done for them. */
export const newestOf = (userId: number): Statement => ({
  sql: 'select count(*) as n, max(id) as newest from notifications where user_id = $1',
  params: [userId],
});

/** How many of the caller's notifications are unread, of those that they are shown: nobody could read the older ones. */
export async function countUnread(db: Queryable, userId: number): Promise<number> {
  const row = await readRow(
    db,
    shape({ unread: int }),
    `select count(*) as unread from (
       select read_at from notifications where user_id = $1 order by id desc limit ${SHOWN}) shown
     where read_at is null`,
    [userId],
  );
  return row?.unread ?? 0;
}

/** Marks these of the caller's notifications read, or all of them. */
export async function markRead(
  db: Queryable,
  userId: number,
  ids: number[] | undefined,
  now: Date,
): Promise<void> {
  await db.query(
    `update notifications set read_at = $3
     where user_id = $1 and read_at is null and ($2::int[] is null or id = any($2::int[]))`,
    [userId, ids, now.toISOString()],
  );
}

/** How many certifications, imports, exports and fetches of weather the caller has started that have not ended yet. */
export async function countPending(db: Queryable, userId: number): Promise<number> {
  const row = await readRow(
    db,
    shape({ pending: int }),
    `select (select count(*) from certifications where user_id = $1 and status = 'running')
       + (select count(*) from imports where user_id = $1 and status in ('waiting', 'running'))
       + (select count(*) from exports where user_id = $1 and status in ('waiting', 'running'))
       + (select count(*) from weather_fetches where user_id = $1 and status in ('waiting', 'running')) as pending`,
    [userId],
  );
  return row?.pending ?? 0;
}

/** How many registrations wait for a decision. */
export async function countWaiting(db: Queryable): Promise<number> {
  const row = await readRow(
    db,
    shape({ waiting: int }),
    `select count(*)::int as waiting from registrations where status = 'waiting'`,
  );
  return row?.waiting ?? 0;
}
