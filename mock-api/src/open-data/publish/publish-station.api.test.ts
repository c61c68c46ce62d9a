import { addRealYear, COUNTED_STATION, twoDirections } from '../../testing/figures/add-real-counter.ts';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { letOut, workOnOpenData } from '../../testing/open-data.ts';
import { AU } from '../../testing/stored-counts.ts';
import { asPublic } from '../store/as-public.ts';
import { publicStation, publicStations, publicVersions, type OpenStation } from '../store/snapshot.ts';

// a year of counts goes out, and again
jest.setTimeout(60_000);

const MARCH = '2026-03-10T15:00:00Z';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

async function out(version?: number): Promise<OpenStation> {
  const found = await publicStation(testApi().db, AU, version);
  if (found?.is !== 'published') throw new Error(`not published: ${JSON.stringify(found)}`);
  return found;
}
const editionsOf = ({ months }: OpenStation) => months.map(({ month, edition }) => `${month} ${edition}`);
const reopen = (minDate: string, maxDate: string) =>
  request(
    'POST /counts/reopen',
    { body: { flowid_txdot: AU, minDate, maxDate, reason: 'The loop was swapped.' } },
    'super',
  );
async function certify(filters: object): Promise<void> {
  await request('POST /counts/certify', { body: { flowid_txdot: AU, filters, reason: 'Known' } }, 'user');
  await testApi().runJobs();
}
async function change(day: string, count: number): Promise<void> {
  await testApi().query(
    `update counts set count = $3 where ts = $2::timestamp + interval '8 hours'
       and station_id = (select id from stations where station_id_tmg = $1)`,
    [AU, day, count],
  );
}

test('months go out whose hold is over and whose counts are all certified, and nothing else of the station', async () => {
  await letOut(AU, { first_month: '2025-10-01' });
  await workOnOpenData(MARCH);
  const station = await out();
  expect(editionsOf(station)).toEqual(['2025-10 1', '2025-11 1', '2025-12 1']);
  expect(station).toMatchObject({ version: 1, latest: 1, license: 'CC-BY-4.0', agency: 'City of Austin' });
  expect(station.flows[0]?.type).toEqual({ en: expect.any(String), es: expect.any(String) });
  expect(JSON.stringify(station)).not.toMatch(/Moreno|Castillo|Eco-Visio|serial/);
  // not the whole year is out
  expect(station.aadt).toEqual([]);
  expect((await publicStations(testApi().db, { text: 'au0001' })).map((line) => line.last_month)).toEqual([
    '2025-12',
  ]);
});

test('a day before its hold is over a month is not out, and a second round changes nothing', async () => {
  await letOut(AU, { first_month: '2025-11-01' });
  await workOnOpenData('2026-02-09T15:00:00Z');
  expect(editionsOf(await out())).toEqual(['2025-11 1']);
  await workOnOpenData('2026-02-10T15:00:00Z');
  const second = await out();
  expect([second.version, ...editionsOf(second)]).toEqual([2, '2025-11 1', '2025-12 1']);
  await workOnOpenData('2026-02-10T18:00:00Z');
  await workOnOpenData('2026-02-11T15:00:00Z');
  expect((await publicVersions(testApi().db, AU)).map(({ version }) => version)).toEqual([2, 1]);
  expect(editionsOf(await out(1))).toEqual(['2025-11 1']);
});

test('a month that is reopened stays as it is, under revision, and goes out anew after the next hold', async () => {
  await letOut(AU, { first_month: '2025-12-01' });
  await workOnOpenData(MARCH);
  const before = await out();
  await reopen('2025-12-03', '2025-12-03');
  await change('2025-12-03', 777);
  await workOnOpenData('2026-03-12T15:00:00Z');
  const meanwhile = await out();
  expect(meanwhile.months[0]?.revising).not.toBeNull();
  expect({ ...meanwhile, months: [{ ...meanwhile.months[0], revising: null }] }).toEqual(before);
  await certify({ maxDate: '2025-12-31' });
  await workOnOpenData('2026-03-13T15:00:00Z');
  await workOnOpenData('2026-04-09T15:00:00Z');
  expect((await out()).version).toBe(1);
  await workOnOpenData('2026-04-10T15:00:00Z');
  const after = await out();
  expect([after.version, ...editionsOf(after)]).toEqual([2, '2025-12 2']);
  expect(after.months[0]?.revising).toBeNull();
  const old = await out(1);
  expect([old.hash, old.latest, old.months[0]?.flows]).toEqual([before.hash, 2, before.months[0]?.flows]);
});

test('what was withdrawn goes out again as if it had never been out: certified, and from the month that is chosen now', async () => {
  await letOut(AU, { first_month: '2025-11-01' });
  await workOnOpenData(MARCH);
  expect(editionsOf(await out())).toEqual(['2025-11 1', '2025-12 1']);
  await reopen('2025-12-03', '2025-12-03');
  await workOnOpenData('2026-03-11T15:00:00Z');
  await request(
    'POST /open-data/:stationId/withdraw',
    { params: { stationId: AU }, body: { reason: 'The loop counted cars.' } },
    'admin',
  );
  await letOut(AU, { first_month: '2025-12-01' });
  await workOnOpenData('2026-03-12T15:00:00Z');
  expect(await publicStation(testApi().db, AU)).toMatchObject({ is: 'withdrawn' });
  await letOut(AU, { first_month: '2025-11-01' });
  await workOnOpenData('2026-03-12T16:00:00Z');
  expect(editionsOf(await out())).toEqual(['2025-11 1']);
  await change('2025-12-03', 777);
  await certify({ maxDate: '2025-12-31' });
  await workOnOpenData('2026-03-13T15:00:00Z');
  const { version, months } = await out();
  expect([version, ...months.map(({ month, edition, revising }) => [month, edition, revising])]).toEqual([
    3,
    ['2025-11', 1, null],
    ['2025-12', 2, null],
  ]);
});

