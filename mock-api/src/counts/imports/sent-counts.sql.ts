import type { Queryable } from '../../platform/db/database.ts';
import { readRow, shape, type RowOf } from '../../platform/db/table.ts';
import { sentCounts } from './sent-counts.tables.ts';

const SENT = shape(sentCounts.pick('body_hash', 'status', 'reply'));

/** Whose key it is: a person's at an agency, or that of the agency's tokens (0). */
export type SentKey = { agency: number; holder: number; key: string };

/** What was answered to whoever sent counts under this key. */
export function selectSent(
  db: Queryable,
  { agency, holder, key }: SentKey,
): Promise<RowOf<typeof SENT> | undefined> {
  return readRow(
    db,
    SENT,
    `select ${SENT.sql} from sent_counts where agency_id = $1 and holder = $2 and key = $3`,
    [agency, holder, key],
  );
}

/** Keeps what was answered. */
export async function insertSent(
  db: Queryable,
  { agency, holder, key }: SentKey,
  sent: { hash: string; status: number; reply: unknown; at: Date },
): Promise<void> {
  await db.query(
    `insert into sent_counts (agency_id, holder, key, body_hash, status, reply, created_at)
     values ($1, $2, $3, $4, $5, $6::text::jsonb, $7)`,
    [agency, holder, key, sent.hash, sent.status, JSON.stringify(sent.reply), sent.at.toISOString()],
  );
}

/** How long an answer is kept. */
const KEPT_DAYS = 7;

/** Forgets answers whose time is over. */
export async function sweepSent(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `delete from sent_counts where created_at < $1::timestamptz - interval '${KEPT_DAYS} days'`,
    [now.toISOString()],
  );
}
