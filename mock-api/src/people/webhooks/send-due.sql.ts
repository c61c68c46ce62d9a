import type { WebhookOff } from 'shared-domain';
import { bool, int, text } from '../../platform/db/columns.ts';
import type { Database, Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { agencies } from '../account/people.tables.ts';
import type { Outcome, Tried } from './outcome.rules.ts';
import { webhookDeliveries, webhookEvents, webhooks } from './webhooks.tables.ts';

const DUE = shape({
  id: int.by('d.id'),
  ...webhookDeliveries.of('d', 'webhook_id', 'tries'),
  ...webhooks.of('w', 'agency_id', 'url', 'secret', 'old_secret', 'old_until', 'failing_since'),
  ...webhookEvents.of('e', 'message_id', 'type', 'at', 'data'),
  agency_name: agencies.columns.name.by('a.name'),
  /** Whether there is nobody to tell any more: the agency is closed, or its station another one's. */
  is_over: bool.by('a.closed_at is not null or coalesce(s.agency_id <> w.agency_id, false)'),
});
export type Due = RowOf<typeof DUE>;

const LET_GO = 'update webhooks set busy_until = null where id = $1';

/**
 * Claims the webhook that has waited longest, until the given moment, and answers the first of its messages that is due; undefined
 * where nothing is, or others have all of it.
 */
export function claimNext(
  db: Database,
  { now, until }: { now: Date; until: Date },
): Promise<Due | undefined> {
  return db.transaction(async (tx) => {
    const claimed = await readRow(
      tx,
      shape({ id: int }),
      `update webhooks set busy_until = $2 where id = (
         select w.id from webhooks w
         where w.off is null and (w.busy_until is null or w.busy_until <= $1)
           and exists (select from webhook_deliveries d where d.webhook_id = w.id and d.state = 'waiting' and d.next_at <= $1)
         order by (select min(d.next_at) from webhook_deliveries d where d.webhook_id = w.id and d.state = 'waiting'), w.id
         limit 1 for update skip locked)
       returning id`,
      [now.toISOString(), until.toISOString()],
    );
    if (!claimed) return undefined;
    const due = await readRow(
      tx,
      DUE,
      `select ${DUE.sql} from webhook_deliveries d join webhooks w on w.id = d.webhook_id
         join webhook_events e on e.id = d.event_id join agencies a on a.id = w.agency_id
         left join stations s on s.id = e.station_id
       where d.webhook_id = $1 and d.state = 'waiting' and d.next_at <= $2 order by d.next_at, d.id limit 1`,
      [claimed.id, now.toISOString()],
    );
    // what was due when it was looked for may have been sent before it was claimed
    if (!due) await tx.query(LET_GO, [claimed.id]);
    return due;
  });
}

/** Notes that a message is not sent, for there is nobody to tell any more. */
export async function noteDropped(db: Database, { id, webhook_id: webhook }: Due): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query(`update webhook_deliveries set state = 'dropped', next_at = null where id = $1`, [id]);
    await tx.query(LET_GO, [webhook]);
  });
}

/** Whether a webhook is still at the address that was tried; nobody changes it until the transaction ends. */
export async function isStillAt(db: Queryable, { webhook_id, url }: Due): Promise<boolean> {
  const now = await readRow(
    db,
    shape(webhooks.pick('url')),
    'select url from webhooks where id = $1 for update',
    [webhook_id],
  );
  return now?.url === url;
}

/**
 * Notes a try and what comes of it, and lets the webhook go; false where the claim was lost meanwhile: another process has tried it, or
 * somebody wants it sent anew, or not at all. A failure of an address that it has left is none of its own.
 */
export async function noteTry(
  db: Queryable,
  { id, webhook_id: webhook, tries }: Due,
  {
    tried,
    outcome: { state, nextAt },
    isStill,
    now,
  }: { tried: Tried; outcome: Outcome; isStill: boolean; now: Date },
): Promise<boolean> {
  const [status, answer, fault] =
    'status' in tried ? [tried.status, tried.answer, null] : [null, null, tried.fault];
  const noted = await db.query(
    `update webhook_deliveries set state = $2, next_at = $3, tries = tries + 1, last_try_at = $4, status = $5, answer = $6, fault = $7
     where id = $1 and tries = $8 and state = 'waiting' returning id`,
    [id, state, nextAt?.toISOString() ?? null, now.toISOString(), status, answer, fault, tries],
  );
  if (noted.length === 0) return false;
  await db.query(
    `update webhooks set busy_until = null,
       failing_since = case when $2 then null when $4 then coalesce(failing_since, $3) else failing_since end,
       last_delivered_at = case when $2 then $3 else last_delivered_at end
     where id = $1`,
    [webhook, state === 'done', now.toISOString(), isStill],
  );
  return true;
}

/** Switches a webhook off. */
export async function noteOff(db: Queryable, id: number, off: WebhookOff): Promise<void> {
  await db.query('update webhooks set off = $2, version = version + 1 where id = $1', [id, off]);
}

/** The addresses of an agency's admins, of whom an account that nobody has taken up yet is none. */
export async function selectAdmins(db: Queryable, agency: number): Promise<string[]> {
  const rows = await readRows(
    db,
    shape({ email: text }),
    'select email from users where agency_id = $1 and admin and password_hash is not null and email is not null order by id',
    [agency],
  );
  return rows.map(({ email }) => email);
}
