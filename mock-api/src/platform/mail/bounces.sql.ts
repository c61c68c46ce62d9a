import { DAY_MS } from 'shared-domain';
import { json, text, type Column } from '../db/columns.ts';
import type { Queryable } from '../db/database.ts';
import { readRows, shape, type RowOf } from '../db/table.ts';
import type { Bounce } from './address-stopped.rules.ts';
import type { mailBounces } from './bounces.tables.ts';

/** What came back from an address and counts, for `addressStopped`; `email` is SQL, such as `u.email`. */
export const bouncesOf = (email: string): Column<Bounce[]> =>
  json<Bounce[]>().by(
    `(select coalesce(jsonb_agg(jsonb_build_object('kind', b.kind, 'at', b.at)), '[]') from mail_bounces b
      where b.address = lower(${email}) and b.kind <> 'complaint' and b.cleared_at is null)`,
  );

type NewBounce = Pick<RowOf<typeof mailBounces>, 'address' | 'kind' | 'reason'> & {
  /** Null where it is not said. */
  message: string | null;
  at: Date;
};

/** Notes that an e-mail came back; false where that was noted before. For the database's owner. */
export async function insertBounce(
  db: Queryable,
  { address, kind, reason, message, at }: NewBounce,
): Promise<boolean> {
  const rows = await db.query(
    `insert into mail_bounces (address, kind, about, reason, at) values (lower($1), $2, $3, $4, $5)
     on conflict do nothing returning id`,
    [address, kind, message ?? at.toISOString().slice(0, 10), reason, at.toISOString()],
  );
  return rows.length === 1;
}

/** Has what came back from an address count no more; false where nothing did. */
export async function clearBounces(db: Queryable, address: string, at: Date): Promise<boolean> {
  const rows = await db.query(
    `update mail_bounces set cleared_at = $2
     where address = lower($1) and kind <> 'complaint' and cleared_at is null returning address`,
    [address, at.toISOString()],
  );
  return rows.length > 0;
}

const SENT = shape({ message: text.by('message_id::text'), address: text.by('lower(recipient)') });

/** Whom e-mails were written to, by their ids. For the database's owner. */
export async function selectRecipients(
  db: Queryable,
  messages: readonly string[],
): Promise<Map<string, string>> {
  const rows = await readRows(
    db,
    SENT,
    `select ${SENT.sql} from outbox where message_id = any($1::text[]::uuid[])`,
    [messages],
  );
  return new Map(rows.map(({ message, address }) => [message, address]));
}

const KEPT_DAYS = 400;

/** Takes away what is long past of addresses that no account has. For the database's owner. */
export async function sweepBounces(db: Queryable, now: Date): Promise<void> {
  await db.query(
    'delete from mail_bounces b where b.at < $1 and not exists (select 1 from users u where lower(u.email) = b.address)',
    [new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()],
  );
}
