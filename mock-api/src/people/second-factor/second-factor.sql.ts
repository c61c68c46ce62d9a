import type { FactorMethod } from 'shared-domain';
import { bool, int } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { passkeys, totpSecrets } from './second-factor.tables.ts';

/** Which second factors an account has; recovery codes are none by themselves. */
export async function selectMethods(db: Queryable, userId: number): Promise<FactorMethod[]> {
  const row = await readRow(
    db,
    shape({ totp: bool, passkey: bool, recovery: bool }),
    `select exists (select 1 from totp_secrets where user_id = $1 and confirmed_at is not null) as totp,
       exists (select 1 from passkeys where user_id = $1) as passkey,
       exists (select 1 from recovery_codes where user_id = $1 and used_at is null) as recovery`,
    [userId],
  );
  if (!row || (!row.totp && !row.passkey)) return [];
  return (['totp', 'passkey', 'recovery'] as const).filter((method) => row[method]);
}

const TOTP = shape(totpSecrets.pick('secret', 'confirmed_at', 'last_step'));

/** A secret for codes. */
export type TotpRow = RowOf<typeof TOTP>;

export async function selectTotp(db: Queryable, userId: number): Promise<TotpRow | undefined> {
  return readRow(db, TOTP, `select ${TOTP.sql} from totp_secrets where user_id = $1`, [userId]);
}

/** Keeps a secret that is still to be confirmed; false where one is in use. */
export async function storeTotp(db: Queryable, userId: number, secret: string, now: Date): Promise<boolean> {
  const rows = await db.query(
    `insert into totp_secrets (user_id, secret, created_at) values ($1, $2, $3)
     on conflict (user_id) do update set secret = excluded.secret, created_at = excluded.created_at, last_step = 0
       where totp_secrets.confirmed_at is null returning 1`,
    [userId, secret, now.toISOString()],
  );
  return rows.length > 0;
}

/** Takes a step's code; false where it, or a newer one, was taken before. */
export async function takeStep(db: Queryable, userId: number, step: number): Promise<boolean> {
  const rows = await db.query(
    'update totp_secrets set last_step = $2 where user_id = $1 and last_step < $2 returning 1',
    [userId, step],
  );
  return rows.length > 0;
}

export async function confirmTotp(db: Queryable, userId: number, now: Date): Promise<void> {
  await db.query('update totp_secrets set confirmed_at = $2 where user_id = $1', [userId, now.toISOString()]);
}

export async function deleteTotp(db: Queryable, userId: number): Promise<boolean> {
  const rows = await db.query(
    'delete from totp_secrets where user_id = $1 and confirmed_at is not null returning 1',
    [userId],
  );
  return rows.length > 0;
}

const { user_id: _whose, ...ofPasskey } = passkeys.columns;
const PASSKEY = shape(ofPasskey);

/** A passkey as it is stored. */
export type PasskeyRow = RowOf<typeof PASSKEY>;

export function selectPasskeys(db: Queryable, userId: number): Promise<PasskeyRow[]> {
  return readRows(db, PASSKEY, `select ${PASSKEY.sql} from passkeys where user_id = $1 order by id`, [
    userId,
  ]);
}

export async function insertPasskey(
  db: Queryable,
  userId: number,
  key: Pick<PasskeyRow, 'name' | 'credential_id' | 'public_key' | 'counter' | 'transports'>,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into passkeys (user_id, name, credential_id, public_key, counter, transports, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [userId, key.name, key.credential_id, key.public_key, key.counter, key.transports, now.toISOString()],
  );
}

export async function usePasskey(db: Queryable, id: number, counter: number, now: Date): Promise<void> {
  await db.query('update passkeys set counter = $2, last_used_at = $3 where id = $1', [
    id,
    counter,
    now.toISOString(),
  ]);
}

export async function deletePasskey(db: Queryable, userId: number, id: number): Promise<string | undefined> {
  const row = await readRow(
    db,
    shape(passkeys.pick('name')),
    'delete from passkeys where user_id = $1 and id = $2 returning name',
    [userId, id],
  );
  return row?.name;
}

/** Puts these codes in the place of all others. */
export async function replaceRecoveryCodes(db: Queryable, userId: number, hashes: string[]): Promise<void> {
  await db.query('delete from recovery_codes where user_id = $1', [userId]);
  for (const hash of hashes)
    await db.query('insert into recovery_codes (user_id, code_hash) values ($1, $2)', [userId, hash]);
}

/** Uses a code up; false where it is none or was used. */
export async function takeRecoveryCode(
  db: Queryable,
  userId: number,
  hash: string,
  now: Date,
): Promise<boolean> {
  const rows = await db.query(
    'update recovery_codes set used_at = $3 where user_id = $1 and code_hash = $2 and used_at is null returning 1',
    [userId, hash, now.toISOString()],
  );
  return rows.length > 0;
}

export async function countRecoveryCodes(db: Queryable, userId: number): Promise<number> {
  const row = await readRow(
    db,
    shape({ left: int }),
    'select count(*)::int as left from recovery_codes where user_id = $1 and used_at is null',
    [userId],
  );
  return row?.left ?? 0;
}

/** Takes all factors of an account away, and what sign-ins are half done; false where there were none. */
export async function deleteFactors(db: Queryable, userId: number): Promise<boolean> {
  const had = (await selectMethods(db, userId)).length > 0;
  for (const table of [
    'totp_secrets',
    'passkeys',
    'recovery_codes',
    'sign_in_steps',
    'second_factor_failures',
  ])
    await db.query(`delete from ${table} where user_id = $1`, [userId]);
  return had;
}
