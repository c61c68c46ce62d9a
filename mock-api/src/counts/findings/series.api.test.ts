import { testApi } from '../../testing/index.ts';
import { AU } from '../../testing/stored-counts.ts';
import { readReviewed } from './series.sql.ts';

beforeEach(() => testApi().reset());

/** What waits at the station: from its first uncertified count to the end of its last, as the rows say. */
const waiting = async () => {
  const [row] = await testApi().query<{ from: string; until: string }>(
    `select min(ts) as from, max(ts + interval_minutes * interval '1 minute') as until from counts
     where station_id = (select id from stations where station_id_tmg = $1) and certification_id is null`,
    [AU],
  );
  return row;
};
const reviewed = async () => {
  const [station] = await testApi().query<{ id: number }>(
    'select id from stations where station_id_tmg = $1',
    [AU],
  );
  return readReviewed(testApi().db, station?.id ?? 0);
};

/** A certification that runs at these stations, and has come to all counts of them that waited. */
const certifying = (stations: string) =>
  testApi().query(
    `with running as (
       insert into certifications (station_id, user_id, requested_by, requested_at, status)
       select id, 3, 'Uma Castillo', now(), 'running' from stations where ${stations} returning id, station_id)
     update counts c set certification_id = r.id from running r
     where c.station_id = r.station_id and c.certification_id is null`,
  );

test('what waits for review ends with its last count, though a longer one that began before it ends later', async () => {
  const before = await waiting();
  expect(await reviewed()).toEqual(before);
  const [last] = await testApi().query<{ ts: string }>(
    `update counts c set interval_minutes = 15 from (
       select station_id, max(ts) as ts, max(flow_id) as flow_id from counts
       where station_id = (select id from stations where station_id_tmg = $1) group by station_id) l
     where (c.station_id, c.ts, c.flow_id) = (l.station_id, l.ts, l.flow_id) returning c.ts`,
    [AU],
  );
  expect(last).toBeDefined();
  expect(await reviewed()).toEqual(before);
});

test('what a running certification has come to waits as before, and other stations’ certifications are nothing to it', async () => {
  const before = await waiting();
  await certifying(`station_id_tmg <> '${AU}' and not draft`);
  expect(await reviewed()).toEqual(before);
  await certifying(`station_id_tmg = '${AU}'`);
  expect(await reviewed()).toEqual(before);
  await testApi().query(
    `update certifications set status = 'done', finished_at = now() where status = 'running'`,
  );
  expect(await reviewed()).toBeNull();
});
