import type { Queryable } from '../../platform/db/database.ts';
import { apart } from '../../platform/db/apart.ts';
import { bigint, bool, double, int, orNull, text } from '../../platform/db/columns.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { agencies } from '../../people/account/people.tables.ts';
import { counties, txdotDistricts } from '../../stations/lookups/lookups.tables.ts';
import { flows, identityOf, numberOf, stations } from '../../stations/records/stations.tables.ts';
import type { Language } from '../../platform/text/language.ts';
import { certified } from '../store/certified.rules.ts';
import { Params } from '../store/counts-where.ts';
import { overlapping, withoutOverlap } from '../store/overlap.sql.ts';
import { wholeDaySql } from '../store/whole-days.rules.ts';
import type { YearPiece } from '../reports/year-pieces.rules.ts';

const label = (codes: string) => `case when $3 = 'es' then ${codes}.label_es else ${codes}.label end`;

const FIGURE_FLOW = shape({
  ...numberOf('s'),
  ...stations.of('s', 'station_name', 'agency_id', 'time_zone'),
  // it was published, so it has its place
  latitude: double.by('s.latitude'),
  longitude: double.by('s.longitude'),
  agency: agencies.columns.name.by('a.name'),
  county: orNull(counties.columns.county).by('k.county'),
  district: orNull(txdotDistricts.columns.txdot_district).by('x.txdot_district'),
  station_id: stations.columns.id.by('s.id'),
  flow_id: flows.columns.id.by('f.id'),
  ...flows.of('f', 'name', 'movement_direction_code'),
  ...identityOf('f'),
  count_type: text.by(`coalesce(${label('t')}, f.count_type_code)`),
  direction: text.by(`coalesce(${label('d')}, f.travel_direction_code)`),
  facility: orNull(text).by(label('y')),
});

/** A flow of a published station with what a list of figures tells of the place, labels in the reader's language. */
export type FigureFlowRow = RowOf<typeof FIGURE_FLOW>;

/** The flows of one agency's published stations, or of all where `agency` is null, or of one station; in the order in which they were established. */
export function selectFigureFlows(
  db: Queryable,
  where: { agency: number | null; stationId: string | null },
  language: Language,
): Promise<FigureFlowRow[]> {
  return readRows(
    db,
    FIGURE_FLOW,
    `select ${FIGURE_FLOW.sql}
     from flows f join stations s on s.id = f.station_id join agencies a on a.id = s.agency_id
     left join counties k on k.code = s.county_code
     left join txdot_districts x on x.code = k.txdot_district_code
     left join codes t on t.list = 'countType' and t.code = f.count_type_code
     left join codes d on d.list = 'travelDirection' and d.code = f.travel_direction_code
     left join codes y on y.list = 'facilityType' and y.code = f.facility_type_code
     where not s.draft and ($1::int is null or s.agency_id = $1) and ($2::text is null or s.station_id_tmg = $2)
     order by s.station_id_tmg, f.id`,
    [where.agency, where.stationId, language],
  );
}

const COUNTED_YEAR = shape({
  year: int.by('extract(year from month)::int'),
  station_id: int,
  flow_id: int,
  mixed: bool.by('coalesce(bool_or(shortest < longest), false)'),
  finest: int.by('coalesce(min(shortest), 60)::int'),
});

/** A year in which a flow has counts, certified or not: whether of several intervals, and the finest of them in minutes. */
export type CountedYear = RowOf<typeof COUNTED_YEAR>;

/** The years in which the flows of these stations have counts; from what is kept by month, which is little. */
export function selectCountedYears(db: Queryable, some: readonly number[]): Promise<CountedYear[]> {
  return readRows(
    db,
    COUNTED_YEAR,
    `select ${COUNTED_YEAR.sql} from count_months where counts > 0 and station_id = any($1::int[])
     group by year, station_id, flow_id order by year, station_id, flow_id`,
    [some],
  );
}

const FLOW_DAYS = shape({ station_id: int, flow_id: int, days: text });

/** A flow's days of a year: 'day total' of a complete one, 'day ~minutes' of another; the day from the first of January as 0, divided by commas. */
export type FlowDaysRow = RowOf<typeof FLOW_DAYS>;

/**
 * The days of a year with usable certified counts of some stations' flows, in any order, complete as the report has it: whole, and
 * none of it twice (C11).
 */
