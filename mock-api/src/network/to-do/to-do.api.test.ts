import type { ToDo } from 'shared-domain';
import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';
import { selectCounted } from '../../counts/waiting/waiting.sql.ts';
import { evaluateHours } from '../health/evaluate-hours.ts';

const toDo = async (as: Persona): Promise<ToDo> => (await request('GET /to-do', {}, as)).reply;

/** Takes the values of a station's last month, and the certificates of its days. */
const uncounted = (stationId: string) =>
  testApi().query(
    `update counts set count = case when ts < '2026-02-01' then count end, certification_id = null
     where station_id = (select id from stations where station_id_tmg = $1)`,
    [stationId],
  );
const idOf = async (stationId: string) => {
  const [station] = await testApi().query<{ id: number }>(
    'select id from stations where station_id_tmg = $1',
    [stationId],
  );
  return station!.id;
};

/** Whether days of a station wait for certifying on a day; the seeded counts of AU0001 end on 2026-03-01. */
async function dueOn(today: string) {
  const [row] = await selectCounted(testApi().db, [await idOf('AU0001')], today);
  return row?.due;
}

/** Looks at all counters hour by hour up to a moment. */
const look = (at: string) => evaluateHours({ db: testApi().db, now: () => new Date(at) });
/** What the list of the network says is silent. */
const network = async (as: Persona) =>
  (await request('GET /network/health', {}, as)).reply.stations
    .filter(({ state }) => state === 'silent')
    .map(({ station_id_tmg }) => station_id_tmg);
/** Has the watch find all permanent counters silent: their counts end with March 1. */
const fallSilent = async () => {
  await look('2026-03-02T12:00:00Z');
  await look('2026-03-05T18:00:00Z');
};

afterEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

test.each([
  ['2026-04-01', false],
  ['2026-04-02', true],
])('on %s, 90 days without a certificate are due', async (today, due) => {
  expect(await dueOn(today)).toBe(due);
});

test('before the network was looked at nobody is called silent', async () => {
  await uncounted('AU0001');
  expect(await toDo('user')).toMatchObject({ silent: [] });
});

test('an agency is told of its own stations, the state of all', async () => {
  // the counts of HO0001 are no older than 90 days
  const nothing = {
    silent: [],
    due: [],
    failed: [],
    visits: [],
    registrations: 0,
    files: 0,
    campaigns: [],
    first_run: null,
  };
  expect(await toDo('user')).toEqual(nothing);
  await uncounted('AU0001');
  expect(await toDo('user')).toEqual({ ...nothing, due: ['AU0001'] });
  expect(await toDo('houston')).toMatchObject({ due: [] });
  expect(await toDo('super')).toMatchObject({ due: ['AU0001'] });
});

test.each([
  ['2026-03-01', ['AU0002']],
  ['2026-12-01', []],
])('a visit that was planned for %s is told as %j', async (next, visits) => {
  await testApi().query(
    `insert into station_visits (station_id, visited_on, next_visit, reason, outcome, done, user_name, created_at)
     values ($1, '2026-02-01', $2, 'round', 'solved', 'Looked', 'Uma', now())`,
    [await idOf('AU0002'), next],
  );
  expect((await toDo('user')).visits).toEqual(visits);
  expect((await toDo('houston')).visits).toEqual([]);
});

/** Has a station's watch find what the statement of its state says, whatever it found itself. */
const found = (stationId: string, set: string) =>
  testApi().query(
    `update station_watches set state = ${set} where station_id =
       (select id from stations where station_id_tmg = $1)`,
    [stationId],
  );
const OPEN = `jsonb_build_object('kind', 'flow', 'flow', '1', 'start', 29540000, 'missing', '[]'::jsonb, 'confirming', '[]'::jsonb)`;

test.each<[string, (station: string) => Promise<unknown>, boolean]>([
  ['no data', async () => undefined, true],
  [
    'data of its other flows alone',
    (station) =>
      found(station, `jsonb_set(jsonb_set(state, '{station,open}', 'null'), '{flows,0,open}', ${OPEN})`),
    true,
  ],
  [
    'data again',
    (station) => found(station, `jsonb_set(state, '{station,confirmingSince}', '29541000')`),
    false,
  ],
  ['its outage over', (station) => found(station, `jsonb_set(state, '{station,open}', 'null')`), false],
  [
    'a planned closure',
    async (station) =>
      testApi().query(
        `insert into station_closures (station_id, first_day, last_day, reason, user_name, created_at)
         values ($1, '2026-03-01', '2026-03-08', 'Works', 'Uma', now())`,
        [await idOf(station)],
      ),
    false,
  ],
  [
    'a portable device meanwhile',
    async (station) =>
      testApi().query("update flows set count_method_code = '2' where station_id = $1", [
        await idOf(station),
      ]),
    false,
  ],
  [
    'its end reached',
    async (station) =>
      testApi().query('update stations set year_station_discontinued = 2020 where id = $1', [
        await idOf(station),
      ]),
    false,
  ],
])('the dashboard and the network say the same of a counter with %s', async (_, prepare, silent) => {
  await fallSilent();
  await prepare('AU0001');
  const [listed, told] = [await network('user'), (await toDo('user')).silent];
  expect(told).toEqual(listed);
  expect(told.includes('AU0001')).toBe(silent);
  expect((await toDo('houston')).silent).toEqual(await network('houston'));
  expect((await toDo('super')).silent).toEqual(await network('super'));
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
