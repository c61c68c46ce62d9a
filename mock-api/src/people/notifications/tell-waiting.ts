import { paths } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { notifyAnew } from './notify.ts';

/** Tells somebody who decides that a registration waits (X6). */
export function tellWaiting(
  db: Queryable,
  userId: number,
  { name, organization, waiting, at }: { name: string; organization: string; waiting: number; at: Date },
): Promise<void> {
  return notifyAnew(db, userId, {
    kind: 'registration',
    ok: true,
    message: 'registrationWaiting',
    params: { name, organization, waiting },
    href: paths.registrations.href(),
    at,
  });
}