export function selectFlowDays(
  db: Queryable,
  { year, stations: some, mixed }: YearPiece,
): Promise<FlowDaysRow[]> {
  return readRows(
    db,
    FLOW_DAYS,
    `select d.station_id, d.flow_id, string_agg((d.day - make_date($2::int, 1, 1)) ||
       case when ${wholeDaySql} and ${withoutOverlap('$3', 'd')} then ' ' || d.total else ' ~' || d.minutes end, ',') as days
     from certified_days d join ${apart('stations', 'id = any($1::int[])')} s on s.id = d.station_id
     where d.station_id = any($1::int[]) and d.day >= make_date($2::int, 1, 1) and d.day < make_date($2::int + 1, 1, 1)
       and d.minutes > 0
     group by d.station_id, d.flow_id order by d.flow_id`,
    [some, year, mixed],
  );
}

/**
 * The condition that a count `c`, with its suspect `x`, speaks for the hour it lies in: certified, with a value, not excluded, and
 * nothing else stands for its time (C5, C10, C11). `overlaps` is where the counts `o` that overlap come from, `ts` what the
 * statement calls the count's time.
 */
export const speaksForItsHour = (overlaps: string, ts = 'c.ts'): string =>
  `${certified('c')} and c.count is not null and not coalesce(x.excludes, false)
         and (${ts}, c.flow_id) not in (select o.ts, o.flow_id from ${overlaps} offset 0)`;

const FLOW_HOURS = shape({ flow_id: int, hours: text });

/** Hours of a flow: 'hour total', the hour from the first of January as 0, divided by commas. */
export type FlowHoursRow = RowOf<typeof FLOW_HOURS>;

/** A stretch of a flow, times of the station's clock, `until` exclusive. */
export type FlowStretch = { flow_id: number; from: string; until: string };

/** So many stretches are asked for at once: each is a condition of its own, which the statement's plan has to weigh. */
const STRETCHES = 40;

/**
 * The hours of a year, within these stretches, that usable certified counts cover whole, and none of them twice (C5, C11): four
 * quarters, or one count of an hour. What overlaps speaks for no hour.
 */
export async function selectFlowHours(
  db: Queryable,
  station: number,
  year: number,
  stretches: readonly FlowStretch[],
): Promise<FlowHoursRow[]> {
  const found: FlowHoursRow[] = [];
  for (let at = 0; at < stretches.length; at += STRETCHES)
    found.push(...(await selectHoursOf(db, station, year, stretches.slice(at, at + STRETCHES))));
  return found;
}

/**
 * The stretches stand as words of the statement: of bounds that come from a list beside it an index takes none under row security,
 * and all counts of the station would be looked at.
 */
function selectHoursOf(
  db: Queryable,
  station: number,
  year: number,
  stretches: readonly FlowStretch[],
): Promise<FlowHoursRow[]> {
  const params = new Params();
  const [of, ofYear] = [params.add(station), params.add(year)];
  const within = stretches.map(
    ({ flow_id, from, until }) =>
      `(c.flow_id = ${params.add(flow_id)} and c.ts >= ${params.add(from)}::timestamp and c.ts < ${params.add(until)}::timestamp)`,
  );
  return readRows(
    db,
    FLOW_HOURS,
    `select flow_id, string_agg(at || ' ' || total, ',') as hours from (
       select c.flow_id, (extract(epoch from date_trunc('hour', c.ts) - make_date(${ofYear}::int, 1, 1)) / 3600)::int as at,
         sum(c.count) as total
       from counts c left join suspects x on x.id = c.suspect_id
       where c.station_id = ${of} and (${within.join(' or ')}) and ${speaksForItsHour(overlapping(of, true))}
       group by 1, 2 having sum(c.interval_minutes) >= 60) whole
     group by flow_id`,
    params.values,
  );
}

const OPEN_FINDINGS = shape({ flow_id: int, found: bigint.by('count(*)') });

/** How many strong findings nobody has decided touch a year of these stations' flows, by the flow's row id. */
export async function selectOpenFindings(
  db: Queryable,
  some: readonly number[],
  year: number,
): Promise<Map<number, number>> {
  const rows = await readRows(
    db,
    OPEN_FINDINGS,
    `select ${OPEN_FINDINGS.sql} from findings
     where station_id = any($1::int[]) and state = 'open' and severity = 'strong'
       and from_ts < make_date($2::int + 1, 1, 1) and until_ts >= make_date($2::int, 1, 1)
     group by flow_id`,
    [some, year],
  );
  return new Map(rows.map(({ flow_id, found }) => [flow_id, found]));
}
