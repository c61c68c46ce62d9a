// Fills a PostgreSQL database with stations of four flows and three years each until it holds so many counts. Triggers rest
// and indexes are made afterwards, which takes a fraction of the time; then what is kept beside the counts is worked out as
// `npm run check-counts -- --fix` does it.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { mendKept } from '../../mock-api/src/counts/store/kept-sums.sql.ts';
import { refreshDaysCount } from '../../mock-api/src/counts/store/days-count.sql.ts';
import { openPostgres } from '../../mock-api/src/platform/db/postgres.ts';
import { root } from '../project.mjs';
import { CERTIFIED_DAYS, DAYS, START, stationPlan, YEARS } from './scale-counts.mjs';

const { Client } = createRequire(join(root, 'mock-api/package.json'))('pg');

/** Stations that the smallest database has: what is measured takes turns among them. */
export const LEAST_STATIONS = 3;
/** Stations filled at the same time. */
const LINES = 2;

/** The number of the n-th station. */
export const stationName = (n) => `SC${n.toString(36).toUpperCase().padStart(4, '0')}`;

/** Fills the database; answers the seconds of each step, and how many stations and counts there are. */
export async function fillScale(url, wanted) {
  const seconds = {};
  const timed = async (what, run) => {
    const start = performance.now();
    const value = await run();
    seconds[what] = (performance.now() - start) / 1000;
    return value;
  };
  const lines = await Promise.all(Array.from({ length: LINES }, () => openLine(url)));
  const [first] = lines;
  const indexes = await timed('indexes away', () => dropIndexes(first));
  const made = await timed('counts', () => addStations(lines, wanted));
  const daily = await timed('daily counts', () => addDailyStations(first));
  await timed('indexes', () => makeIndexes(first, indexes));
  await timed('vacuum', () => first.query('vacuum (analyze) counts'));
  await Promise.all(lines.map((line) => line.end()));
  await timed('kept sums', () => keepSums(url, [...made.ids, ...daily]));
  return { seconds, ...made };
}

async function openLine(url) {
  const client = new Client({ connectionString: url });
  await client.connect();
  // what triggers keep is worked out afterwards
  await client.query(
    `set session_replication_role = replica; set jit = off; set maintenance_work_mem = '512MB'; set synchronous_commit = off`,
  );
  return client;
}

/** Takes the indexes of the counts away; answers the statements that make them again. */
async function dropIndexes(client) {
  const { rows: keys } = await client.query(
    `select conname, pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = 'counts'::regclass and contype in ('p', 'u')`,
  );
  const { rows: indexes } = await client.query(
    `select indexname, indexdef from pg_indexes where schemaname = current_schema() and tablename = 'counts'
       and indexname <> all($1::text[])`,
    [keys.map(({ conname }) => conname)],
  );
  for (const { indexname } of indexes) await client.query(`drop index ${indexname}`);
  for (const { conname } of keys) await client.query(`alter table counts drop constraint ${conname}`);
  return [
    ...keys.map(({ conname, definition }) => `alter table counts add constraint ${conname} ${definition}`),
    ...indexes.map(({ indexdef }) => indexdef.replace(' ON ONLY ', ' ON ')),
  ];
}

async function makeIndexes(client, statements) {
  for (const statement of statements) await client.query(statement);
}

/** Stations with one count a day, so that reports are about as many flows at least in the smallest database as in a small state. */
const DAILY_STATIONS = 100;

/** Adds them, four flows each, the days of all years certified; answers their row ids. */
async function addDailyStations(client) {
  const { rows } = await client.query(
    `with owner as (select agency_id from users where email = 'houston@example.org')
     insert into stations (station_id_tmg, draft, agency_id, station_name, latitude, longitude)
     select 'SD' || lpad(n::text, 4, '0'), false, agency_id, 'Daily ' || n, 26 + (n * 37 % 100) / 10.0, -106 + (n * 61 % 120) / 10.0
     from owner, generate_series(1, $1::int) n returning id`,
    [DAILY_STATIONS],
  );
  const ids = rows.map(({ id }) => id);
  await client.query(
    `insert into flows (station_id, name, count_method_code, count_type_code, travel_direction_code, street_side_code, count_interval, vendor_code)
     select id, 'Flow ' || k, '3', case when k < 3 then '2' else '1' end, case when k % 2 = 1 then '1' else '5' end, '9', 1440, '0'
     from unnest($1::int[]) id, generate_series(1, 4) k`,
    [ids],
  );
  await client.query(
    `with ledger as (
       insert into certifications (station_id, user_id, requested_by, requested_at, status, finished_at, first_ts, last_ts)
       select s.id, u.id, u.name, now(), 'done', now(), $2::timestamp, $2::timestamp + ($3::int - 1) * interval '1 day'
       from unnest($1::int[]) s (id), users u where u.email = 'houston@example.org' returning id, station_id)
     insert into counts (station_id, ts, flow_id, count, interval_minutes, certification_id)
     select f.station_id, $2::timestamp + day * interval '1 day', f.id, 100 + (hashint4(f.id * 2000 + day) & 511), 1440, l.id
     from flows f join ledger l on l.station_id = f.station_id, generate_series(0, $3::int - 1) day`,
    [ids, START, DAYS],
  );
  return ids;
}

