import { int } from '../db/columns.ts';
import type { Queryable } from '../db/database.ts';
import { readRow, shape, type RowOf } from '../db/table.ts';
import type { Refused } from './mail-outcome.rules.ts';
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
    `update outbox set state = 'sending', attempts = attempts + 1, bounced = null where id = $1 and state in ('waiting', 'sending')
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

/** A try has failed: back to waiting, given up, or unsure; what that says of the address. False where the claim was lost. */
export async function noteFailure(
  db: Queryable,
  { id, attempts }: Claim,
  { state, error, bounced }: { state: 'waiting' | 'failed' | 'unsure'; error: string; bounced: Refused },
): Promise<boolean> {
  const rows = await db.query(
    `update outbox set state = $3, last_error = $4, bounced = $5
     where id = $1 and attempts = $2 and state in ('sending', 'handed') returning id`,
    [id, attempts, state, error, bounced],
  );
  return rows.length === 1;
}

const GIVEN_UP = shape(outbox.pick('recipient', 'message_id', 'last_error', 'bounced'));

/** Settles an e-mail whose job has died: what was handed over is unsure. Answers whether it is, by this. */
export async function settleMail(db: Queryable, id: number): Promise<boolean> {
  const unsure = await db.query(
    `update outbox set state = 'unsure' where id = $1 and state = 'handed' returning id`,
    [id],
  );
  return unsure.length === 1;
}

/** Gives up an e-mail that was not handed over; answers what is known of it, undefined where there is none. */
export const giveUpMail = (db: Queryable, id: number): Promise<RowOf<typeof GIVEN_UP> | undefined> =>
  readRow(
    db,
    GIVEN_UP,
    `update outbox set state = 'failed' where id = $1 and state in ('waiting', 'sending') returning ${GIVEN_UP.sql}`,
    [id],
  );

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
