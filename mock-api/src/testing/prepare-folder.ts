/**
 * Makes a small data folder for the tests that kill the server: `node prepare-folder.ts <folder>`. It holds the
 * tests' agencies, accounts and stations; nothing of AU0001 is certified. DATABASE_URL names a database instead.
 */
import { mkdirSync } from 'node:fs';
import { reopenStretch } from '../counts/store/counts-writer.sql.ts';
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
const [station] = await db.query(`select id from stations where station_id_tmg = 'AU0001'`);
const days = { from: '2000-01-01', until: '2100-01-01' };
await db.transaction((tx) => reopenStretch(tx, { stationId: Number(station?.['id']), ...days }));
// on Mondays every start would write to them of their network, and tests count e-mails on any day
await db.query(
  `insert into digest_choices (user_id, wanted, language, changed_at) select id, 'off', 'en', now() from users`,
);
await db.close();
