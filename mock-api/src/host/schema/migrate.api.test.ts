import { testApi } from '../../testing/index.ts';
import { freshPostgres } from '../../testing/test-database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';

const server = process.env.DATABASE_URL_TEST;
if (!server)
  process.stdout.write(
    'DATABASE_URL_TEST is not set: migrations are tried on the embedded database alone.\n',
  );

// another database is made and filled
jest.setTimeout(60_000);

test('a database that is up to date is left as it is', async () => {
  expect(await migrate(testApi().db)).toEqual([]);
});

test('a migration that was applied in another form is refused by its name', async () => {
  const set = (checksum: string) =>
    testApi().query('update migrations set checksum = $1 where name = $2', [checksum, '0001-schema']);
  const [row] = await testApi().query<{ checksum: string }>(
    `select checksum from migrations where name = '0001-schema'`,
  );
  await set('another');
  await expect(migrate(testApi().db)).rejects.toThrow('Migration 0001-schema was applied in another form');
  await set(row?.checksum ?? '');
  expect(await migrate(testApi().db)).toEqual([]);
});

if (server) {
  test('on PostgreSQL two processes that start at once apply each migration once', async () => {
    const db = await freshPostgres(server, 'count_exchange_migrations');
    try {
      const applied = await Promise.all([migrate(db), migrate(db)]);
      expect(applied.flat().toSorted()).toEqual(migrations.map(({ name }) => name));
    } finally {
      await db.close();
    }
  });

  test('a table that somebody reads is waited for, and others go on with it meanwhile', async () => {
    const db = await freshPostgres(server, 'count_exchange_migrations');
    try {
      await migrate(db, '0026-accounts');
      let applied: Promise<string[]> = Promise.resolve([]);
      await db.background.transaction(async (reader) => {
        await reader.query('select 1 from users');
        await new Promise<void>((waits) => {
          applied = migrate(db, undefined, (text) => {
            expect(text).toContain('0026-accounts waits for tables that are in use');
            waits();
          });
        });
        // the change that waits stands in nobody's way
        await db.query('select 1 from users');
      });
      expect(await applied).toContain('0026-accounts');
    } finally {
      await db.close();
    }
  });
}
