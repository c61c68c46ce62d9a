/**
 * Makes a small data folder for the tests that kill the server: `node prepare-folder.ts <folder>`. It holds the
 * tests' agencies, accounts and stations; nothing of AU0001 is certified. DATABASE_URL names a database instead.
 */
import { mkdirSync } from 'node:fs';
import { migrate } from '../host/schema/migrate.ts';
import { openEmbedded } from '../platform/db/pglite.ts';
import { openPostgres } from '../platform/db/postgres.ts';
import { seedTest } from './seed-test.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Which folder?');
mkdirSync(folder, { recursive: true, mode: 0o700 });
const { DATABASE_URL: url } = process.env;
const db = url ? openPostgres(url) : await openEmbedded(folder);
await migrate(db);
await seedTest(db, new Date());
await db.exec(
  `update counts set certification_id = null
   where station_id = (select id from stations where station_id_tmg = 'AU0001')`,
);
await db.close();
