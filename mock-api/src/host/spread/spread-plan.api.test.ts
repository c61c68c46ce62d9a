import { testApi } from '../../testing/index.ts';
import { unknownOf } from './refusal.rules.ts';
import { PLACED, SPREAD } from './spread-plan.ts';
import { selectFitted } from './tables.sql.ts';

/** Tells tests which tables were written to; no installation has it. */
const OF_TESTS = /: touched$/;

test('each trigger and policy that the schema gives a table of counts is known to go', async () => {
  const unknown = unknownOf(await selectFitted(testApi().db, PLACED));
  expect(unknown.filter((name) => !OF_TESTS.test(name))).toEqual([]);
});

test('each table that is spread has its station, never null', async () => {
  const rows = await testApi().query<{ name: string }>(
    `select table_name::text as name from information_schema.columns
     where table_schema = current_schema() and column_name = 'station_id' and is_nullable = 'NO'`,
  );
  const names = rows.map(({ name }) => name);
  expect(SPREAD.map(({ table }) => table).filter((table) => !names.includes(table))).toEqual([]);
});
