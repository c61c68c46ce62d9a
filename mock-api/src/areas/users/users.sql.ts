import type { User } from 'shared-ui/domain';
import type { Queryable } from '../../db/database.ts';
import { USER_COLUMNS } from '../../http/session.sql.ts';

const FROM_USERS = `from users u join agencies a on a.id = u.agency_id`;

/**
 * People of an agency, or of every agency (null), by name. Super admins are left out, or with `withSuper` added
 * whatever their agency.
 */
export function selectUsers(db: Queryable, agency: number | null, withSuper: boolean): Promise<User[]> {
  return db.query<User>(
    `select ${USER_COLUMNS} ${FROM_USERS}
     where case when u.super_admin then $2 else $1::int is null or u.agency_id = $1 end
     order by lower(u.name), u.id`,
    [agency, withSuper],
  );
}

/** One person, of the agencies that the transaction sees. */
export async function selectUser(db: Queryable, id: number): Promise<User | undefined> {
  const [user] = await db.query<User>(`select ${USER_COLUMNS} ${FROM_USERS} where u.id = $1`, [id]);
  return user;
}

/** What a user's row is written with. */
export type UserValues = { name: string; email: string; agency_id: number; admin: 0 | 1 };

/** Adds a person, without a password; answers the new id. */
export async function insertUser(
  db: Queryable,
  { name, email, agency_id, admin }: UserValues,
): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    'insert into users (name, email, agency_id, admin) values ($1, $2, $3, $4) returning id',
    [name, email, agency_id, admin === 1],
  );
  return row?.id ?? 0;
}

/** Writes a person's row. */
export async function updateUser(
  db: Queryable,
  id: number,
  { name, email, agency_id, admin }: UserValues,
): Promise<void> {
  await db.query('update users set name = $2, email = $3, agency_id = $4, admin = $5 where id = $1', [
    id,
    name,
    email,
    agency_id,
    admin === 1,
  ]);
}

/** Deletes a person with their sessions and notifications. */
export async function deleteUser(db: Queryable, id: number): Promise<void> {
  await db.query('delete from users where id = $1', [id]);
}

/** The ids of all super admins, locked, so that two of them cannot delete each other at the same time. */
export async function lockSuperAdmins(db: Queryable): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    'select id from users where super_admin order by id for update',
  );
  return rows.map(({ id }) => id);
}

/** Whether there is such an agency among those the transaction sees. */
export async function hasAgency(db: Queryable, id: number): Promise<boolean> {
  return (await db.query('select 1 from agencies where id = $1', [id])).length > 0;
}
