import type { Database } from '../db/database.ts';
import { seedDemo, seedLookups } from '../db/seed/index.ts';
import type { HostOptions } from './options.ts';

/**
 * Brings the code lists up to date and fills a database without accounts with the demonstration, unless that is
 * switched off. The demonstration is one transaction: a first start that is broken off leaves nothing behind.
 */
export async function fillEmpty(
  db: Database,
  { seed, say }: Pick<HostOptions, 'seed' | 'say'>,
): Promise<void> {
  await seedLookups(db);
  if (seed === 'none') return;
  const [row] = await db.query<{ users: number }>('select count(*) as users from users');
  if ((row?.users ?? 0) > 0) return;
  say('Loading demo data, about three years of counts (once, on the first start) …');
  const started = performance.now();
  const counts = await seedDemo(db, new Date());
  const seconds = Math.round((performance.now() - started) / 1000);
  say(`Demo data: ${counts.toLocaleString('en-US')} counts in ${seconds} s.`);
}
