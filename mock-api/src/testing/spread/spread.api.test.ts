import type { Database } from '../../platform/db/database.ts';
import { selectStates } from '../../counts/reports/aadt.sql.ts';
import { testApi } from '../index.ts';
import { embeddedOnly, onWorkers } from '../suite-database.ts';
import { migrate } from '../../host/schema/migrate.ts';
import { EVERYWHERE, SPREAD } from '../../host/spread/spread-plan.ts';
import { spread } from '../../host/spread/spread.ts';

const again = async () => {
  const said: string[] = [];
  const machine = { host: '127.0.0.1', port: 1 };
  const db = testApi().db as Database;
  await spread(db, { add: [], coordinator: machine, say: (line) => said.push(line) });
  return said;
};

embeddedOnly('the embedded database is not spread', async () => {
  await expect(again()).rejects.toThrow('The embedded database is one machine.');
});

onWorkers(
  'every table of counts lies by station beside them, and what goes with them is everywhere',
  async () => {
    const lying = await testApi().query<{ name: string; by: string; beside: number }>(
      `select table_name::text as name, distribution_column as by, colocation_id as beside from citus_tables
     where table_name::text !~ '^seeded|^counts_'`,
    );
    const byStation = lying.filter(({ by }) => by === 'station_id');
    expect(byStation.map(({ name }) => name).toSorted()).toEqual(SPREAD.map(({ table }) => table).toSorted());
    expect(new Set(byStation.map(({ beside }) => beside)).size).toBe(1);
    const everywhere = lying.filter(({ by }) => by !== 'station_id').map(({ name }) => name);
    expect(everywhere.toSorted()).toEqual([...EVERYWHERE].toSorted());
  },
);

onWorkers(
  'one that was spread before its machines were told how long to wait is told so by a migration',
  async () => {
    const { db } = testApi();
    const known = async () => {
      const [row] = await db.query(
        `select strpos(prosrc, 'lock_timeout') > 0 as told from pg_proc where proname = 'app_enter'`,
      );
      return row?.['told'];
    };
    const [source] = await db.query(
      `select pg_get_functiondef(oid) as text from pg_proc where proname = 'app_enter'`,
    );
    await db.exec(
      String(source?.['text'])
        .replace('; set local lock_timeout = %L', '')
        .replace(`, current_setting('lock_timeout')`, ''),
    );
    expect(await known()).toBe(false);
    await db.query(`delete from migrations where name = '0037-wait-everywhere'`);
    await migrate(db);
    expect(await known()).toBe(true);
  },
);

onWorkers('what is spread already stays as it is', async () => {
  expect(await again()).toEqual([expect.stringMatching(/^The counts are spread over .+, .+\.$/)]);
});

onWorkers('the machines compile no statement, which would take longer than the statement', async () => {
  const said = await testApi().query<{ jit: string }>(
    `select result as jit from run_command_on_workers('show jit')`,
  );
  expect(said.map(({ jit }) => jit)).toEqual(['off', 'off']);
});

onWorkers(
  'a station that the transaction makes is seen at the machines too, and one that it takes away is not',
  async () => {
    const scope = { agency: 4, everything: false, user: 4 };
    const written = await testApi().db.transaction(
      async (tx) => {
        const [made] = await tx.query<{ id: number }>(
          `insert into stations (agency_id, station_name) values (4, 'New') returning id`,
        );
        const added = await tx.query(
          `insert into counts (station_id, ts, flow_id, count, interval_minutes)
         values ($1, '2026-01-01', 1, 5, 60) returning count`,
          [made?.id ?? 0],
        );
        await tx.query('delete from stations where id = $1', [made?.id ?? 0]);
        const left = await tx.query('select count from counts where station_id = $1', [made?.id ?? 0]);
        return { added, left };
      },
      { scope },
    );
    expect(written).toEqual({ added: [{ count: 5 }], left: [] });
    await testApi().reset();
  },
);

onWorkers('what is asked together sees the counts of its scope, and no others', async () => {
  const counted = async (agency: number) => {
    const scope = { agency, everything: false, user: 4 };
    const statements = [{ sql: 'select station_id, count(*)::int as n from counts group by 1 order by 1' }];
    const [, asked] = await testApi().db.together({ asOwner: [{ sql: 'select 1' }], scope, statements });
    return asked;
  };
  const own = (agency: number) =>
    testApi().query(
      `select station_id, count(*)::int as n from counts
       where station_id in (select id from stations where agency_id = $1) group by 1 order by 1`,
      [agency],
    );
  for (const agency of [3, 4]) {
    const stored = await own(agency);
    expect(stored.length).toBeGreaterThan(0);
    expect(await counted(agency)).toEqual(stored);
  }
});

onWorkers('a statement that fails among those asked together leaves the connection as it was', async () => {
  const { db } = testApi();
  const scope = { agency: 3, everything: false, user: 3 };
  const ask = (sql: string) => db.together({ asOwner: [], scope, statements: [{ sql }] });
  await expect(ask('select 1 / 0')).rejects.toThrow('division by zero');
  const [[row] = []] = await ask('select count(*)::int as n from counts where station_id = 1');
  expect(row?.n).toBeGreaterThan(0);
});

onWorkers('rows of all stations go along with what is asked of the counts', async () => {
  const { db } = testApi();
  const scope = { agency: 3, everything: true, user: 1 };
  const states = await (db as Database).transaction((tx) => selectStates(tx, null), { scope });
  expect(states.size).toBeGreaterThan(5);
});
