import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { sendDigests } from '../digests/send-digests.ts';
import { evaluateHours } from './evaluate-hours.ts';

// An outage was told, and its station is counted in another way since, or counted again: it has an end, which is told once.

const STATION = 'AU0001';
const FIRST_MONDAY = '2026-03-09T12:00:00Z';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  await testApi().query('delete from deployments');
  await testApi().query(
    `insert into digest_choices (user_id, wanted, language, changed_at) select id, 'weekly', 'en', '2026-03-01' from users`,
  );
});

const look = async (at: string) => {
  await evaluateHours({ db: testApi().db, now: () => new Date(at) });
  await sendDigests({
    db: testApi().db,
    queue: testApi().queue,
    now: () => new Date(at),
    origin: 'https://counts.example',
  });
};
const countedBy = (method: '1' | '3') =>
  testApi().query(
    `update flows set count_method_code = $2 where station_id = (select id from stations where station_id_tmg = $1)`,
    [STATION, method],
  );
const deploy = (first: string, last: string) =>
  testApi().query(
    `with made as (insert into deployments (agency_id, name, start_date, end_date)
       select agency_id, 'Counted by hand', $2, $3 from stations where station_id_tmg = $1 returning id)
     insert into deployment_stations (deployment_id, station_id)
     select made.id, s.id from made, stations s where station_id_tmg = $1`,
    [STATION, first, last],
  );
const upload = (at: string, from: string, through: string) =>
  testApi().query(
    `insert into arrivals (station_id, flow_id, arrived_at, from_ts, through_ts, filled)
     select station_id, f.id, $2, $3, $4, false from flows f join stations s on s.id = f.station_id
     where station_id_tmg = $1`,
    [STATION, at, from, through],
  );
const outages = () =>
  testApi().query<{ kind: string; recovered: string | null; retired: string | null; news: string[] }>(
    `select o.kind, o.recovered_at as recovered, o.retired_at as retired,
       array(select n.what from outage_news n where n.outage_id = o.id order by n.id) as news
     from outages o join stations s on s.id = o.station_id where s.station_id_tmg = $1 order by o.id`,
    [STATION],
  );
/** What a mail says of the station's outage; what waits there for review is another matter. */
const OF_OUTAGE = new RegExp(
  `^- ${STATION} [^:\\n]*: ((?:since|expected since|silent since|nothing is expected|no upload) .*)$`,
  'm',
);
const said = async () =>
  (
    await testApi().query<{ body: string }>(
      `select body from outbox where recipient = 'user@example.org' and headers is not null order by id`,
    )
  ).flatMap(({ body }) => OF_OUTAGE.exec(body)?.[1] ?? []);

test('a counter that is exchanged for short counts is silent no more, and whoever was told of it hears so once', async () => {
  await look('2026-03-02T12:00:00Z');
  await look(FIRST_MONDAY);
  await countedBy('1');
  await look('2026-03-10T12:00:00Z');
  await look('2026-03-16T12:00:00Z');
  await look('2026-03-23T12:00:00Z');
  expect(await outages()).toEqual([
    {
      kind: 'silent',
      recovered: null,
      retired: '2026-03-09T13:00:00Z',
      news: ['silent', 'still', 'retired'],
    },
  ]);
  expect(await said()).toEqual([expect.stringMatching(/^since /), 'nothing is expected of its counter now']);
  const { reply } = await request(
    'GET /stations/:stationId/health',
    { params: { stationId: STATION } },
    'user',
  );
  expect(reply.outages).toMatchObject([{ recovered_at: null, retired_at: '2026-03-09T13:00:00Z' }]);
});

test('an upload that is overdue ends with the first counts, though the station has been counted again', async () => {
  await countedBy('1');
  await deploy('2026-02-10', '2026-02-20');
  await look('2026-03-02T12:00:00Z');
  await look(FIRST_MONDAY);
  expect((await outages()).map(({ news }) => news)).toEqual([['silent']]);
  await deploy('2026-03-01', '2026-03-08');
  await look('2026-03-10T12:00:00Z');
  await upload('2026-03-11T10:30:00Z', '2026-03-01', '2026-03-09');
  await look('2026-03-16T12:00:00Z');
  await look('2026-03-23T12:00:00Z');
  expect(await outages()).toMatchObject([
    { recovered: '2026-03-11T10:30:00Z', retired: null, news: ['silent', 'recovered'] },
  ]);
  expect(await said()).toEqual([
    'expected since February 21',
    // eleven days of the first one
    'silent since February 21, 264 hours are missing',
  ]);
  // at last the counts of the first one come
  await upload('2026-03-24T10:30:00Z', '2026-02-10', '2026-02-21');
  await look('2026-03-30T12:00:00Z');
  expect((await outages())[0]?.news).toEqual(['silent', 'recovered', 'filled']);
  expect((await said()).at(-1)).toBe('silent since February 21, nothing is missing');
});

test('of a deployment that was taken back no upload is expected any more', async () => {
  await countedBy('1');
  await deploy('2026-02-10', '2026-02-20');
  await look('2026-03-02T12:00:00Z');
  await look(FIRST_MONDAY);
  await testApi().query('delete from deployments');
  await look('2026-03-16T12:00:00Z');
  expect((await outages()).map(({ news }) => news)).toEqual([['silent', 'retired']]);
  expect((await said()).at(-1)).toBe('no upload is expected any more');
});

test('a station that has retired owes no upload', async () => {
  await countedBy('1');
  await deploy('2026-02-10', '2026-02-20');
  await look('2026-03-02T12:00:00Z');
  await look(FIRST_MONDAY);
  await testApi().query('update stations set year_station_discontinued = 2025 where station_id_tmg = $1', [
    STATION,
  ]);
  await look('2026-03-16T12:00:00Z');
  expect((await outages()).map(({ news }) => news)).toEqual([['silent', 'retired']]);
});
