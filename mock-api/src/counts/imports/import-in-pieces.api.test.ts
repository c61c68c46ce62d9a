import { wallClock } from 'shared-domain';
import { CUSTOM, imported, start, stored } from '../../testing/import-files.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';

jest.setTimeout(120_000);

const ROWS = 12_000;
const JUNE = Date.UTC(2025, 5, 1) / 60_000;

/** Counts of four months at 15 minutes. */
const file = (count = (row: number) => row % 97) =>
  `Date,NB\n${Array.from({ length: ROWS }, (_, row) => `${wallClock(JUNE - 15 * row)},${count(row)}\n`).join('')}`;

/** A count on one of the file's days, of a time that is not in it: where there is one the file's are compared first. */
const ONE = [CUSTOM, wallClock(JUNE + 15)];

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  await testApi().query(
    `insert into counts (station_id, ts, flow_id, count, interval_minutes)
     select s.id, $2::timestamp, min(f.id), 1, 15 from stations s join flows f on f.station_id = s.id
     where station_id_tmg = $1 group by s.id`,
    ONE,
  );
});
afterEach(() => jest.restoreAllMocks());

const staged = () =>
  testApi().query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relname ~ '^incoming_[0-9]'`,
  );
const written = async () => (await stored(CUSTOM)).reduce((sum, { n }) => sum + n, 0);

type Seen = { pieces: number[]; within: string[] };

/** What the jobs bring outside of transactions, by pieces, and what they do in those that write counts. */
function watchJobs(onPiece: (pieces: number) => Promise<void> = () => Promise.resolve()): Seen {
  const seen: Seen = { pieces: [], within: [] };
  const db: Database = testApi().db.background;
  const own = { ...db };
  jest.spyOn(db, 'copyIn').mockImplementation(async (table, columns, rows) => {
    seen.pieces.push([...(rows as Iterable<unknown>)].length);
    const copied = await own.copyIn(table, columns, rows);
    await onPiece(seen.pieces.length);
    return copied;
  });
  jest
    .spyOn(db, 'transaction')
    .mockImplementation((run, options) => own.transaction((tx) => run(noted(tx, seen.within)), options));
  return seen;
}

const noted = (tx: Transaction, notes: string[]): Transaction => ({
  ...tx,
  query: (sql, params) => {
    notes.push(sql);
    return tx.query(sql, params);
  },
  copyIn: (table, columns, rows) => {
    notes.push(`copy ${table.name}`);
    return tx.copyIn(table, columns, rows);
  },
});

test('a file is brought in pieces before the transaction that writes its counts, which reads no file', async () => {
  const seen = watchJobs();
  const { result } = await imported(file());
  expect(result).toMatchObject({ added: ROWS, replaced: 0 });
  expect(seen.pieces).toHaveLength(3);
  expect(seen.pieces.reduce((sum, rows) => sum + rows, 0)).toBe(ROWS);
  expect(seen.within.filter((sql) => sql.startsWith('copy'))).toEqual([]);
  expect(seen.within.filter((sql) => /insert into counts /.test(sql))).toHaveLength(1);
  expect(await staged()).toEqual([]);
});

test('what is stored already is not written again, and only what differs is', async () => {
  await imported(file());
  const seen = watchJobs();
  expect((await imported(file())).result).toMatchObject({ added: 0, replaced: 0, unchanged: ROWS });
  expect(seen.within.filter((sql) => /(insert into|update) counts /.test(sql))).toEqual([]);
  const { result } = await imported(file((row) => (row === 7 ? 1000 : row % 97)));
  expect(result).toMatchObject({ added: 0, replaced: 1, unchanged: ROWS - 1 });
  expect(seen.within.filter((sql) => /insert into counts /.test(sql))).toEqual([]);
});

test('a process that dies before all is brought leaves nothing to see, and the job starts over', async () => {
  const { reply } = await start(file());
  let left: { counts: number; staged: number } | null = null;
  watchJobs(async (pieces) => {
    if (pieces !== 2) return;
    left = { counts: await written(), staged: (await staged()).length };
    throw new Error('The process has died.');
  });
  await testApi().runJobs();
  expect(left).toEqual({ counts: 0, staged: 1 });
  const { reply: done } = await request(
    'GET /imports/:id',
    { params: { id: String(reply.import.id) } },
    'user',
  );
  expect(done).toMatchObject({ status: 'done', result: { added: ROWS } });
  expect(await written()).toBe(ROWS);
  expect(await staged()).toEqual([]);
});

test('an import that fails for good leaves nothing beside the counts', async () => {
  await start(file());
  watchJobs(() => Promise.reject(new Error('No space left on device')));
  await testApi().runJobs();
  expect(await written()).toBe(0);
  expect(await staged()).toEqual([]);
});

test('what is brought is nobody’s to read, and is swept where its import has ended', async () => {
  await testApi().query('create unlogged table incoming_999_0123456789ab (ts timestamp)');
  const asCaller = testApi().db.transaction((tx) => tx.query('select * from incoming_999_0123456789ab'), {
    scope: { agency: 1, everything: true, user: 1 },
  });
  await expect(asCaller).rejects.toThrow('permission denied');
  await testApi().removeExpired();
  expect(await staged()).toEqual([]);
});
