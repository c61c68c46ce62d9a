import type { Account, User } from 'shared-domain';
import { oneOf, orNull } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { addressStopped } from '../../platform/mail/address-stopped.rules.ts';
import { bouncesOf } from '../../platform/mail/bounces.sql.ts';
import { emailChanges } from '../account/account.tables.ts';
import { users } from '../account/people.tables.ts';
import { USER, userColumns } from '../account/session.sql.ts';

const FROM_USERS = `from users u join agencies a on a.id = u.agency_id`;

/** An account as the contract spells it, with the moment as $1. */
const ACCOUNT = shape({
  ...userColumns,
  status: oneOf('active', 'invited', 'expired').by(
    `case when u.has_password then 'active' when u.link_until > $1 then 'invited' else 'expired' end`,
  ),
  last_sign_in: users.columns.last_sign_in_at.by('u.last_sign_in_at'),
  pending_email: orNull(emailChanges.columns.email).by(
    '(select c.email from email_changes c where c.user_id = u.id and c.expires_at > $1)',
  ),
  bounces: bouncesOf('u.email'),
});

/** What the contract says of what came back is what that comes to. */
const accountOf = ({ bounces, ...account }: RowOf<typeof ACCOUNT>): Account => ({
  ...account,
  mail_stopped: addressStopped(bounces),
});

/**
 * People of an agency, or of every agency (null), by name. Super admins are left out, or with `withSuper` added
 * whatever their agency.
 */
export async function selectUsers(
  db: Queryable,
  { agency, withSuper, now }: { agency: number | null; withSuper: boolean; now: Date },
): Promise<Account[]> {
  const rows = await readRows(
    db,
    ACCOUNT,
    `select ${ACCOUNT.sql} ${FROM_USERS}
     where case when u.super_admin then $3 else $2::int is null or u.agency_id = $2 end
     order by lower(u.name), u.id`,
    [now.toISOString(), agency, withSuper],
  );
  return rows.map(accountOf);
}

/** One person, of the agencies that the transaction sees. */
export async function selectUser(db: Queryable, id: number): Promise<User | undefined> {
  return readRow(db, USER, `select ${USER.sql} ${FROM_USERS} where u.id = $1`, [id]);
}

/** The same with what stands of the account. */
export async function selectUserAccount(db: Queryable, id: number, now: Date): Promise<Account | undefined> {
  const sql = `select ${ACCOUNT.sql} ${FROM_USERS} where u.id = $2`;
  const row = await readRow(db, ACCOUNT, sql, [now.toISOString(), id]);
  return row && accountOf(row);
}

/** Locks a person's row, so that of two changes at once the second sees what the first has made of it. */
export async function lockUser(db: Queryable, id: number): Promise<void> {
  await db.query('select id from users where id = $1 for update', [id]);
}

/** What a user's row is written with. */
export type UserValues = Omit<User, 'id' | 'agency'>;
/** Somebody new; rights that are not named are not given. */
export type NewUser = Pick<User, 'name' | 'email' | 'agency_id'> & Partial<UserValues>;

const paramsOf = (user: NewUser) => [
  user.name,
  user.email,
  user.agency_id,
  user.admin === 1,
  user.super_admin === 1,
  user.monitors === 1,
  user.flag_deployments === 1,
  user.flag_next_stations === 1,
];

/** Adds a person, without a password; answers the new id. */
export async function insertUser(db: Queryable, user: NewUser): Promise<number> {
  const row = await readRow(
    db,
    shape(users.pick('id')),
    `insert into users (name, email, agency_id, admin, super_admin, monitors, flag_deployments, flag_next_stations)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    paramsOf(user),
  );
  return row?.id ?? 0;
}

/** Writes a person's row. */
export async function updateUser(db: Queryable, id: number, user: UserValues): Promise<void> {
  await db.query(
    `update users set name = $1, email = $2, agency_id = $3, admin = $4, super_admin = $5, monitors = $6,
       flag_deployments = $7, flag_next_stations = $8 where id = $9`,
    [...paramsOf(user), id],
  );
}

/** Deletes a person with their sessions and notifications. */
export async function deleteUser(db: Queryable, id: number): Promise<void> {
  await db.query('delete from users where id = $1', [id]);
}

/** Whether there is such an agency among those the transaction sees. */
export async function hasAgency(db: Queryable, id: number): Promise<boolean> {
  return (await db.query('select 1 from agencies where id = $1', [id])).length > 0;
}
