import { bool, int, orNull, text } from './columns.ts';
import type { Queryable, Row } from './database.ts';
import { continueNumbers, insertRows } from './insert-rows.ts';
import { table } from './table.ts';

const people = table('people', { id: int, name: text, tel: orNull(text), admin: bool });
const words = table('words', { word: text });

/** A database that notes what it is asked. */
function noting() {
  const asked: string[] = [];
  const note = (sql: string): Promise<Row[]> => {
    asked.push(sql.replace(/\s+/g, ' '));
    return Promise.resolve([]);
  };
  const db: Queryable = {
    query: note,
    exec: note,
    copyIn: async ({ name }, columns) => (await note(`copy ${name} (${columns.join(', ')})`)).length,
  };
  return { db, asked };
}

test('rows go to the columns that they name, in the table of the mapping', async () => {
  const { db, asked } = noting();
  await insertRows(db, people, [{ id: 1, name: 'Ada', tel: null }]);
  await insertRows(db, people, []);
  await continueNumbers(db, [people]);
  expect(asked).toEqual([
    expect.stringContaining('insert into people (id, name, tel) select id, name, tel'),
    expect.stringContaining("pg_get_serial_sequence('people', 'id')"),
  ]);
});

test('a wrong table, column or value does not compile', async () => {
  const { db, asked } = noting();
  const named = [1].map((id) => ({ id, nickname: 'Ada' }));
  // @ts-expect-error no such table
  await insertRows(db, 'people', [{ id: 1 }]);
  // @ts-expect-error no such column
  await insertRows(db, people, [{ id: 1, nickname: 'Ada' }]);
  // @ts-expect-error no such column, in rows that were made elsewhere
  await insertRows(db, people, named);
  // @ts-expect-error another kind of value
  await insertRows(db, people, [{ id: '1' }]);
  // @ts-expect-error null where the column holds none
  await insertRows(db, people, [{ name: null }]);
  // @ts-expect-error no such table
  await db.copyIn('people', ['id'], []);
  // @ts-expect-error no such column
  await db.copyIn(people, ['id', 'nickname'], []);
  // @ts-expect-error a table without numbers
  await continueNumbers(db, [words]);
  expect(asked).toHaveLength(8);
});
