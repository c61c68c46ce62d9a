import type { Registration, RegistrationStatus } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { users } from '../account/people.tables.ts';
import { registrations } from './registrations.tables.ts';

const REGISTRATION = shape(registrations.columns);
const DECIDER = shape(users.pick('id', 'email'));

/** Puts somebody into the queue; null when the same address waits there already. */
export async function insertRegistration(
  db: Queryable,
  registration: { name: string; email: string; tel: string; organization: string; at: Date },
): Promise<number | null> {
  const { name, email, tel, organization, at } = registration;
  const row = await readRow(
    db,
    shape(registrations.pick('id')),
    `insert into registrations (name, email, tel, organization, created_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning id`,
    [name, email, tel, organization, at.toISOString()],
  );
  return row?.id ?? null;
}

/** The queue: those who wait first, the longest waiting before the others; then the decided ones, newest first. */
export function selectRegistrations(
  db: Queryable,
  status: RegistrationStatus | null,
): Promise<Registration[]> {
  return readRows(
    db,
    REGISTRATION,
    `select ${REGISTRATION.sql} from registrations where $1::text is null or status = $1
     order by status <> 'waiting', case when status = 'waiting' then id end, decided_at desc, id desc limit 500`,
    [status],
  );
}

/** One registration, locked, so that two super admins cannot both decide it. */
export async function lockRegistration(db: Queryable, id: number): Promise<Registration | undefined> {
  return readRow(db, REGISTRATION, `select ${REGISTRATION.sql} from registrations where id = $1 for update`, [
    id,
  ]);
}

/** Writes what was decided, by whom and why. */
export async function decideRegistration(
  db: Queryable,
  id: number,
  decision: { status: 'approved' | 'rejected'; by: string; at: Date; reason: string | null },
): Promise<void> {
  await db.query(
    'update registrations set status = $2, decided_by = $3, decided_at = $4, reason = $5 where id = $1',
    [id, decision.status, decision.by, decision.at.toISOString(), decision.reason],
  );
}

/** Those who decide. */
export function selectDeciders(db: Queryable): Promise<RowOf<typeof DECIDER>[]> {
  return readRows(db, DECIDER, `select ${DECIDER.sql} from users where super_admin order by id`);
}
