import { randomBytes } from 'node:crypto';
import { hashPassword } from '../people/account/password.ts';
import { numberFormat } from 'shared-domain/texts';
import { bool, int } from '../platform/db/columns.ts';
import type { Database } from '../platform/db/database.ts';
import { readRow, shape } from '../platform/db/table.ts';
import { DEMO_DAY, seedDemo, seedLookups } from '../demo/seed/index.ts';
import type { Installation } from './missing-settings.rules.ts';
import type { HostOptions } from './options.ts';

type Options = Pick<HostOptions, 'seed' | 'say' | 'firstAdmin'>;

/**
 * Brings the code lists up to date and gives a database without accounts its first ones: the demonstration, or one
 * super admin. Each is one transaction: a first start that is broken off leaves nothing behind.
 */
export async function fillEmpty(db: Database, options: Options): Promise<void> {
  await seedLookups(db);
  const row = await readRow(db, shape({ users: int }), 'select count(*) as users from users');
  if ((row?.users ?? 0) > 0) return;
  if (options.seed === 'demo') return addDemonstration(db, options);
  if (options.firstAdmin) await addFirstAdmin(db, options.firstAdmin, options);
}

/** What the database says of the installation. */
export async function installationOf(db: Database): Promise<Installation> {
  const row = await readRow(
    db,
    shape({ accounts: int, demonstration: bool }),
    `select count(*)::int as accounts, exists (select from settings where name = $1) as demonstration from users`,
    [DEMO_DAY],
  );
  return row ?? { accounts: 0, demonstration: false };
}

async function addDemonstration(db: Database, { say }: Options): Promise<void> {
  say('Loading demo data, about three years of counts (once, on the first start) …');
  const started = performance.now();
  const counts = await seedDemo(db, new Date());
  const seconds = Math.round((performance.now() - started) / 1000);
  say(`Demo data: ${numberFormat('en').format(counts)} counts in ${seconds} s.`);
}

/** A super admin of the first statewide agency; the password is printed once and kept nowhere. */
async function addFirstAdmin(db: Database, email: string, { say }: Options): Promise<void> {
  const password = randomBytes(12).toString('base64url');
  await db.query(
    `insert into users (name, email, password_hash, agency_id, admin, super_admin, flag_deployments, flag_next_stations, monitors)
     select 'Administrator', $1, $2, min(id), true, true, true, true, true from agencies where statewide`,
    [email, await hashPassword(password)],
  );
  say(`First account: ${email}, password ${password}\nChange it under User Profile; it is not shown again.`);
}
