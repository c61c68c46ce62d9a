import type { ToDo } from 'shared-domain';
import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';
import { selectCounted } from './to-do.sql.ts';

const toDo = async (as: Persona): Promise<ToDo> => (await request('GET /to-do', {}, as)).reply;

/** Takes the values of a station's last month, and the certificates of its days. */
const silence = (stationId: string) =>
  testApi().query(
    `update counts set count = case when ts < '2026-02-01' then count end, certification_id = null
     where station_id = (select id from stations where station_id_tmg = $1)`,
    [stationId],
  );

/** What the counts of a station said on a day; the seeded ones of AU0001 end on 2026-03-01. */
async function countedOn(today: string) {
  const [station] = await testApi().query<{ id: number }>(
    "select id from stations where station_id_tmg = 'AU0001'",
  );
  const [row] = await selectCounted(testApi().db, [station!.id], today);
  return { silent: row?.silent, due: row?.due };
}

afterEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

test.each([
  ['2026-03-15', { silent: false, due: false }],
  ['2026-03-16', { silent: true, due: false }],
  ['2026-04-01', { silent: true, due: false }],
  ['2026-04-02', { silent: true, due: true }],
])('on %s, 14 days without a count are silence and 90 without a certificate are due', async (today, said) => {
  expect(await countedOn(today)).toEqual(said);
});

test('missing values are no counts', async () => {
  await silence('AU0001');
  expect(await countedOn('2026-02-14')).toMatchObject({ silent: false });
  expect(await countedOn('2026-02-15')).toMatchObject({ silent: true });
});

test('an agency is told of its own stations, the state of all', async () => {
  // the counts of HO0001 are no older than 90 days
  const nothing = { silent: [], due: [], failed: [], registrations: 0, first_run: null };
  expect(await toDo('user')).toEqual(nothing);
  await silence('AU0001');
  await silence('HO0001');
  expect(await toDo('user')).toEqual({ ...nothing, silent: ['AU0001'], due: ['AU0001'] });
  expect(await toDo('houston')).toEqual({
    ...nothing,
    silent: ['HO0001'],
    first_run: expect.objectContaining({ exported: false }),
  });
  expect(await toDo('super')).toMatchObject({ silent: ['AU0001', 'HO0001'], due: ['AU0001'] });
});

test.each([
  ['a portable device', "update flows set count_method_code = '2' where station_id = $1"],
  ['a closed station', 'update stations set year_station_discontinued = 2020 where id = $1'],
])('%s is not silent, whatever it counted last; its days are due all the same', async (_, statement) => {
  await silence('AU0001');
  const [station] = await testApi().query<{ id: number }>(
    "select id from stations where station_id_tmg = 'AU0001'",
  );
  await testApi().query(statement, [station!.id]);
  expect(await toDo('user')).toMatchObject({ silent: [], due: ['AU0001'] });
});

const imported = (status: string, daysAgo: number) =>
  testApi().query(
    `insert into imports (station_id, user_id, requested_by, file_name, vendor_code, request, status, created_at)
     select id, 2, 'Ada', 'counts.csv', '0', '{}', $1, '2026-03-02'::timestamptz - make_interval(days => $2)
     from stations where station_id_tmg = 'AU0001'`,
    [status, daysAgo],
  );

test.each([
  ['failed today', [['failed', 0]], true],
  ['failed long ago', [['failed', 40]], false],
  [
    'failed and done since',
    [
      ['failed', 1],
      ['done', 0],
    ],
    false,
  ],
  [
    'failed and under way again',
    [
      ['failed', 1],
      ['waiting', 0],
    ],
    false,
  ],
  [
    'done and failed since',
    [
      ['done', 1],
      ['failed', 0],
    ],
    true,
  ],
] as const)('an import that %s', async (_, imports, told) => {
  for (const [status, daysAgo] of imports) await imported(status, daysAgo);
  expect((await toDo('user')).failed.includes('AU0001')).toBe(told);
});

test('registrations are told to whom they wait for alone', async () => {
  await testApi().query(
    `insert into registrations (name, email, tel, organization, created_at)
     values ('Nora', 'nora@waco.example', '1', 'Waco', now())`,
  );
  const [waiting] = await testApi().query<{ n: number }>(
    "select count(*)::int as n from registrations where status = 'waiting'",
  );
  expect((await toDo('super')).registrations).toBe(waiting!.n);
  expect((await toDo('admin')).registrations).toBe(0);
});
