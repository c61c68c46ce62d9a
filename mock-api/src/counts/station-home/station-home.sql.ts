import { bigint, day, int, orNull, text, wallClock } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { agencies } from '../../people/account/people.tables.ts';
import { stations } from '../../stations/records/stations.tables.ts';
import { certifying, unclaimed } from '../store/certified.rules.ts';
import { countedOnce } from '../store/overlap.sql.ts';

const OWNER = shape({ agency: agencies.columns.name.by('a.name'), ...stations.of('s', 'form') });

/** Whose a station is, and the form that it was published with. */
export async function selectOwner(
  db: Queryable,
  stationId: number,
): Promise<RowOf<typeof OWNER> | undefined> {
  return readRow(
    db,
    OWNER,
    `select ${OWNER.sql} from stations s join agencies a on a.id = s.agency_id where s.id = $1`,
    [stationId],
  );
}

const REACH = shape({
  flow_id: int,
  last_count: orNull(wallClock).by('max(last)'),
});

/**
 * The newest count with a value of each flow that has counts. Month by month, since one index finds the last count of a
 * flow's month at once, and the last of all only by going past everything that its station has counted since. Under row security
 * an index takes no bound that is worked out from the row beside it: hence the bounds' own `select`.
 */
export async function selectLastCounts(
  db: Queryable,
  stationId: number,
): Promise<Map<number, string | null>> {
  const rows = await readRows(
    db,
    REACH,
    `select ${REACH.sql}
     from (select m.flow_id, (
             select c.ts from counts c
             where c.station_id = $1 and c.flow_id = m.flow_id and c.ts >= (select m.month::timestamp)
               and c.ts < (select m.month + interval '1 month') and c.count is not null
             order by c.ts desc limit 1) as last
           from count_months m where m.station_id = $1 and m.counts > 0) by_month
     group by flow_id`,
    [stationId],
  );
  return new Map(rows.map(({ flow_id, last_count }) => [flow_id, last_count]));
}

const CERTIFIED = shape({ flow_id: int, until: day.by('max(day)') });

/** The last day of each flow with certified counts that are used. */
export async function selectCertifiedUntil(db: Queryable, stationId: number): Promise<Map<number, string>> {
  const rows = await readRows(
    db,
    CERTIFIED,
    `select ${CERTIFIED.sql} from certified_days where station_id = $1 and minutes > 0 group by flow_id`,
    [stationId],
  );
  return new Map(rows.map(({ flow_id, until }) => [flow_id, until]));
}

const OPEN_DAYS = shape({ flow_id: int, days: text.by(`string_agg(day::text, ',')`) });

/** An uncertified count of a station from one time on up to `$3`, the earliest first: by their index, which is asked for it alone. */
const nextUnclaimed = (from: string): string => `
  select c.ts::date as day from counts c
  where c.station_id = $1 and ${unclaimed('c')} and c.ts >= ${from} and c.ts < $3::date + interval '1 day'
  order by c.ts limit 1`;

/**
 * The days up to one on which counts of each of these flows are not certified, by the flow's row id. From open day to open
 * day, and one count of each flow in each: years that were never certified hold more counts than anyone waits for. What a
 * running certification has come to is as open as before, and is only looked for where the station has one.
 */
export async function selectOpenDays(
  db: Queryable,
  stationId: number,
  flows: readonly number[],
  until: string,
): Promise<Map<number, string[]>> {
  const rows = await readRows(
    db,
    OPEN_DAYS,
    `with recursive open_days as (
       (${nextUnclaimed("'-infinity'::timestamp")})
       union all
       select (${nextUnclaimed('(select (d.day + 1)::timestamp)')}) from open_days d where d.day is not null
     )
     select ${OPEN_DAYS.sql}
     from (select f.id as flow_id, d.day from open_days d, unnest($2::int[]) as f (id)
           where (select 1 from counts c
                  where c.station_id = $1 and c.flow_id = f.id and ${unclaimed('c')}
                    and c.ts >= (select d.day::timestamp) and c.ts < (select (d.day + 1)::timestamp)
                  limit 1) is not null
           union
           select c.flow_id, c.ts::date from counts c
           where c.station_id = $1 and ${certifying('c')} and c.ts < $3::date + interval '1 day'
             and exists (select 1 from certifications where station_id = $1 and status = 'running')) of_each
     group by flow_id`,
    [stationId, flows, until],
  );
  return new Map(rows.map(({ flow_id, days }) => [flow_id, days.split(',')]));
}

const HOURS = shape({ flow_id: int, list: text });

/** The hours from the beginning of the day `from` up to `until`, which is not among them: hours since then, and their totals. */
export async function selectHours(
  db: Queryable,
  stationId: number,
  { from, until }: { from: string; until: string },
): Promise<Map<number, [hour: number, total: number][]>> {
  const rows = await readRows(
    db,
    HOURS,
    `select flow_id, string_agg(concat_ws(',', hour, total), ';') as list
     from (select flow_id, extract(epoch from ts - $2::timestamp)::int / 3600 as hour, sum(count) as total
           from counts
           where station_id = $1 and ts >= $2::timestamp and ts < $3::timestamp and count is not null
             and ${countedOnce('$1', 'all')}
           group by 1, 2) h
     group by flow_id`,
    [stationId, from, until],
  );
  const pairs = (list: string) =>
    list.split(';').map((pair): [number, number] => {
      const [hour, total] = pair.split(',');
      return [Number(hour), Number(total)];
    });
  return new Map(rows.map(({ flow_id, list }) => [flow_id, pairs(list)]));
}

const OPEN = shape({ strong: bigint, review: bigint, hint: bigint });

/** How many findings are open at a station, by severity. */
export async function countOpen(db: Queryable, stationId: number): Promise<RowOf<typeof OPEN>> {
  const row = await readRow(
    db,
    OPEN,
    `select count(*) filter (where severity = 'strong') as strong, count(*) filter (where severity = 'review') as review,
       count(*) filter (where severity = 'hint') as hint
     from findings where station_id = $1 and state = 'open'`,
    [stationId],
  );
  return row ?? { strong: 0, review: 0, hint: 0 };
}
