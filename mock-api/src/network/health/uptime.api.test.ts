import { bigint, int, text } from '../../platform/db/columns.ts';
import { readRows, shape } from '../../platform/db/table.ts';
import { mendKept } from '../../counts/store/kept-sums.sql.ts';
import { selectUnusable } from '../../counts/store/unusable.sql.ts';
import { testApi } from '../../testing/index.ts';
import { hash } from '../../testing/network/fixtures/network.mjs';
import { selectCountedHours, type CountedHours } from './uptime.sql.ts';

// What is told of months without reading their counts, beside what each count says: on counts made at random.

jest.setTimeout(120_000);

const HOURS = shape({ station_id: int, flow_id: int, month: text, present: bigint, usable: bigint });
const SEEDS = [1, 2, 3, 4, 5, 6];
/** The months with a clock change, and those beside them. */
const [FIRST, LAST] = ['2025-02-01', '2025-05-01'];
/** A flow that nobody has registered. */
const STRAY = 999_001;

type Days = { from: string; until: string };

/** The same from the counts alone, each of which is looked at. */
async function readCountByCount(
  stations: readonly number[],
  { from, until }: Days,
): Promise<readonly CountedHours[]> {
  const unusable = await selectUnusable(testApi().db, stations, { from, until });
  return readRows(
    testApi().db,
    HOURS,
    `select station_id, flow_id, to_char(hour, 'YYYY-MM') as month, count(*) as present, count(*) filter (where used) as usable
     from (
       select c.station_id, c.flow_id, date_trunc('hour', c.ts) as hour,
         bool_and(coalesce(not s.excludes, true) and u.station_id is null) as used
       from counts c left join suspects s on s.id = c.suspect_id
         left join unnest($4::int[], $5::int[], $6::timestamp[], $7::timestamp[]) u (station_id, flow_id, first, until)
           on u.station_id = c.station_id and u.flow_id in (0, c.flow_id)
             and c.ts < u.until and c.ts + c.interval_minutes * interval '1 minute' > u.first
       where c.station_id = any($1::int[]) and c.ts >= $2::timestamp and c.ts < $3::timestamp and c.count is not null
       group by 1, 2, 3
     ) hours
     group by 1, 2, 3`,
    [
      stations,
      from,
      until,
      unusable.map(({ station_id }) => station_id),
      unusable.map(({ flow_id }) => flow_id),
      unusable.map((range) => range.from),
      unusable.map((range) => range.until),
    ],
  );
}

const byFlow = (rows: readonly CountedHours[]) =>
  rows
    .map(({ station_id, flow_id, month, present, usable }) => [station_id, flow_id, month, present, usable])
    .toSorted((one, other) => String(one).localeCompare(String(other)));

type Flow = { station_id: number; id: number };

