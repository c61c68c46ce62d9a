import { minutesOfText } from 'shared-domain';
import { readCountStation } from '../../stations/records/count-station.sql.ts';
import { testApi } from '../../testing/index.ts';
import { AU } from '../../testing/stored-counts.ts';
import { readSeries } from './read-series.ts';
import { DOUBTED, EXCLUDED, JUDGED, NULL, SUSPECT, type Series } from './rules/series.ts';

afterAll(() => testApi().reset());

/** What waits for review, in turn: as it was, with an event, set aside as a malfunction, doubted by the vendor, missing. */
async function mixUp(): Promise<void> {
  await testApi().query(
    `update counts c set suspect_id = case n % 5 when 1 then 15 when 2 then 1 end,
       vendor_status = case when n % 5 = 3 then 8 end, count = case when n % 5 = 4 then null else c.count end
     from (select station_id, ts, flow_id, row_number() over (order by ts, flow_id) as n from counts
           where certification_id is null and station_id = (select id from stations where station_id_tmg = $1)) o
     where (c.station_id, c.ts, c.flow_id) = (o.station_id, o.ts, o.flow_id)`,
    [AU],
  );
}

const cellOf = ({ start, interval }: Series, ts: string): number =>
  ((minutesOfText(ts) ?? 0) - start) / interval;

type Stored = { ts: string; flow_id: number; count: number | null; marks: number };
/** What is stored, row by row, with what a series says of each. */
const storedRows = (): Promise<Stored[]> =>
  testApi().query<Stored>(
    `select c.ts, c.flow_id, c.count, case when c.certification_id is null then $2::int else 0 end
       + case when s.id is not null then $3::int else 0 end + case when s.excludes then $4::int else 0 end
       + case when c.vendor_status <> 0 then $5::int else 0 end as marks
     from counts c left join suspects s on s.id = c.suspect_id
     where c.station_id = (select id from stations where station_id_tmg = $1)`,
    [AU, JUDGED, SUSPECT, EXCLUDED, DOUBTED],
  );

test('a series holds each count at its time, however many kinds of them take turns', async () => {
  await mixUp();
  const { db } = testApi();
  const series = await readSeries(db, await readCountStation(db, AU, 'en'));
  const rows = await storedRows();
  expect(series).toHaveLength(2);
  for (const one of series) {
    const own = rows.filter(({ flow_id, ts }) => flow_id === one.flow.id && cellOf(one, ts) >= 0);
    const told = own.map(({ ts }) => [one.values[cellOf(one, ts)], one.marks[cellOf(one, ts)]]);
    expect(told).toEqual(own.map(({ count, marks }) => [count ?? NULL, marks]));
    expect(new Set(own.map(({ marks }) => marks)).size).toBeGreaterThan(4);
  }
});

test('a series knows from which days on another counter counts its flow', async () => {
  const { db } = testApi();
  const station = await readCountStation(db, AU, 'en');
  const [first = 0, second = 0] = station.flows.map(({ id }) => id);
  const came = (day: string, flows: number[] | null) =>
    testApi().query(
      `insert into station_equipment (station_id, vendor, first_day, flow_ids, user_name, created_at)
       values ($1, 'TRAFx', $2, $3::int[], 'Uma Castillo', now())`,
      [station.id, day, flows],
    );
  await came('2026-02-03', null);
  await came('2026-02-05', [first]);
  // long before what the rules look at
  await came('2020-01-01', [first]);
  const day = (text: string) => (minutesOfText(text) ?? 0) / 1440;
  const series = await readSeries(db, station);
  expect(new Map(series.map((one) => [one.flow.id, one.newFrom]))).toEqual(
    new Map([
      [first, [day('2026-02-03'), day('2026-02-05')]],
      [second, [day('2026-02-03')]],
    ]),
  );
});
