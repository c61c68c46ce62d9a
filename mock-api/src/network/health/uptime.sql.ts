import { selectUnusable } from '../../counts/store/unusable.sql.ts';
import { bigint, int, moment, text } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';

const HOURS = shape({ station_id: int, flow_id: int, month: text, present: bigint, usable: bigint });

/** The hours of each flow and month that have a count, and that have one that is used. */
export type CountedHours = RowOf<typeof HOURS>;

/**
 * Months `m` of these flows whose hours with a count are known without their counts, as long as no value is missing: where each count stands
 * for an hour or more there are as many hours as counts; where shorter ones fill the month all of its hours are there. Of other months
 * (a part of one; quarters of an hour with gaps; two intervals) the counts say it.
 */
const KNOWN = /* sql */ `(m.month >= $2::timestamp and m.month + interval '1 month' <= $3::timestamp and (m.shortest >= 60
  or m.shortest = m.longest and m.counts * m.shortest = extract(epoch from m.month + interval '1 month' - m.month::timestamp) / 60)) is true`;

const MONTHS = /* sql */ `(
  select m.station_id, m.flow_id, m.month, ${KNOWN} as known, m.counts, m.shortest,
    greatest(m.month, $2::timestamp) as first, least(m.month + interval '1 month', $3::timestamp) as until
  from count_months m where m.station_id = any($1::int[]) and m.counts > 0
    and m.month < $3::timestamp and m.month + interval '1 month' > $2::timestamp)`;

/** Hours of known months, as if no value were missing. */
const HOURS_KNOWN = /* sql */ `select m.station_id, m.flow_id, m.month,
    case when m.shortest >= 60 then m.counts else extract(epoch from m.until - m.first) / 3600 end::int8 as present, 0::int8 as unused
  from ${MONTHS} m where m.known`;

/** Of them those that hold missing values alone. */
const HOURS_MISSING = /* sql */ `select n.station_id, n.flow_id, n.month, -count(*), 0::int8 from (
    select m.station_id, m.flow_id, m.month, date_trunc('hour', c.ts) as hour
    from counts c join ${MONTHS} m on m.station_id = c.station_id and m.flow_id = c.flow_id and m.month = date_trunc('month', c.ts)::date
    where c.station_id = any($1::int[]) and c.ts >= $2::timestamp and c.ts < $3::timestamp and c.count is null and m.known
    group by 1, 2, 3, 4, m.shortest having count(*) * least(m.shortest, 60) >= 60
  ) n group by 1, 2, 3`;

/** Hours of months that are not known. */
const HOURS_READ = /* sql */ `select m.station_id, m.flow_id, m.month, count(distinct date_trunc('hour', c.ts)), 0::int8
  from ${MONTHS} m join counts c on c.station_id = m.station_id and c.flow_id = m.flow_id and c.ts >= m.first and c.ts < m.until
  where not m.known and c.count is not null group by 1, 2, 3`;

/** Hours with a count that is not used: it is excluded, or lies in an outage that somebody marked *do not use*. */
const HOURS_UNUSED = /* sql */ `select h.station_id, h.flow_id, date_trunc('month', h.hour)::date, 0::int8, count(*) from (
    select c.station_id, c.flow_id, date_trunc('hour', c.ts) as hour from counts c join suspects s on s.id = c.suspect_id
    where c.station_id = any($1::int[]) and c.ts >= $2::timestamp and c.ts < $3::timestamp
      and c.suspect_id is not null and s.excludes and c.count is not null
    union select c.station_id, c.flow_id, date_trunc('hour', c.ts)
    from unnest($4::int[], $5::int[], $6::timestamp[], $7::timestamp[]) u (station_id, flow_id, first, until)
      join counts c on c.station_id = u.station_id and u.flow_id in (0, c.flow_id) and c.ts < u.until
        and c.ts > u.first - interval '1 day' and c.ts + c.interval_minutes * interval '1 minute' > u.first
    where c.station_id = any($1::int[]) and c.ts >= $2::timestamp and c.ts < $3::timestamp and c.count is not null
  ) h group by 1, 2, 3`;

/**
 * The same of these stations between two days, the second not among them. An hour in which any interval has a count is there; it is used
 * where none of its counts is excluded, or lies in an outage that somebody marked *do not use* (network.md, 1.5). What the writer keeps by
 * month says most of it: of a network of 200 counters, reading each count of a month takes a second or more.
 */
export async function selectCountedHours(
  db: Queryable,
  stations: readonly number[],
  { from, until }: { from: string; until: string },
): Promise<CountedHours[]> {
  const unusable = await selectUnusable(db, stations, { from, until });
  return readRows(
    db,
    HOURS,
    // one statement, so that all of it is of one moment
    `select station_id, flow_id, to_char(month, 'YYYY-MM') as month, sum(present)::int8 as present, sum(present - unused)::int8 as usable
     from (${HOURS_KNOWN} union all ${HOURS_MISSING} union all ${HOURS_READ} union all ${HOURS_UNUSED}) hours
     group by station_id, flow_id, hours.month having sum(present) > 0`,
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

const CHANGED = shape({ month: text, at: moment });
/** Within so many days after a month what comes late belongs to the usual course: runs look as far back. */
const SETTLED_DAYS = 14;

/** Which of these months ('YYYY-MM') of a station were filled later than usual, or had an import taken back, and when last. */
export async function selectChangedMonths(
  db: Queryable,
  station: number,
  months: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await readRows(
    db,
    CHANGED,
    `select month, max(at) as at from (
       select m.month, (m.month || '-01')::timestamp as first, (m.month || '-01')::timestamp + interval '1 month' as until
       from unnest($2::text[]) as m (month)
     ) m join lateral (
       select a.arrived_at as at from arrivals a
       where a.station_id = $1 and a.filled and a.from_ts < m.until and a.through_ts > m.first
       union all select a.voided_at from arrivals a
       where a.station_id = $1 and a.voided_at is not null and a.from_ts < m.until and a.through_ts > m.first
     ) changes on changes.at > (m.until + ${SETTLED_DAYS} * interval '1 day') at time zone 'UTC'
     group by month`,
    [station, months],
  );
  return new Map(rows.map(({ month, at }) => [month, at]));
}
