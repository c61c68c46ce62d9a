import { testApi } from 'mock-api/testing';
import { seedCalendar } from './calendar.seed.ts';
import { refreshDaysCount } from '../../counts/store/days-count.sql.ts';

const query = <T>(sql: string) => testApi().query<T>(sql);
const scopes = {
  austin: { agency: 3, everything: false, user: 3 },
  houston: { agency: 4, everything: false, user: 4 },
  super: { agency: 1, everything: true, user: 1 },
};

test('AU0001 has a year of counts, the last sixty days of it to review', async () => {
  const rows = await query(
    `select count(*) as counts, min(ts) as first, max(ts) as last,
       max(ts) filter (where certification_id is not null) as certified,
       count(*) filter (where count is null) as nulls
     from counts where station_id = (select id from stations where station_id_tmg = 'AU0001')`,
  );
  expect(rows).toEqual([
    {
      counts: 17_518,
      first: '2025-03-02 00:00:00',
      last: '2026-03-01 23:00:00',
      certified: '2025-12-31 23:00:00',
      nulls: 31,
    },
  ]);
});

test('the ledger of certifications agrees with the counts', async () => {
  const differing = await query(
    `select c.id from certifications c
     left join (select certification_id, count(*) as counts, min(ts) as first, max(ts) as last
                from counts group by 1) n on n.certification_id = c.id
     where n.counts is distinct from c.counts or n.first is distinct from c.first_ts or n.last is distinct from c.last_ts`,
  );
  expect(differing).toEqual([]);
});

test('every station has the days to review that its counts say', async () => {
  const read = () => query('select id, days_count from stations order by id');
  const seeded = await read();
  for (const { id } of await query<{ id: number }>('select id from stations'))
    await refreshDaysCount(testApi().db, id);
  expect(await read()).toEqual(seeded);
});

test('days count follows what is certified', async () => {
  const [station] = await query<{ id: number }>("select id from stations where station_id_tmg = 'AU0004'");
  const id = station?.id ?? 0;
  const days = async () =>
    (await query<{ days_count: number | null }>(`select days_count from stations where id = ${id}`))[0]
      ?.days_count;
  await query(
    `update counts set certification_id = 1 where station_id = ${id} and ts < '2026-02-20 12:00:00'`,
  );
  await refreshDaysCount(testApi().db, id);
  expect(await days()).toBe(10);
  await query(`update counts set certification_id = 1 where station_id = ${id}`);
  await refreshDaysCount(testApi().db, id);
  expect(await days()).toBeNull();
});

test.each([
  ['austin', ['AU0005,AU0009', 'AU0007']],
  ['houston', []],
  ['super', ['AU0005,AU0009', 'AU0007']],
] as const)('%s sees the deployments %j', async (who, expected) => {
  const rows = await testApi().db.transaction(
    (tx) =>
      tx.query<{ stations: string }>(
        `select string_agg(s.station_id_tmg, ',' order by s.station_id_tmg) as stations
         from deployments d join deployment_stations p on p.deployment_id = d.id join stations s on s.id = p.station_id
         group by d.id order by 1`,
      ),
    { scope: scopes[who] },
  );
  expect(rows.map(({ stations }) => stations)).toEqual(expected);
});

test('a deployment can not be hung on a station of another agency', async () => {
  const hang = testApi().db.transaction(
    (tx) =>
      tx.query(
        `insert into deployment_stations (deployment_id, station_id)
         select d.id, 1 from deployments d where d.agency_id = 4 limit 1`,
      ),
    { scope: scopes.houston },
  );
  await expect(hang).rejects.toThrow('row-level security');
});

test('the calendar of the demonstration has terms, events and a break for all, and weather up to the last counts', async () => {
  await testApi().db.transaction((tx) => seedCalendar(tx, testApi().now()));
  const entries = await query<{ kind: string; statewide: boolean }>(
    'select distinct kind, statewide from calendar_entries order by kind',
  );
  expect(entries).toEqual([
    { kind: 'break', statewide: true },
    { kind: 'event', statewide: false },
    { kind: 'term', statewide: false },
    { kind: 'works', statewide: false },
  ]);
  const [weather] = await query<{ last: string; wet: number; hottest: number }>(
    `select max(day)::text as last, count(*) filter (where rain_mm > 0)::int as wet, max(high_c) as hottest from weather_days`,
  );
  expect(weather).toMatchObject({ last: '2026-03-01' });
  expect(weather?.wet).toBeGreaterThan(50);
  expect(weather?.hottest).toBeLessThan(45);
  await testApi().reset();
});
