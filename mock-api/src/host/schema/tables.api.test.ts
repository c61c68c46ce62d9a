import { globSync } from 'node:fs';
import path from 'node:path';
import type { Columns } from '../../platform/db/columns.ts';
import type { Table } from '../../platform/db/table.ts';
import { testApi } from '../../testing/index.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

type Fact = { table: string; column: string; type: string; nullable: boolean };
const told = ({ column, type, nullable }: Fact) => `${column} ${type}${nullable ? ' or null' : ''}`;

/** Every mapping of the server, wherever it stands. */
async function mappings(): Promise<Table<Columns>[]> {
  const files = globSync('**/*.tables.ts', { cwd: ROOT });
  const rooms = await Promise.all(
    files.map((file) => import(path.join(ROOT, file)) as Promise<Record<string, unknown>>),
  );
  return rooms.flatMap((room) => Object.values(room)).filter((it): it is Table<Columns> => isTable(it));
}

const isTable = (it: unknown) => typeof it === 'object' && it !== null && 'pick' in it && 'columns' in it;

/** What an extension brings along is none of ours. */
const OURS = `not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = t.oid and d.deptype = 'e')`;

/** Tables and views as the migrations made them; a table that is parted stands for its parts. */
function schema(): Promise<Fact[]> {
  return testApi().query(
    `select c.table_name as table, c.column_name as column, c.udt_name as type, c.is_nullable = 'YES' as nullable
     from information_schema.columns c join pg_class t on t.relname = c.table_name and t.relnamespace = 'public'::regnamespace
     where c.table_schema = 'public' and not t.relispartition and ${OURS} order by c.table_name, c.ordinal_position`,
  );
}

test('every table of the schema is mapped once, and nothing else is', async () => {
  const stored = [...new Set((await schema()).map(({ table }) => table))];
  expect((await mappings()).map(({ name }) => name).toSorted()).toEqual(stored.toSorted());
});

test('a mapping says of each column its name, its type and whether it may be null', async () => {
  const stored = Map.groupBy(await schema(), ({ table }) => table);
  const mapped = (await mappings()).map(({ name, columns }) => {
    const facts = Object.entries(columns).map(([column, of]) => told({ table: name, column, ...of }));
    return [name, facts.toSorted()];
  });
  expect(Object.fromEntries(mapped)).toEqual(
    Object.fromEntries([...stored].map(([name, facts]) => [name, facts.map(told).toSorted()])),
  );
});

// the copy that a spread database keeps of a table at its coordinator has the table's name with a number
test('words that the schema holds a column to are the words of its mapping', async () => {
  const checks = await testApi().query<{ table: string; condition: string }>(
    `select conrelid::regclass::text as table, pg_get_constraintdef(oid) as condition from pg_constraint
     where contype = 'c' and connamespace = 'public'::regnamespace and pg_get_constraintdef(oid) ~ 'ANY \\(ARRAY'
       and conrelid::regclass::text !~ '_[0-9]{6}$'`,
  );
  const held = checks.flatMap(({ table, condition }) => {
    const [, column = ''] = /CHECK \(\((\w+) = ANY/.exec(condition) ?? [];
    return column
      ? [{ table, column, words: [...condition.matchAll(/'([^']+)'::/g)].map(([, word]) => word) }]
      : [];
  });
  expect(held.length).toBeGreaterThan(8);
  const byName = new Map((await mappings()).map(({ name, columns }) => [name, columns]));
  const wrong = held.filter(({ table, column, words }) => {
    const known = byName.get(table)?.[column];
    return !known || !words.every((word) => known.holds(word)) || known.holds('another word');
  });
  expect(wrong).toEqual([]);
});
