import { forgetSignIns, testApi } from '../../testing/index.ts';
import { evaluateHours } from '../health/evaluate-hours.ts';
import { countSilentLong } from './silent-long.sql.ts';

const NOW = new Date('2026-04-06T12:00:00Z');

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  // counts end with March 1st; the hours between are nobody's matter here
  await evaluate(new Date('2026-03-02T18:00:00Z'));
  await testApi().query(`insert into health_runs (hour, stations) values ('2026-04-06T11:00:00Z', 0)`);
  await evaluate(NOW);
});

const evaluate = (now: Date) => evaluateHours({ db: testApi().db, now: () => now });

async function count(): Promise<number> {
  const [user] = await testApi().query<{ id: number; agency: number }>(
    `select id, agency_id as agency from users where email = 'user@example.org'`,
  );
  return countSilentLong(testApi().db, { user: user?.id ?? 0, agency: user?.agency ?? 0, now: NOW });
}
const ofStation = (sql: string) =>
  testApi().query(sql.replace('STATION', `(select id from stations where station_id_tmg = 'AU0001')`));

test.each<[string, string]>([
  [
    'closed by plan',
    `insert into station_closures (station_id, first_day, last_day, reason, user_name, created_at)
     values (STATION, '2026-04-01', '2026-04-30', 'Works', 'Uma', now())`,
  ],
  ['retired', `update stations set year_station_discontinued = 2025 where id = STATION`],
  ['counted in another way', `update flows set count_method_code = '1' where station_id = STATION`],
  [
    'muted by the person',
    `insert into muted_stations (user_id, station_id, until)
     select u.id, STATION, '2026-04-06' from users u where email = 'user@example.org'`,
  ],
  ['muted', `update outages set muted_until = '2026-04-06' where station_id = STATION`],
])(
  'a counter that is %s is not counted among those silent for long, as the list calls it otherwise',
  async (_, sql) => {
    const before = await count();
    expect(before).toBeGreaterThan(0);
    await ofStation(sql);
    expect(await count()).toBe(before - 1);
  },
);

test('an outage that a person entered makes no counter silent', async () => {
  const before = await count();
  await testApi().query(
    `insert into outages (station_id, kind, start_at, due_at, silent_at, usual_minutes, threshold_minutes, stage_minutes, missing, confirming, entered_by)
     select id, 'silent', '2026-01-10', '2026-01-10', '2026-01-10', 0, 0, 0, '[]', '[]', 'Uma'
     from stations s where not exists (select 1 from outages o where o.station_id = s.id and o.kind <> 'overdue')`,
  );
  expect(await count()).toBe(before);
});
