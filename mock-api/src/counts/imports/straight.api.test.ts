import { wallClock } from 'shared-domain';
import { CUSTOM, imported, start, stored } from '../../testing/import-files.ts';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { onServer } from '../../testing/suite-database.ts';
import { readDifferences } from '../store/kept-sums.sql.ts';
import { holdsNothing } from './straight.sql.ts';

const JUNE = Date.UTC(2025, 5, 1) / 60_000;
const ROWS = 192;

/** Two days of quarters of an hour. */
const file = (from = JUNE) =>
  `Date,NB\n${Array.from({ length: ROWS }, (_, row) => `${wallClock(from + 15 * row)},${row % 97}\n`).join('')}`;

let place = { stationId: 0, flow: 0, other: 0 };

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  const [found] = await testApi().query<typeof place>(
    `select s.id as "stationId", min(f.id) as flow, max(f.id) as other from stations s join flows f on f.station_id = s.id
     where station_id_tmg = $1 group by s.id`,
    [CUSTOM],
  );
  place = found ?? place;
});
afterEach(() => jest.restoreAllMocks());

const store = (ts: string, flow: number, interval = 15) =>
  testApi().query(
    'insert into counts (station_id, ts, flow_id, count, interval_minutes) values ($1, $2, $3, 1, $4)',
    [place.stationId, ts, flow, interval],
  );

test.each([
  ['nothing', [], true],
  ['a count of the flow in between', [['2025-06-01 12:00', 'flow']], false],
  ['one on the first day, before the first', [['2025-06-01 00:00', 'flow']], false],
  ['one on the last day, after the last', [['2025-06-02 23:45', 'flow']], false],
  [
    'one of the day before and of the day after',
    [
      ['2025-05-31 23:45', 'flow'],
      ['2025-06-03 00:00', 'flow'],
    ],
    true,
  ],
  ['one of another flow', [['2025-06-01 12:00', 'other']], true],
] as const)('days with %s hold nothing: %s', async (_, counts, expected) => {
  for (const [ts, flow] of counts) await store(ts, place[flow]);
  const { stationId, flow } = place;
  const days = { stationId, flows: [flow], first: '2025-06-01 06:00:00', last: '2025-06-02 20:00:00' };
  expect(await holdsNothing(testApi().db, days)).toBe(expected);
});

onServer.test('a file of days without counts is copied to its place, without a table beside it', async () => {
  const { background } = testApi().db;
  const beside = jest.spyOn(background, 'copyIn');
  const { result } = await imported(file());
  expect(result).toMatchObject({ added: ROWS, replaced: 0, unchanged: 0 });
  expect(beside).not.toHaveBeenCalled();
  expect(await readDifferences(testApi().db, place.stationId)).toEqual([]);
  await imported(file(JUNE + 15));
  expect(beside).toHaveBeenCalled();
});

test('where an hour is stored the same file is compared with it, and refused in part of it', async () => {
  await store('2025-06-02 23:00', place.flow, 60);
  const { status, message, result } = await imported(file(JUNE + 15 * 90));
  expect([status, message, result?.superseded]).toEqual(['done', null, 1]);
});

test('it can be taken back, and imported again', async () => {
  const { id } = await imported(file());
  expect(await stored(CUSTOM)).toMatchObject([{ n: ROWS }]);
  await request('POST /imports/:id/undo', { params: { id: String(id) }, body: {} }, 'user');
  await testApi().runJobs();
  expect(await stored(CUSTOM)).toEqual([]);
  expect((await imported(file())).result).toMatchObject({ added: ROWS });
});

test('an import that was ended while it was read leaves nothing, and its end stands', async () => {
  const { reply } = await start(file());
  const { background } = testApi().db;
  const own = background.transaction.bind(background);
  jest.spyOn(background, 'transaction').mockImplementation(async (run, options) => {
    await testApi().query(`update imports set status = 'failed', message = '"ended"' where id = $1`, [
      reply.import.id,
    ]);
    return own(run, options);
  });
  await testApi().runJobs();
  expect(await stored(CUSTOM)).toEqual([]);
  const [row] = await testApi().query('select status from imports where id = $1', [reply.import.id]);
  expect(row).toEqual({ status: 'failed' });
});
