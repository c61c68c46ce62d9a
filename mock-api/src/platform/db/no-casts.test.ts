import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** What a statement answers, named by a type at the call: `query<Row>(…)`, `(await db.query(…)) as Row[]`. */
const CAST = /\.(?:query|exec)<|\.(?:query|exec)\([^;]*?\)\)*\s+as\s+(?!const\b)/;
/** Code without its texts, where SQL says `as` too. */
const bare = (code: string) => code.replaceAll(/`[^`]*`|'[^'\n]*'/g, "''");
/** The driver's own call, whose result is a row of unknown values. */
const DRIVERS = ['platform/db/pglite-engine.ts', 'platform/db/postgres.ts'];

test('no statement of production gets the type of its rows where it stands', () => {
  const files = globSync('**/*.ts', { cwd: ROOT }).filter(
    (file) => !/\.test\.ts$|^testing\//.test(file) && !DRIVERS.includes(file),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => CAST.test(bare(readFileSync(path.join(ROOT, file), 'utf8'))))).toEqual([]);
});

test.each([
  ['const [row] = await db.query<{ id: number }>("select 1");', true],
  ["const rows = (await db.query('select 1', [id])) as Row[];", true],
  ["const rows = await readRows(db, ROW, 'select id as name from users');", false],
  ["await db.query('insert into a select id as b from c where d = $1', [1]);", false],
])('%s: %s', (code, found) => expect(CAST.test(bare(code))).toBe(found));
