import type { Registration, RegistrationStatus } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';

const COLUMNS = 'id, name, email, tel, organization, created_at, status, decided_by, decided_at, reason';

/** Puts somebody into the queue; null when the same address waits there already. */
export async function insertRegistration(
  db: Queryable,
  registration: { name: string; email: string; tel: string; organization: string; at: Date },
): Promise<number | null> {
  const { name, email, tel, organization, at } = registration;
  const [row] = await db.query<{ id: number }>(
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
  return db.query<Registration>(
    `select ${COLUMNS} from registrations where $1::text is null or status = $1
     order by status <> 'waiting', case when status = 'waiting' then id end, decided_at desc, id desc limit 500`,
    [status],
  );
}

/** One registration, locked, so that two super admins cannot both decide it. */
export async function lockRegistration(db: Queryable, id: number): Promise<Registration | undefined> {
  const [row] = await db.query<Registration>(
    `select ${COLUMNS} from registrations where id = $1 for update`,
    [id],
  );
  return row;
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
export function selectDeciders(db: Queryable): Promise<{ id: number; email: string }[]> {
  return db.query('select id, email from users where super_admin order by id');
}
