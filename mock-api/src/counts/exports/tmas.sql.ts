import type { Queryable } from '../../platform/db/database.ts';
import { apart } from '../../platform/db/apart.ts';
import { TMAS_ROWS, type TmasField, type TmasRow } from 'shared-domain/fields';
import { bool, int, orNull, text, type Column } from '../../platform/db/columns.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { columnOf } from '../../stations/records/field-columns.ts';
import { flows, identityOf, numberOf, stations } from '../../stations/records/stations.tables.ts';
import { certified, uncertified } from '../store/certified.rules.ts';
import { minutesOfDaySql, shownTimeSql, wholeDaySql } from '../store/whole-days.rules.ts';
import type { DayFacts, ExcludedCounts } from './tmas/count-notices.rules.ts';
import type { DayTotal } from './tmas/hint-notices.rules.ts';
import type { TmasFlow } from './tmas/station-record.rules.ts';
import type { Language } from '../../platform/text/language.ts';
import { withoutOverlap } from '../store/overlap.sql.ts';

/** The code that the guide has for a code of ours. */
const tmg = (list: string, code: string) =>
  `(select nullif(tmg, '') from codes where list = '${list}' and code = ${code})`;

/** What is stored for a field of the station record, by its row of the table of fields. */
function storedFor({ column, kind, list = '', of, as }: TmasRow): Column<string | number | null> {
  if (as === 'fips') return orNull(text).by('k.fips');
  const stored =
    of === 'either' ? `coalesce(f.${column}, s.${column})` : `${of === 'flow' ? 'f' : 's'}.${column}`;
  if (kind === 'code') return orNull(text).by(as === 'own' ? stored : tmg(list, stored));
  return columnOf(kind).by(stored) as Column<string | number | null>;
}
const STORED = Object.fromEntries(TMAS_ROWS.map((row) => [row.field, storedFor(row)])) as Record<
  TmasField,
  Column<string | number | null>
>;

const TMAS_FLOW = shape({
  station_id: int.by('s.id'),
  ...numberOf('s'),
  ...stations.of('s', 'station_name'),
  flow_id: int.by('f.id'),
  ...flows.of('f', 'name'),
  ...identityOf('f'),
  ...STORED,
});

/** The flows of these stations, by station and flow, with the codes of the guide. */
export function selectTmasFlows(db: Queryable, stationIds: number[]): Promise<TmasFlow[]> {
  return readRows(
    db,
    TMAS_FLOW,
    `select ${TMAS_FLOW.sql}
     from stations s join flows f on f.station_id = s.id left join counties k on k.code = s.county_code
     where s.id = any($1::int[]) order by s.station_id_tmg, f.id`,
    [stationIds],
  );
}

/** Those of these stations that have no flow. */
export function selectStationsWithoutFlows(
  db: Queryable,
  stationIds: number[],
): Promise<Pick<TmasFlow, 'station_id_tmg' | 'station_name'>[]> {
  return readRows(
    db,
    shape({ station_id_tmg: text, ...stations.pick('station_name') }),
    `select station_id_tmg, station_name from stations s
     where id = any($1::int[]) and not exists (select 1 from flows f where f.station_id = s.id)
     order by station_id_tmg`,
    [stationIds],
  );
}

/** A stretch of a station's days, 'YYYY-MM-DD', `until` exclusive. */
export type StationDays = { stationId: number; from: string; until: string };

const daysParams = ({ stationId, from, until }: StationDays) => [stationId, from, until];
const OF_STATION = apart('stations', 'id = $1');
const IN_DAYS = 'c.station_id = $1 and c.ts >= $2::timestamp and c.ts < $3::timestamp';
/** Certified, with a value, not excluded by its suspect code (C5). */
const USABLE = `${certified('c')} and c.count is not null and not coalesce(x.excludes, false)`;
const MINUTE = '(extract(hour from c.ts) * 60 + extract(minute from c.ts))::int';
/** The interval of a count and the minutes by which it lies past one. */
const GRID = `c.interval_minutes * 1440 + date_part('epoch', c.ts)::bigint / 60 % c.interval_minutes`;

const DAY_FACTS = shape({
  flow_id: int,
  day: text,
  usable: int,
  minutes: int,
  length: int,
  mixed: orNull(bool),
  highest: orNull(int),
  uncertified: int,
});

/** What each day of a station's flows holds; days without any count are not there. */
export function selectDayFacts(db: Queryable, days: StationDays): Promise<DayFacts[]> {
  return readRows(
    db,
    DAY_FACTS,
    `select d.flow_id, d.day::text as day, d.usable, d.minutes, ${minutesOfDaySql('d.day', 's.time_zone')} as length, d.mixed, d.highest,
       d.uncertified
     from (
       select c.station_id, c.flow_id, c.ts::date as day, (count(*) filter (where ${USABLE}))::int as usable,
         coalesce(sum(c.interval_minutes) filter (where ${USABLE} and ${shownTimeSql('c.ts', 'z.time_zone')}), 0)::int as minutes,
         min(${GRID}) filter (where ${USABLE}) < max(${GRID}) filter (where ${USABLE}) as mixed,
         max(c.count) filter (where ${USABLE}) as highest,
         (count(*) filter (where ${uncertified('c')}))::int as uncertified
       from counts c left join suspects x on x.id = c.suspect_id cross join ${OF_STATION} z
       where ${IN_DAYS} group by 1, 2, 3) d
     cross join ${OF_STATION} s
     order by d.flow_id, d.day`,
    daysParams(days),
  );
}

/** Certified counts that a suspect code excludes, by flow, code and day. */
export function selectExcludedCounts(
  db: Queryable,
  days: StationDays,
  language: Language,
): Promise<ExcludedCounts[]> {
  return readRows(
    db,
    shape({ flow_id: int, day: text, counts: int, condition: text }),
    `select c.flow_id, c.ts::date::text as day, count(*)::int as counts,
       case when $4 = 'es' then x.validity_condition_es else x.validity_condition end as condition
     from counts c join suspects x on x.id = c.suspect_id and x.excludes
     where ${IN_DAYS} and c.suspect_id is not null and ${certified('c')}
     group by 1, 2, 4 order by 1, 4, 2`,
    [...daysParams(days), language],
  );
}

/** The totals of a station's whole usable days. */
export function selectDayTotals(db: Queryable, { stationId, from, until }: StationDays): Promise<DayTotal[]> {
  return readRows(
    db,
    shape({ flow_id: int, day: text, total: int }),
    `select d.flow_id, d.day::text as day, d.total::int as total
     from certified_days d cross join ${OF_STATION} s
     where d.station_id = $1 and d.day >= $2::date and d.day < $3::date and ${wholeDaySql}
       and ${withoutOverlap('array[$1]', 'd')}
     order by d.flow_id, d.day`,
    [stationId, from, until],
  );
}

const DAY_COUNTS = shape({ flow_id: int, day: text, interval: int, counts: text });

/** The usable counts of a flow's day: 'minute count', one after the other, divided by commas. */
export type DayCounts = RowOf<typeof DAY_COUNTS>;

/** The usable counts of a station's days, by flow and day. */
export function selectDayCounts(db: Queryable, days: StationDays): Promise<DayCounts[]> {
  return readRows(
    db,
    DAY_COUNTS,
    `select c.flow_id, c.ts::date::text as day, min(c.interval_minutes)::int as interval,
       string_agg(${MINUTE} || ' ' || c.count, ',' order by c.ts) as counts
     from counts c left join suspects x on x.id = c.suspect_id
     where ${IN_DAYS} and ${USABLE} group by 1, 2 order by 1, 2`,
    daysParams(days),
  );
}