/** Each line takes the next station until there are enough counts, and stations. */
async function addStations(lines, wanted) {
  const ids = [];
  let [counts, next] = [0, 0];
  await Promise.all(
    lines.map(async (line) => {
      while (counts < wanted || next < LEAST_STATIONS) {
        const at = next;
        next += 1;
        // planned counts are what the others look at: a station on its way counts already
        const plan = stationPlan(at);
        counts += DAYS * plan.perDay * plan.flows.length;
        ids.push(await addStation(line, at, plan));
      }
    }),
  );
  return { ids: ids.toSorted((a, b) => a - b), counts };
}

async function addStation(client, n, plan) {
  const { rows } = await client.query(
    `with owner as (select id, name, agency_id from users where email = 'admin@example.org'),
     station as (
       insert into stations (station_id_tmg, draft, agency_id, station_name, latitude, longitude)
       select $1, false, agency_id, 'Scale ' || $1, 26 + ($2::int * 37 % 100) / 10.0, -106 + ($2::int * 61 % 120) / 10.0 from owner
       returning id)
     insert into flows (station_id, name, count_method_code, count_type_code, travel_direction_code, street_side_code,
       count_interval, vendor_code)
     select station.id, 'Flow ' || k, '3', case when k < 3 then '2' else '1' end, case when k % 2 = 1 then '1' else '5' end, '9',
       $3, '0' from station, generate_series(1, 4) k returning id, station_id`,
    [stationName(n), n, plan.minutes],
  );
  const id = rows[0].station_id;
  const certifications = await addLedger(client, id);
  await client.query(COUNTS, [
    id,
    START,
    plan.minutes,
    plan.perDay,
    DAYS * plan.perDay,
    plan.days.map((share) => share.toFixed(2)),
    plan.profile.map((share) => share.toFixed(6)),
    rows.map((flow) => flow.id),
    ...['gaps', 'nulls', 'zeros', 'spikes', 'suspects'].map((kind) =>
      JSON.stringify(plan.flows.map((flow) => flow[kind])),
    ),
    certifications,
    CERTIFIED_DAYS,
  ]);
  return id;
}

/** A certification of each year; the last one ends before the year does. */
async function addLedger(client, station) {
  const { rows } = await client.query(
    `insert into certifications (station_id, user_id, requested_by, requested_at, status, finished_at, first_ts, last_ts)
     select $1, id, name, now(), 'done', now(), $2::timestamp + (365 * y) * interval '1 day',
       $2::timestamp + least(365 * (y + 1), $4) * interval '1 day' - interval '1 hour'
     from users, generate_series(0, $3::int - 1) y where email = 'admin@example.org' returning id`,
    [station, START, YEARS, CERTIFIED_DAYS],
  );
  return rows.map(({ id }) => id);
}

/** `i` is the interval, `k` the flow's place. Arrays of plain numbers are looked up in no time, joins are not. */
const COUNTS = /* sql */ `
  with plan as materialized (
    select $6::real[] as days, $7::real[] as profile, $8::int[] as flows, $14::int[] as certifications,
      ${['$9', '$10', '$11', '$12', '$13']
        .map(
          (list, at) =>
            `array(select e::int4multirange from json_array_elements_text(${list}::json) e) as r${at}`,
        )
        .join(', ')})
  insert into counts (station_id, ts, flow_id, count, interval_minutes, suspect_id, certification_id)
  select $1, $2::timestamp + (i * $3::int) * interval '1 minute', p.flows[k],
    case when i <@ p.r1[k] then null when i <@ p.r2[k] then 0
      else (p.days[i / $4::int + 1] * p.profile[(k - 1) * $4::int + i % $4::int + 1]
        * (0.6 + (hashint4(i * 4 + k + $1::int * 7) & 1023) / 1280.0::real)
        * case when i <@ p.r3[k] then 9 else 1 end)::int end,
    $3, case when i <@ p.r4[k] then 3 end,
    case when i / $4::int < $15::int then p.certifications[i / $4::int / 365 + 1] end
  from plan p, generate_series(0, $5::int - 1) i, generate_series(1, 4) k
  where not i <@ p.r0[k]`;

/** Works out what is kept beside the counts, and says of each station how many days wait. */
async function keepSums(url, ids) {
  const db = openPostgres(url);
  const left = [...ids];
  const work = async () => {
    for (let id = left.shift(); id !== undefined; id = left.shift()) {
      const station = id;
      await db.transaction(async (tx) => {
        await mendKept(tx, station);
        await refreshDaysCount(tx, station);
      });
    }
  };
  await Promise.all(Array.from({ length: LINES }, work));
  await db.exec('analyze');
  await db.close();
}