/** How a flow counts in a month: whole or with gaps, by one interval or by two, from the first day or a later one. */
async function bringMonth(seed: number, { station_id, id }: Flow, month: string): Promise<void> {
  const draw = (n: number) => hash(seed, id, Date.parse(month) / 86_400_000, n);
  const interval = [60, 15, 60, 15, 5][draw(1) % 5] as number;
  const [starts, changes] = [draw(2) % 4 === 0 ? draw(3) % 28 : 0, draw(4) % 4 === 0 ? draw(5) % 28 : 31];
  const [absent, missing, suspect] = [6, 7, 8].map((n) => [0, 0, 3, 40][draw(n) % 4]) as [
    number,
    number,
    number,
  ];
  // the spring hour is there where a counter ignores daylight saving
  const keepsSpring = draw(9) % 2 === 0;
  await testApi().query(
    `insert into counts (station_id, ts, flow_id, count, interval_minutes, suspect_id, certification_id)
     select $1::int, t, $2::int, case when hashtext(concat($3::int, 'm', t, $2::int)) % 100 between 0 and $6::int - 1 then null
           when $11::boolean and extract(hour from t) between 3 and 5 then null else 3 end,
         i.minutes,
         case when hashtext(concat($3::int, 's', t, $2::int)) % 300 between 0 and $7::int - 1 then
           (select id from suspects order by id offset abs(hashtext(concat('k', t))) % (select count(*) from suspects)::int limit 1) end,
         case when extract(day from t) < 10 then 1 end
     from (values ($4::int, 0, $9::int), (case $4::int when 60 then 15 else 60 end, $9::int, 31)) i (minutes, from_day, until_day)
       cross join lateral generate_series($8::timestamp, $8::timestamp + interval '1 month' - interval '1 minute',
         i.minutes * interval '1 minute') t
     where extract(day from t) - 1 >= greatest(i.from_day, $10::int) and extract(day from t) - 1 < i.until_day
       and hashtext(concat($3::int, 'a', t, $2::int)) % 100 not between 0 and $5::int - 1
       and ($12::boolean or not (t >= '2025-03-09 02:00' and t < '2025-03-09 03:00'))`,
    [
      station_id,
      id,
      seed,
      interval,
      absent,
      missing,
      suspect,
      month,
      changes,
      starts,
      draw(10) % 3 === 0,
      keepsSpring,
    ],
  );
}

/** Stretches that somebody marked, some of them of no use. */
const markRanges = (seed: number, flows: readonly Flow[]) =>
  Promise.all(
    flows.map(({ station_id, id }, n) => {
      const draw = (at: number) => hash(seed, id, 77, at);
      const start = Date.parse(FIRST) + (draw(1) % (95 * 24 * 60)) * 60_000;
      const end = draw(2) % 5 === 0 ? null : new Date(start + (draw(3) % 20_000) * 60_000).toISOString();
      return testApi().query(
        `insert into outages (station_id, flow_id, kind, start_at, due_at, silent_at, usual_minutes, threshold_minutes, stage_minutes,
           recovered_at, missing, confirming, level, note)
         values ($1, $2::int, case when $2::int is null then 'silent' else 'flow' end, $3, $3, $3, 1440, 2160, 0, $4, '[]', '[]', $5, 'Wrong')`,
        [
          station_id,
          n % 3 === 0 || id === STRAY ? null : id,
          new Date(start).toISOString(),
          end,
          n % 4 === 3 ? 'watch' : 'do not use',
        ],
      );
    }),
  );

/** The stations of Austin with their flows, and one flow that is none. */
async function flowsOfAustin(): Promise<Flow[]> {
  const flows = await testApi().query<Flow>(
    `select station_id, id from flows where station_id in (select id from stations where station_id_tmg like 'AU%' order by id limit 4)
     order by station_id, id`,
  );
  return [...flows, { station_id: flows[0]?.station_id ?? 0, id: STRAY }];
}

test.each(SEEDS)('hours told by the month are those of the counts (seed %d)', async (seed) => {
  await testApi().reset();
  const flows = await flowsOfAustin();
  const stations = [...new Set(flows.map(({ station_id }) => station_id))];
  await testApi().query('delete from counts where station_id = any($1::int[])', [stations]);
  for (const flow of flows)
    for (const month of ['2025-02-01', '2025-03-01', '2025-04-01']) await bringMonth(seed, flow, month);
  await markRanges(seed, flows);
  for (const id of stations) await testApi().db.transaction((tx) => mendKept(tx, id));

  for (const days of [
    { from: FIRST, until: LAST },
    { from: '2025-03-01', until: '2025-04-01' },
    // a campaign's days, and a month that has not ended
    { from: '2025-02-11', until: '2025-04-18' },
    { from: '2025-03-09', until: '2025-03-10' },
  ]) {
    const told = byFlow(await selectCountedHours(testApi().db, stations, days));
    expect(told.length).toBeGreaterThan(stations.length);
    expect(told).toEqual(byFlow(await readCountByCount(stations, days)));
  }
});
