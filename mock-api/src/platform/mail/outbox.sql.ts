import { int } from '../db/columns.ts';
import type { Queryable } from '../db/database.ts';
import { readRow, shape, type RowOf } from '../db/table.ts';
import { outbox } from './outbox.tables.ts';

const STATE = shape(outbox.pick('state'));
const CLAIMED = shape(
  outbox.pick('id', 'recipient', 'subject', 'body', 'message_id', 'attempts', 'headers', 'html'),
);

/** How far an e-mail has come (migration 0024). */
export type MailState = RowOf<typeof STATE>['state'];

/** An e-mail that a job has claimed; `attempts` tells its claim from others. */
export type ClaimedMail = RowOf<typeof CLAIMED>;

/** Locks an e-mail until the transaction ends and tells how far it is; undefined where there is none. */
export async function lockMail(db: Queryable, id: number): Promise<MailState | undefined> {
  const row = await readRow(db, STATE, `select ${STATE.sql} from outbox where id = $1 for update`, [id]);
  return row?.state;
}

/**
 * Claims an e-mail that nobody has handed over yet. Whoever claimed it before has died, or has lost it with this: their
 * hand-over finds another number of attempts.
 */
export async function claimMail(db: Queryable, id: number): Promise<ClaimedMail | undefined> {
  return readRow(
    db,
    CLAIMED,
    `update outbox set state = 'sending', attempts = attempts + 1 where id = $1 and state in ('waiting', 'sending')
     returning ${CLAIMED.sql}`,
    [id],
  );
}

type Claim = Pick<ClaimedMail, 'id' | 'attempts'>;

/** Notes that a claimed e-mail leaves now; false where the claim was lost. */
export async function handOver(db: Queryable, { id, attempts }: Claim): Promise<boolean> {
  const rows = await db.query(
    `update outbox set state = 'handed' where id = $1 and attempts = $2 and state = 'sending' returning id`,
    [id, attempts],
  );
  return rows.length === 1;
}

/** The mail server has taken it, even where another job had to call it unsure meanwhile. */
export async function noteSent(db: Queryable, { id, attempts }: Claim, at: Date): Promise<void> {
  await db.query(
    `update outbox set state = 'sent', sent_at = $3, last_error = null where id = $1 and attempts = $2`,
    [id, attempts, at.toISOString()],
  );
}

/** A try has failed: back to waiting, given up, or unsure. False where the claim was lost. */
export async function noteFailure(
  db: Queryable,
  { id, attempts }: Claim,
  { state, error }: { state: 'waiting' | 'failed' | 'unsure'; error: string },
): Promise<boolean> {
  const rows = await db.query(
    `update outbox set state = $3, last_error = $4
     where id = $1 and attempts = $2 and state in ('sending', 'handed') returning id`,
    [id, attempts, state, error],
  );
  return rows.length === 1;
}

/**
 * Settles an e-mail whose job has died or given up: what was handed over is unsure, the rest is as given. Answers
 * whether it is unsure by this.
 */
export async function settleMail(db: Queryable, id: number, otherwise?: 'failed'): Promise<boolean> {
  const unsure = await db.query(
    `update outbox set state = 'unsure' where id = $1 and state = 'handed' returning id`,
    [id],
  );
  if (otherwise)
    await db.query(`update outbox set state = $2 where id = $1 and state in ('waiting', 'sending')`, [
      id,
      otherwise,
    ]);
  return unsure.length === 1;
}

/** Of how many e-mails nobody is sure. */
export async function countUnsure(db: Queryable): Promise<number> {
  const row = await readRow(
    db,
    shape({ unsure: int }),
    `select count(*)::int as unsure from outbox where state = 'unsure'`,
  );
  return row?.unsure ?? 0;
}

/** Lets an e-mail that was given up, or that nobody is sure of, be sent; for a person to decide. */
export async function reopenMail(db: Queryable, id: number): Promise<boolean> {
  const rows = await db.query(
    `update outbox set state = 'waiting', last_error = null where id = $1 and state in ('failed', 'unsure') returning id`,
    [id],
  );
  return rows.length === 1;
}
