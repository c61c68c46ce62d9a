import { paths } from 'shared-ui/domain';
import type { Queryable } from '../../platform/db/database.ts';
import { notify } from './notify.ts';

/**
 * Tells somebody who decides that a registration waits (X6). What they have not read of earlier ones goes: one line says
 * how many wait, and many registrations don't bury what else there is.
 */
export async function tellWaiting(
  db: Queryable,
  userId: number,
  { name, organization, waiting, at }: { name: string; organization: string; waiting: number; at: Date },
): Promise<void> {
  await db.query(
    `delete from notifications where user_id = $1 and kind = 'registration' and read_at is null`,
    [userId],
  );
  await notify(db, userId, {
    kind: 'registration',
    ok: true,
    message: 'registrationWaiting',
    params: { name, organization, waiting },
    href: paths.registrations.href(),
    at,
  });
}
