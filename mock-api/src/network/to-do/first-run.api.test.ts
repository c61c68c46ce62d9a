import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';
import { prepare } from '../../testing/ordered-export.ts';

const firstRun = async (as: Persona) => (await request('GET /to-do', {}, as)).reply.first_run;
const HOUSTON = `(select agency_id from users where email = 'houston@example.org')`;
const NOTHING = { station: false, flows: false, counts: false, certified: false, exported: false };

// Houston as it was before it certified anything
beforeEach(() =>
  testApi().query(
    `update certifications set status = 'failed'
     where station_id in (select id from stations where agency_id = ${HOUSTON})`,
  ),
);
afterEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

/** Has Houston's one station certified so many days ago. */
const certified = (daysAgo: number, status = 'done') =>
  testApi().query(
    `insert into certifications (station_id, user_id, requested_by, requested_at, filters, status, counts)
     select id, 4, 'Ada', '2026-03-02T12:00:00Z'::timestamptz - make_interval(days => $1), '{}', $2, 1
     from stations where station_id_tmg = 'HO0001'`,
    [daysAgo, status],
  );
const draft = () =>
  testApi().query(`update stations set draft = true, station_id_tmg = null where agency_id = ${HOUSTON}`);

test('an agency that has certified for long is new no more, and who sees all agencies has no steps', async () => {
  expect(await firstRun('user')).toBeNull();
  expect(await firstRun('super')).toBeNull();
});

test('an agency without a published station has all before it', async () => {
  await draft();
  expect(await firstRun('houston')).toEqual(NOTHING);
});

test('a station, its flows and its counts are done when they are there', async () => {
  const begun = { ...NOTHING, station: true, flows: true, counts: true };
  expect(await firstRun('houston')).toEqual(begun);
  await certified(3, 'failed');
  expect(await firstRun('houston')).toEqual(begun);
});

test('a first certificate is done, and leads on to the export for a month', async () => {
  await certified(3);
  expect(await firstRun('houston')).toMatchObject({ certified: true, exported: false });
  await certified(40);
  expect(await firstRun('houston')).toBeNull();
});

test('an order of an export is the last step, and the own agency’s', async () => {
  await certified(3);
  expect((await prepare()).status).toBe(200);
  expect(await firstRun('houston')).toMatchObject({ certified: true, exported: false });
  const query = { includeDrafts: false };
  const { reply: own } = await request('GET /stations/summary', { query }, 'houston');
  const stations = own.flatMap(({ station_id_tmg }) => station_id_tmg ?? []);
  const ordered = await prepare({ stations, fromDate: '01/01/2010', toDate: '03/01/2026' }, 'houston');
  expect(ordered.status).toBe(200);
  expect(await firstRun('houston')).toBeNull();
});