test('months that are out stay out, and are corrected, when a later first month is chosen', async () => {
  await letOut(AU, { first_month: '2025-11-01' });
  await workOnOpenData(MARCH);
  await letOut(AU, { first_month: '2025-12-01' });
  await change('2025-11-03', 777);
  await reopen('2025-11-03', '2025-11-03');
  await workOnOpenData('2026-03-12T15:00:00Z');
  expect(editionsOf(await out())).toEqual(['2025-11 1', '2025-12 1']);
  await certify({ maxDate: '2025-11-30' });
  await workOnOpenData('2026-03-13T15:00:00Z');
  await workOnOpenData('2026-05-12T15:00:00Z');
  expect(editionsOf(await out())).toEqual(['2025-11 2', '2025-12 1']);
});

test('a month that is certified again as it was needs no new version', async () => {
  await letOut(AU, { first_month: '2025-12-01' });
  await workOnOpenData(MARCH);
  await reopen('2025-12-03', '2025-12-03');
  await workOnOpenData('2026-03-12T15:00:00Z');
  await certify({ maxDate: '2025-12-31' });
  await workOnOpenData('2026-05-12T15:00:00Z');
  const { version, months } = await out();
  expect([version, months[0]?.revising]).toEqual([1, null]);
});

test('the figure of a year goes out with the last of its months', async () => {
  await addRealYear(await twoDirections(), 2011);
  await letOut(COUNTED_STATION, { first_month: '2011-01-01' });
  await workOnOpenData('2012-01-10T15:00:00Z');
  const early = await publicStation(testApi().db, COUNTED_STATION);
  expect(early).toMatchObject({ is: 'published', version: 1, aadt: [] });
  await workOnOpenData('2012-02-10T15:00:00Z');
  expect(await publicStation(testApi().db, COUNTED_STATION)).toMatchObject({
    version: 2,
    aadt: [{ year: 2011, mode: 'bicycle', method: 'aashto', value: 433, days: 365, grade: 'A' }],
  });
});

test('days alone go out where an agency wants that, and a coarser place', async () => {
  await letOut(AU, { first_month: '2025-12-01', daily_only: true, places: 3, license: 'CC0-1.0' });
  await workOnOpenData(MARCH);
  const station = await out();
  expect(station.months[0]?.flows[0]?.hours).toBeNull();
  expect(String(station.latitude)).toMatch(/^\d+\.\d{1,3}$/);
  const lines = await asPublic(testApi().db, (db) => db.query('select lines from open_data_counts'));
  expect(String(lines[0]?.lines)).toMatch(/^2025-12-01T00:00:00,-360,1440,\d+,certified\n/);
});

test('a station that has moved to another agency sends nothing new out', async () => {
  await letOut(AU, { first_month: '2025-11-01' });
  await workOnOpenData('2026-01-12T15:00:00Z');
  await testApi().query(
    `update stations set agency_id = (select id from agencies where name like '%Houston%' limit 1) where station_id_tmg = $1`,
    [AU],
  );
  await workOnOpenData(MARCH);
  const station = await out();
  expect([station.agency, ...editionsOf(station)]).toEqual(['City of Austin', '2025-11 1']);
});

test('whoever has not signed in reads nothing but what is out', async () => {
  const { db } = testApi();
  const tables = await db.query(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'jobs') and c.relkind in ('r', 'v', 'm', 'p')
       and has_table_privilege('count_exchange_public', c.oid, 'select, insert, update, delete')
       -- what an extension brings along tells of the database, and of no row
       and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e') order by 1`,
  );
  expect(tables.map(({ name }) => name)).toEqual([
    'open_data_counts',
    'open_data_embeds',
    'open_data_files',
    'open_data_months',
    'open_data_revisions',
    'open_data_stations',
    'open_data_version_months',
    'open_data_versions',
    'open_data_years',
  ]);
  // of photos what their page shows, where an admin has ticked them
  const columns = await db.query(
    `select c.relname || '.' || a.attname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where n.nspname in ('public', 'jobs') and c.relkind in ('r', 'v', 'm', 'p') and c.relname not like 'open_data_%'
       and has_column_privilege('count_exchange_public', c.oid, a.attnum, 'select, insert, update')
       and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e') order by 1`,
  );
  expect(columns.map(({ name }) => name)).toEqual(
    ['caption', 'height', 'id', 'nr', 'public_since', 'station_id', 'width'].map(
      (name) => `station_photos.${name}`,
    ),
  );
  await expect(asPublic(db, (tx) => tx.query('select 1 from counts'))).rejects.toThrow(/permission denied/);
  await expect(asPublic(db, (tx) => tx.query('delete from open_data_months'))).rejects.toThrow();
});
