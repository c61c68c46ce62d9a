import {
  bigint,
  bit,
  bool,
  day,
  int,
  json,
  listOf,
  moment,
  oneOf,
  orNull,
  text,
  wallClock,
  type Column,
} from './columns.ts';
import type { Queryable } from './database.ts';
import { hasMet, lookAtRows, outer, readRow, readRows, shape, table } from './table.ts';

const boats = table('boats', { id: int, name: text, sails: listOf(text), sold_at: orNull(moment) });

/** A database that answers these rows, whatever is asked. */
const answering = (rows: Record<string, unknown>[]): Queryable => ({
  query: () => Promise.resolve(rows),
  exec: () => Promise.reject(new Error('not asked')),
  copyIn: () => Promise.reject(new Error('not asked')),
});

test('the shape of an answer is the list of its columns', () => {
  expect(shape(boats.pick('id', 'name')).sql).toBe('id, name');
  expect(shape(boats.of('b', 'id', 'sold_at')).sql).toBe('b.id, b.sold_at');
  expect(shape({ ...boats.of('b', 'id'), many: bool.by('count(*) > 1'), kind: text }).sql).toBe(
    'b.id, count(*) > 1 as many, kind',
  );
  expect(shape({ owner: boats.columns.name.by('o.name') }).sql).toBe('o.name as owner');
});

test('rows come typed by the columns that were picked', async () => {
  const boat = { id: 1, name: 'Ada' };
  const rows = await readRows(answering([boat]), shape(boats.pick('id', 'name')), '');
  // as the types have it: no cast
  const ids: number[] = rows.map(({ id }) => id);
  const first: { id: number; name: string } | undefined = rows[0];
  expect([ids, first]).toEqual([[1], boat]);
  expect(await readRow(answering([]), shape(boats.pick('id')), '')).toBeUndefined();
});

describe('where rows are looked at', () => {
  beforeAll(lookAtRows);

  const read = (row: Record<string, unknown>) =>
    readRow(answering([row]), shape(boats.pick('id', 'sold_at')), 'select the boat');

  test.each([
    ['of the shape', { id: 1, sold_at: null }],
    ['with a moment', { id: 1, sold_at: '2026-03-02T12:00:00.5Z' }],
  ])('a row %s is taken', async (_, row) => expect(await read(row)).toEqual(row));

  test.each([
    ['without a column', { id: 1 }, 'sold_at'],
    ['with another column', { id: 1, sold_at: null, name: 'Ada' }, 'name'],
    ['of another type', { id: '1', sold_at: null }, 'id'],
    ['with null where none may be', { id: null, sold_at: null }, 'id'],
    ['with a moment as the database writes it', { id: 1, sold_at: '2026-03-02 12:00:00+00' }, 'sold_at'],
  ])('a row %s is refused, by name', async (_, row, name) =>
    expect(read(row)).rejects.toThrow(new RegExp(`${name}: .*select the boat`)),
  );
});

test.each<[Column<unknown>, unknown, unknown]>([
  [oneOf('sold', 'afloat'), 'sold', 'sunk'],
  [bit, 1, true],
  [bigint, 2 ** 40, '5'],
  [day, '2026-03-02', '2026-03-02 00:00:00'],
  [wallClock, '2026-03-02 14:00:00', '2026-03-02T14:00:00Z'],
  [listOf(int), [1, 2], [1, '2']],
  [json<object>(), {}, null],
])('what a column holds', (column, held, other) => {
  expect([column.holds(held), column.holds(other)]).toEqual([true, false]);
  expect([orNull(column).holds(held), orNull(column).holds(null)]).toEqual([true, true]);
});

test('an outer join answers what it met, or nulls', () => {
  const met = shape(boats.of('b', 'id', 'name'));
  const listed = shape({ total: int, ...outer(met.columns) });
  expect(listed.sql).toBe('total, b.id, b.name');
  expect(listed.columns.name).toMatchObject({ nullable: true });
  expect(hasMet(met, { total: 1, id: 1, name: 'Ada' })).toBe(true);
  expect(hasMet(met, { total: 0, id: null, name: null })).toBe(false);
});

test('a list is called as the database calls it', () => {
  expect(listOf(text)).toMatchObject({ type: '_text', nullable: false });
  expect(orNull(listOf(int))).toMatchObject({ type: '_int4', nullable: true });
});
