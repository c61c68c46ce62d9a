import { reopenCounts } from '../certifications/reopen.sql.ts';
import { testApi } from '../../testing/index.ts';
import { inPieces } from './pieces.ts';

const STATION = 'AU0009';
const DAYS = { from: '2024-01-01', until: '2025-01-01' };
const QUARTERS = 366 * 96;

let stationId = 0;
beforeEach(async () => {
  await testApi().reset();
  const { query } = testApi();
  const [flow] = await query<{ station_id: number; id: number }>(
    `select f.station_id, f.id from flows f join stations s on s.id = f.station_id
     where s.station_id_tmg = $1 order by f.id limit 1`,
    [STATION],
  );
  stationId = flow?.station_id ?? 0;
  await query(`delete from counts where station_id = $1`, [stationId]);
  await query(
    `insert into counts (station_id, ts, flow_id, count, interval_minutes, certification_id)
     select $1, t, $2, 1, 15, 1 from generate_series('2024-01-01'::timestamp, '2024-12-31 23:45', '15 minutes') t`,
    [stationId, flow?.id],
  );
});

const reopened = () =>
  testApi().db.transaction((tx) =>
    reopenCounts(tx, {
      stationId,
      user: { id: 1, name: 'Sam Rivera' },
      at: new Date('2026-03-02T12:00:00Z'),
      minDate: '2024-01-01',
      maxDate: '2024-12-31',
      reason: 'Wrong',
    }),
  );

/** How many counts wait, read in pieces; before the second of the first readings the whole year is reopened. */
async function waiting(act: (read: number) => Promise<unknown>): Promise<{ counts: number; reads: number }> {
  const { db } = testApi();
  let reads = 0;
  const pieces = await inPieces(db, { stationId, ...DAYS }, async ({ from, until }) => {
    reads += 1;
    await act(reads);
    const [row] = await db.query<{ counts: number }>(
      `select count(*)::int as counts from counts
       where station_id = $1 and ts >= $2::timestamp and ts < $3::timestamp and certification_id is null`,
      [stationId, from, until],
    );
    return row?.counts ?? 0;
  });
  return { counts: pieces.reduce((sum, one) => sum + one, 0), reads };
}

test('nothing is read twice where nothing is written meanwhile', async () => {
  expect(await waiting(() => Promise.resolve())).toEqual({ counts: 0, reads: 4 });
});

test('what is reopened between two pieces is never told in part', async () => {
  const { counts } = await waiting((read) => (read === 2 ? reopened() : Promise.resolve()));
  expect(counts).toBe(QUARTERS);
});

test('a station that is written all the time is read at once in the end', async () => {
  const { counts, reads } = await waiting((read) =>
    testApi().query(
      `insert into count_edits (station_id, user_id, user_name, at, kind) values ($1, 1, 'Sam', now(), 'rows') returning $2::int`,
      [stationId, read],
    ),
  );
  expect({ counts, reads }).toEqual({ counts: 0, reads: 3 * 4 + 1 });
});

test('a reader of uncertified counts passes over the months without any', async () => {
  const { db, query } = testApi();
  const read = () =>
    inPieces(db, { stationId, ...DAYS }, (piece) => Promise.resolve(piece), { months: 'open' });
  expect(await read()).toEqual([]);
  await query(
    `update counts set certification_id = null where station_id = $1 and ts in ('2024-03-31 23:45', '2024-10-01')`,
    [stationId],
  );
  expect(await read()).toEqual([{ from: '2024-03-01', until: '2024-11-01' }]);
  await query('update counts set certification_id = null where station_id = $1 and ts >= $2', [
    stationId,
    '2024-08-15',
  ]);
  expect(await read()).toEqual([
    { from: '2024-03-01', until: '2024-10-01' },
    { from: '2024-10-01', until: '2025-01-01' },
  ]);
});

test('what a running certification has come to is as open as before', async () => {
  const { db, query } = testApi();
  await query(
    `insert into certifications (station_id, user_id, requested_by, requested_at, status) values ($1, 1, 'Sam', now(), 'running')`,
    [stationId],
  );
  expect(
    await inPieces(db, { stationId, ...DAYS }, (piece) => Promise.resolve(piece), { months: 'open' }),
  ).toHaveLength(4);
});
