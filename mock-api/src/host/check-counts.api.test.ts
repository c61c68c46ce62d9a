import { addCounts } from '../counts/store/counts-writer.sql.ts';
import { mendKept } from '../counts/store/kept-sums.sql.ts';
import type { Transaction } from '../platform/db/database.ts';
import { forgetSignIns, request, testApi } from '../testing/index.ts';
import { onServer } from '../testing/suite-database.ts';
import { checkCounts, checkFrom } from './check-counts.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const check = async (mend = false) => {
  const lines: string[] = [];
  const wrong = await checkCounts(testApi().db, { mend, say: (line) => lines.push(line) });
  return { wrong, lines };
};
const whole = { wrong: 0, lines: [expect.stringContaining('everything is kept as it is counted.')] };

const revisionOf = async (station: number) =>
  (await testApi().query('select revision from certified_revisions where station_id = $1', [station]))[0]?.[
    'revision'
  ];

test('what is kept beside the counts is what they add up to, as seeded and after counts were certified', async () => {
  expect(await check()).toEqual(whole);
  const query = { flowid_txdot: 'AU0001' };
  await request('POST /findings/run', { body: query }, 'super');
  await testApi().runJobs();
  const certified = () => testApi().query('select sum(minutes)::int as minutes from certified_days');
  const before = await certified();
  await request('POST /counts/certify', { body: { ...query, filters: {}, reason: 'Known' } }, 'super');
  await testApi().runJobs();
  expect(await certified()).not.toEqual(before);
  expect(await check()).toEqual(whole);
});

test.each([
  ['a month that counts too many', 'update count_months set counts = counts + 1', 'count_months'],
  ['a month whose interval is wrong', 'update count_months set shortest = 5', 'count_months'],
  ['a month that is missing', 'delete from count_months', 'count_months'],
  ['a day whose total is wrong', 'update certified_days set total = total + 7', 'certified_days'],
  ['a day whose minutes are wrong', 'update certified_days set minutes = 15', 'certified_days'],
  ['a day that is missing', 'delete from certified_days', 'certified_days'],
])('%s is found, told, and mended', async (_, broken, table) => {
  const [row] = await testApi().query(
    `select min(station_id) as station from certified_days where minutes > 15`,
  );
  const station = Number(row?.['station']);
  const [time, some] = table === 'certified_days' ? ['day', 'minutes > 15'] : ['month', 'counts > 0'];
  const [first] = await testApi().query(
    `select flow_id, ${time}::text as time from ${table} where station_id = $1 and ${some} order by 1, 2 limit 1`,
    [station],
  );
  const one = `station_id = ${station} and flow_id = ${String(first?.['flow_id'])} and ${time} = '${String(first?.['time'])}'`;
  const held = () =>
    testApi().query(`select * from ${table} where station_id = $1 order by 1, 2, 3`, [station]);
  const before = await held();
  await testApi().query(`${broken} where ${one}`);
  const revision = Number(await revisionOf(station));

  const found = await check();
  expect(found.lines).toEqual([
    expect.stringMatching(new RegExp(`^Station ${station}, ${table}, flow_id .*: kept .*, counted .*\\.$`)),
    expect.stringContaining('rows that are wrong: 1. Nothing was changed'),
  ]);
  expect(await held()).not.toEqual(before);

  expect(await check(true)).toMatchObject({ wrong: 1 });
  expect(await held()).toEqual(before);
  expect(await check()).toEqual(whole);
  // what was made of the days is then known to be old
  expect(Number(await revisionOf(station))).toBe(table === 'certified_days' ? revision + 1 : revision);
});

test('a station with certified days that no revision is kept of is found, told, and mended', async () => {
  const [row] = await testApi().query('select min(station_id) as station from certified_days');
  const station = Number(row?.['station']);
  await testApi().query('delete from certified_revisions where station_id = $1', [station]);
  expect((await check()).lines).toEqual([
    `Station ${station}, certified_revisions, revision: kept nothing, counted one.`,
    expect.stringContaining('rows that are wrong: 1. Nothing was changed'),
  ]);
  expect(await check(true)).toMatchObject({ wrong: 1 });
  expect(Number(await revisionOf(station))).toBe(1);
  expect(await check()).toEqual(whole);
});

test('what is kept of a station and a certification that are not there is found too', async () => {
  await testApi().query(`insert into certifying_days values (999, 777777, 1, '2026-02-01', 60, 4)`);
  const { wrong, lines } = await check(true);
  expect([wrong, lines[0]]).toEqual([
    1,
    'Station 777777, certifying_days, certification_id 999 flow_id 1 day 2026-02-01: kept 60/4, counted nothing.',
  ]);
  expect(await check()).toEqual(whole);
});

test('only --fix changes anything, also by its name of before', () => {
  expect([[], ['--fix'], ['--mend']].map(checkFrom)).toEqual([
    { mend: false },
    { mend: true },
    { mend: true },
  ]);
  expect(() => checkFrom(['--repair'])).toThrow("Unknown option '--repair'");
});

/** Waits until somebody waits for a lock of this kind on the table of counts. */
async function untilWaitedFor(mode: string): Promise<void> {
  const waiting = () =>
    testApi().query(
      `select 1 from pg_locks where relation = 'counts'::regclass and mode = $1 and not granted`,
      [mode],
    );
  while ((await waiting()).length === 0) await new Promise((resolve) => setImmediate(resolve));
}

describe('beside somebody who writes counts', () => {
  const MONTH = { first: '2019-05-01 00:00:00', last: '2019-05-01 01:00:00' };
  const add = async (tx: Transaction, stationId: number) =>
    addCounts(
      tx,
      { stationId, ...MONTH },
      {
        select: `select f.station_id, t, f.id, 5, 60, null::int, null::text, null::int, 0
        from (select station_id, min(id) as id from flows where station_id = $1 group by 1) f,
          generate_series($2::timestamp, $3::timestamp, '1 hour') t`,
        params: [stationId, MONTH.first, MONTH.last],
      },
    );
  const stationOf = async () =>
    Number((await testApi().query('select min(station_id) as id from count_months'))[0]?.['id']);

  onServer.test('mending waits until that is done, and finds it', async () => {
    const station = await stationOf();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const { promise: isWritten, resolve: written } = Promise.withResolvers<void>();
    const writing = testApi().db.background.transaction(async (tx) => {
      await add(tx, station);
      written();
      await mayEnd;
    });
    await isWritten;
    const mending = check(true);
    await untilWaitedFor('ShareLock');
    end();
    await writing;
    expect((await mending).wrong).toBe(0);
    expect(await check()).toEqual(whole);
  });

  onServer.test('they wait until it is mended', async () => {
    const station = await stationOf();
    await testApi().query('update count_months set counts = counts + 1 where station_id = $1', [station]);
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const { promise: isMended, resolve: mended } = Promise.withResolvers<void>();
    const mending = testApi().db.background.transaction(async (tx) => {
      expect((await mendKept(tx, station)).length).toBeGreaterThan(0);
      mended();
      await mayEnd;
    });
    await isMended;
    const writing = testApi().db.background.transaction((tx) => add(tx, station));
    await untilWaitedFor('RowExclusiveLock');
    end();
    await Promise.all([mending, writing]);
    expect(await check()).toEqual(whole);
  });
});
