import type { Account, User } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { USER_COLUMNS } from '../account/session.sql.ts';

const FROM_USERS = `from users u join agencies a on a.id = u.agency_id`;

/** The columns of an account as the contract spells them, with the moment as $1. */
const ACCOUNT_COLUMNS = /* sql */ `${USER_COLUMNS},
  case when u.has_password then 'active' when u.link_until > $1 then 'invited' else 'expired' end as status,
  u.last_sign_in_at as last_sign_in,
  (select c.email from email_changes c where c.user_id = u.id and c.expires_at > $1) as pending_email`;

/**
 * People of an agency, or of every agency (null), by name. Super admins are left out, or with `withSuper` added
 * whatever their agency.
 */
export function selectUsers(
  db: Queryable,
  { agency, withSuper, now }: { agency: number | null; withSuper: boolean; now: Date },
): Promise<Account[]> {
  return db.query<Account>(
    `select ${ACCOUNT_COLUMNS} ${FROM_USERS}
     where case when u.super_admin then $3 else $2::int is null or u.agency_id = $2 end
     order by lower(u.name), u.id`,
    [now.toISOString(), agency, withSuper],
  );
}

/** One person, of the agencies that the transaction sees. */
export async function selectUser(db: Queryable, id: number): Promise<User | undefined> {
  const [user] = await db.query<User>(`select ${USER_COLUMNS} ${FROM_USERS} where u.id = $1`, [id]);
  return user;
}

/** The same with what stands of the account. */
export async function selectUserAccount(db: Queryable, id: number, now: Date): Promise<Account | undefined> {
  const [account] = await db.query<Account>(`select ${ACCOUNT_COLUMNS} ${FROM_USERS} where u.id = $2`, [
    now.toISOString(),
    id,
  ]);
  return account;
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
  const [row] = await db.query<{ id: number }>(
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
