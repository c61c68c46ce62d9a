import type { UptimeMonth } from 'shared-domain';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';

const STATION = 'AU0001';
const params = { stationId: STATION };

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  await testApi().query(`update stations set created_at = '2025-01-01T06:00:00Z' where station_id_tmg = $1`, [
    STATION,
  ]);
});

type Found = { start: string; end?: string | null; flow?: number | null; level?: string };

/** An outage of the station that somebody has classified. */
const classified = ({ start, end = null, flow = null, level = 'do not use' }: Found) =>
  testApi().query(
    `insert into outages (station_id, flow_id, kind, start_at, due_at, silent_at, usual_minutes, threshold_minutes, stage_minutes,
       recovered_at, missing, confirming, level, note)
     select id, $1::int, case when $1::int is null then 'silent' else 'flow' end, $2, $2, $2, 1440, 2160, 0, $3, '[]', '[]', $4, 'Wrong'
     from stations where station_id_tmg = '${STATION}'`,
    [flow, start, end, level],
  );
const flows = async () =>
  (
    await testApi().query<{ id: number }>(
      'select f.id from flows f join stations s on s.id = f.station_id where station_id_tmg = $1 order by f.id',
      [STATION],
    )
  ).map(({ id }) => id);
const february = async (): Promise<UptimeMonth> => {
  const { uptime } = (await request('GET /stations/:stationId/health', { params }, 'user')).reply;
  return uptime.find(({ month }) => month === '2026-02') as UptimeMonth;
};

test.each<[string, Found, number]>([
  // by the station's clock from 00:00 to 10:00 of February 10
  ['a night', { start: '2026-02-10T06:00:00Z', end: '2026-02-10T16:00:00Z' }, 10],
  ['an end within an hour', { start: '2026-02-10T06:00:00Z', end: '2026-02-10T15:30:00Z' }, 10],
  ['one that lasts, from the last day on', { start: '2026-02-28T06:00:00Z' }, 24],
  ['one that is watched', { start: '2026-02-10T06:00:00Z', level: 'watch' }, 0],
])('hours marked “do not use” are there, and not of use: %s', async (_what, range, hours) => {
  const before = await february();
  await classified(range);
  const after = await february();
  expect(after).toEqual({ ...before, usable: before.usable - hours * (await flows()).length });
});

test('of one flow alone they are not of use of that flow, and where ranges lie over each other once', async () => {
  const before = await february();
  const [flow = 0] = await flows();
  await classified({ start: '2026-02-10T06:00:00Z', end: '2026-02-10T16:00:00Z', flow });
  await classified({ start: '2026-02-10T08:00:00Z', end: '2026-02-10T18:00:00Z', flow });
  expect(await february()).toEqual({ ...before, usable: before.usable - 12 });
});

test('nothing is measured by days marked “do not use”', async () => {
  const query = { s: STATION, from: '2025-06-02', to: '2025-06-02', typical: true };
  const typical = async () => (await request('GET /compare', { query }, 'user')).reply.series[0]?.typical;
  const [before] = (await typical()) ?? [];
  expect(before).toMatchObject({ median: expect.any(Number) as number });
  // too few like days are left
  await classified({ start: '2024-11-01T06:00:00Z', end: '2025-05-20T06:00:00Z' });
  expect(await typical()).toEqual([null]);
});
