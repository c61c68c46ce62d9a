import { forgetSignIns, request, testApi } from '../testing/index.ts';
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
  const one = `ctid = (select min(ctid) from ${table} where station_id = ${station} ${
    table === 'certified_days' ? 'and minutes > 15' : 'and counts > 0'
  })`;
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

test('what is kept of a station and a certification that are not there is found too', async () => {
  await testApi().query(`insert into certifying_days values (999, 777777, 1, '2026-02-01', 60, 4)`);
  const { wrong, lines } = await check(true);
  expect([wrong, lines[0]]).toEqual([
    1,
    'Station 777777, certifying_days, certification_id 999 flow_id 1 day 2026-02-01: kept 60/4, counted nothing.',
  ]);
  expect(await check()).toEqual(whole);
});

test('only --mend changes anything', () => {
  expect([checkFrom([]), checkFrom(['--mend'])]).toEqual([{ mend: false }, { mend: true }]);
  expect(() => checkFrom(['--repair'])).toThrow("Unknown option '--repair'");
});
