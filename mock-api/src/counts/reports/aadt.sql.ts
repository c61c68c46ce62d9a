import type { Queryable } from '../../platform/db/database.ts';
import { apart } from '../../platform/db/apart.ts';
import { bool, int, text } from '../../platform/db/columns.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { agencies } from '../../people/account/people.tables.ts';
import { flows, identityOf, numberOf, stations } from '../../stations/records/stations.tables.ts';
import { wholeDaySql } from '../store/whole-days.rules.ts';
import type { Language } from '../../platform/text/language.ts';
import { withoutOverlap } from '../store/overlap.sql.ts';
import type { StationYear, YearPiece } from './year-pieces.rules.ts';

const STATION_STATE = shape({ station_id: int, state: text.by(`r.revision || ' ' || s.time_zone`) });

/**
 * What averages of each station that holds certified counts depend on, of one or of all (null): another text with every change of
 * them, and with another clock.
 */
export async function selectStates(db: Queryable, station: number | null): Promise<Map<number, string>> {
  const rows = await readRows(
    db,
    STATION_STATE,
    `select ${STATION_STATE.sql} from certified_revisions r
     join ${apart('stations', 'id = coalesce($1::int, id)')} s on s.id = r.station_id
     where $1::int is null or r.station_id = $1`,
    [station],
  );
  return new Map(rows.map(({ station_id, state }) => [station_id, state]));
}

const STATION_YEAR = shape({
  station_id: int,
  year: int.by('extract(year from month)::int'),
  flows: int.by('count(distinct flow_id)::int'),
  mixed: bool.by('coalesce(bool_or(shortest < longest), false)'),
});

/**
 * The years in which each of these stations has counts, of how many flows, and whether of several intervals; from what is kept by
 * month, which is little.
 */
export function selectStationYears(db: Queryable, stations: readonly number[]): Promise<StationYear[]> {
  return readRows(
    db,
    STATION_YEAR,
    `select ${STATION_YEAR.sql} from count_months
     where counts > 0 and station_id = any($1::int[]) group by station_id, year order by year, station_id`,
    [stations],
  );
}

const FLOW_YEAR = shape({ station_id: int, flow_id: int, days: text });
/** The complete days of a flow's year: 'day total', the day counted from the first of January as 0, divided by commas. */
export type YearRow = RowOf<typeof FLOW_YEAR>;

/**
 * A year of some stations' flows: their complete days, in any order. A day is complete when usable counts cover all of it
 * that the station's clock shows, and none of it twice (C11), which only stations with several intervals are asked about. The
 * days are put into cells by who asks: for the database that would be to sort them all.
 */
export function selectYear(db: Queryable, { year, stations: some, mixed }: YearPiece): Promise<YearRow[]> {
  return readRows(
    db,
    FLOW_YEAR,
    `select d.station_id, d.flow_id, string_agg((d.day - make_date($2::int, 1, 1)) || ' ' || d.total, ',') as days
     from certified_days d join ${apart('stations', 'id = any($1::int[])')} s on s.id = d.station_id
     where d.station_id = any($1::int[]) and d.day >= make_date($2::int, 1, 1) and d.day < make_date($2::int + 1, 1, 1)
       and ${wholeDaySql} and ${withoutOverlap('$3', 'd')}
     group by d.station_id, d.flow_id order by d.flow_id`,
    [some, year, mixed],
  );
}

const REPORT_FLOW = shape({
  ...numberOf('s'),
  ...stations.of('s', 'station_name'),
  station_id: stations.columns.id.by('s.id'),
  flow_id: flows.columns.id.by('f.id'),
  ...flows.of('f', 'name', 'movement_direction_code'),
  ...identityOf('f'),
  count_type: text.by(`coalesce(case when $3 = 'es' then t.label_es else t.label end, f.count_type_code)`),
  direction: text.by(
    `coalesce(case when $3 = 'es' then d.label_es else d.label end, f.travel_direction_code)`,
  ),
});

/** A flow of a published station, its labels in the reader's language. */
export type ReportFlowRow = RowOf<typeof REPORT_FLOW>;

/** The flows of one agency's published stations, or of all where `agency` is null, or of one station. */
export function selectReportFlows(
  db: Queryable,
  where: { agency: number | null; stationId: string | null },
  language: Language,
): Promise<ReportFlowRow[]> {
  return readRows(
    db,
    REPORT_FLOW,
    `select ${REPORT_FLOW.sql}
     from flows f join stations s on s.id = f.station_id
     left join codes t on t.list = 'countType' and t.code = f.count_type_code
     left join codes d on d.list = 'travelDirection' and d.code = f.travel_direction_code
     where not s.draft and ($1::int is null or s.agency_id = $1) and ($2::text is null or s.station_id_tmg = $2)
     order by s.station_id_tmg, f.id`,
    [where.agency, where.stationId, language],
  );
}

const STATION_FACT = shape({
  ...numberOf('s'),
  agency: agencies.columns.name.by('a.name'),
  has_counts: bool.by('s.id in (select station_id from count_months where counts > 0)'),
});

/** What the list of stations tells beside their averages. */
export type StationFact = Omit<RowOf<typeof STATION_FACT>, 'station_id_tmg'>;

/** The agency of each published station and whether it was ever counted at, by the station's number. */
export async function selectStationFacts(db: Queryable): Promise<Map<string, StationFact>> {
  const rows = await readRows(
    db,
    STATION_FACT,
    `select ${STATION_FACT.sql}
     from stations s join agencies a on a.id = s.agency_id where not s.draft`,
  );
  return new Map(rows.map(({ station_id_tmg, ...facts }) => [station_id_tmg, facts]));
}
