import type { Queryable } from '../../platform/db/database.ts';
import { continueNumbers, insertRows } from '../../platform/db/insert-rows.ts';
import { registrations } from '../../people/registrations/registrations.tables.ts';

const HOUR_MS = 3_600_000;

/** People who wait for their accounts. */
const waiting = [
  {
    name: 'Priya Raman',
    email: 'priya.raman@example.net',
    tel: '(817) 555-0142',
    organization: 'City of Fort Worth',
    hoursAgo: 70,
  },
  {
    name: 'Joel Castañeda',
    email: 'joel.castaneda@example.net',
    tel: '(956) 555-0117',
    organization: 'Rio Grande Valley MPO',
    hoursAgo: 27,
  },
  {
    name: 'Marguerite Boudreaux',
    email: 'm.boudreaux@example.net',
    tel: '(409) 555-0163',
    organization: 'Jefferson County',
    hoursAgo: 5,
  },
];

/** Adds a few registrations for a super admin to decide. */
export async function seedRegistrations(db: Queryable, now: Date): Promise<void> {
  const rows = waiting.map(({ hoursAgo, ...person }, at) => ({
    id: at + 1,
    ...person,
    created_at: new Date(now.getTime() - hoursAgo * HOUR_MS).toISOString(),
    status: 'waiting' as const,
  }));
  await insertRows(db, registrations, rows);
  await continueNumbers(db, [registrations]);
}
