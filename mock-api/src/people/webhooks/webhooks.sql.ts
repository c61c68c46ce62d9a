import { DELIVERY_DAYS, type WebhookType } from 'shared-domain';
import { int, moment, orNull } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { agencies } from '../account/people.tables.ts';
import { webhookDeliveries, webhookEvents, webhooks } from './webhooks.tables.ts';

const LISTED = shape({
  ...webhooks.of(
    'w',
    'id',
    'url',
    'types',
    'created_by',
    'created_at',
    'off',
    'failing_since',
    'last_delivered_at',
    'version',
  ),
  agency: agencies.columns.name.by('a.name'),
  rotating_until: orNull(moment).by('w.old_until'),
});
export type ListedWebhook = RowOf<typeof LISTED>;
const OF = 'from webhooks w join agencies a on a.id = w.agency_id';

/** The webhooks of an agency, of all that the caller sees with null. */
export const selectWebhooks = (db: Queryable, agency: number | null): Promise<ListedWebhook[]> =>
  readRows(db, LISTED, `select ${LISTED.sql} ${OF} where $1::int is null or w.agency_id = $1 order by w.id`, [
    agency,
  ]);

/** One webhook as it is listed. */
export const selectWebhook = (db: Queryable, id: number): Promise<ListedWebhook | undefined> =>
  readRow(db, LISTED, `select ${LISTED.sql} ${OF} where w.id = $1`, [id]);

const KEPT = shape(webhooks.pick('id', 'agency_id', 'url', 'types', 'secret', 'off', 'version'));

/** A webhook to change, of an agency where one is given; nobody else changes it meanwhile. */
export const lockWebhook = (
  db: Queryable,
  id: number,
  agency: number | null,
): Promise<RowOf<typeof KEPT> | undefined> =>
  readRow(
    db,
    KEPT,
    `select ${KEPT.sql} from webhooks where id = $1 and ($2::int is null or agency_id = $2) for update`,
    [id, agency],
  );

const ID = shape({ id: int });

type NewWebhook = {
  agency: number;
  url: string;
  types: readonly WebhookType[];
  secret: string;
  by: string;
  at: Date;
};

/** Adds a webhook; its secret is sealed. */
export async function insertWebhook(
  db: Queryable,
  { agency, url, types, secret, by, at }: NewWebhook,
): Promise<number> {
  const row = await readRow(
    db,
    ID,
    `insert into webhooks (agency_id, url, types, secret, created_by, created_at) values ($1, $2, $3, $4, $5, $6) returning id`,
    [agency, url, [...types], secret, by, at.toISOString()],
  );
  return row?.id ?? 0;
}

/** How many webhooks an agency has. */
export async function countWebhooks(db: Queryable, agency: number): Promise<number> {
  const row = await readRow(
    db,
    shape({ n: int }),
    'select count(*)::int as n from webhooks where agency_id = $1',
    [agency],
  );
  return row?.n ?? 0;
}

/**
 * Changes a webhook. One that goes on again, or is elsewhere, begins without failures: what waits is tried at its new address at once.
 * What it does not want to hear of any more is not sent to it either, though it happened before.
 */
export async function updateWebhook(
  db: Queryable,
  { id, url: was }: { id: number; url: string },
  { url, types, off, at }: { url: string; types: readonly WebhookType[]; off: boolean; at: Date },
): Promise<void> {
  await db.query(
    `update webhooks set version = version + 1, url = $2, types = $3, off = case when $4 then coalesce(off, 'person') end,
       failing_since = case when off is null and url = $2 then failing_since end where id = $1`,
    [id, url, [...types], off],
  );
  if (off) return dropWaiting(db, id);
  await db.query(
    `update webhook_deliveries d set state = 'dropped', next_at = null from webhook_events e
     where d.webhook_id = $1 and d.state = 'waiting' and e.id = d.event_id and e.type <> 'ping' and e.type <> all ($2)`,
    [id, [...types]],
  );
  if (was !== url)
    await db.query(
      `update webhook_deliveries set next_at = $2 where webhook_id = $1 and state = 'waiting' and next_at > $2`,
      [id, at.toISOString()],
    );
}

/** Gives up what waits to be sent to a webhook. */
export async function dropWaiting(db: Queryable, id: number): Promise<void> {
  await db.query(
    `update webhook_deliveries set state = 'dead', next_at = null where webhook_id = $1 and state = 'waiting'`,
    [id],
  );
}

/** Takes a new secret; the one before holds until its time is over. */
export async function rotateSecret(
  db: Queryable,
  id: number,
  { secret, until }: { secret: string; until: Date },
): Promise<void> {
  await db.query('update webhooks set old_secret = secret, old_until = $3, secret = $2 where id = $1', [
    id,
    secret,
    until.toISOString(),
  ]);
}

/** Deletes a webhook with its deliveries. */
export async function deleteWebhook(db: Queryable, id: number): Promise<void> {
  await db.query('delete from webhooks where id = $1', [id]);
}

const DELIVERY = shape({
  ...webhookDeliveries.of('d', 'id', 'state', 'tries', 'last_try_at', 'status', 'fault', 'answer', 'next_at'),
  ...webhookEvents.of('e', 'message_id', 'type', 'at'),
});

/** The newest deliveries of a webhook; where `before` names a delivery, the newest of those before it. */
export const selectDeliveries = (
  db: Queryable,
  webhook: number,
  before: number | null,
): Promise<RowOf<typeof DELIVERY>[]> =>
  readRows(
    db,
    DELIVERY,
    `select ${DELIVERY.sql} from webhook_deliveries d join webhook_events e on e.id = d.event_id
     where d.webhook_id = $1 and ($2::int is null or d.id < $2) order by d.id desc limit 200`,
    [webhook, before],
  );

/** Has a message sent again, from its first try on; false where there is no such delivery. */
export async function sendAgain(
  db: Queryable,
  { webhook, delivery, at }: { webhook: number; delivery: number; at: Date },
): Promise<boolean> {
  const rows = await db.query(
    `update webhook_deliveries set state = 'waiting', tries = 0, next_at = $3 where id = $2 and webhook_id = $1 returning id`,
    [webhook, delivery, at.toISOString()],
  );
  return rows.length === 1;
}

/** Takes away what happened longer ago than deliveries are kept, once nothing of it waits. */
export async function sweepEvents(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `delete from webhook_events e where e.at < $1::timestamptz - make_interval(days => $2)
       and not exists (select from webhook_deliveries d where d.event_id = e.id and d.state = 'waiting')`,
    [now.toISOString(), DELIVERY_DAYS],
  );
}
