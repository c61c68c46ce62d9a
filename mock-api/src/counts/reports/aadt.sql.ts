import type { Queryable } from '../../platform/db/database.ts';
import { wholeDaySql } from '../store/whole-days.rules.ts';
import type { Language } from '../../platform/text/language.ts';
import { withoutOverlap } from '../store/overlap.sql.ts';

/** Raised with every change of certified counts: what was worked out before it is old. */
export async function selectRevision(db: Queryable): Promise<string> {
  const [row] = await db.query<{ revision: string }>(
    `select count(*) || '.' || coalesce(sum(revision), 0) as revision from certified_revisions`,
  );
  return row?.revision ?? '';
}

/** The days of a flow's year by cell: 'month weekday days total', one after the other, divided by commas. */
export type YearRow = { flow_id: number; year: number; cells: string };

/** A year of a station that has counts. */
export type StationYear = { station_id: number; year: number };

/** The years in which each station has counts, ascending; from what is kept by month, which is little. */
export function selectStationYears(db: Queryable): Promise<StationYear[]> {
  return db.query(
    `select distinct station_id, extract(year from month)::int as year from count_months
     where counts > 0 order by station_id, year`,
  );
}

/**
 * A year of a station's flows: its complete days by cell. A day is complete when usable counts cover
 * all of it that the station's clock shows, and none of it twice (C11).
 */
export function selectYear(db: Queryable, { station_id, year }: StationYear): Promise<YearRow[]> {
  return db.query(
    `select flow_id, year, string_agg(month || ' ' || weekday || ' ' || days || ' ' || total, ',') as cells
     from (
       select d.flow_id, extract(year from d.day)::int as year, extract(month from d.day)::int as month,
         extract(isodow from d.day)::int as weekday, count(*) as days, sum(d.total) as total
       from certified_days d join stations s on s.id = d.station_id
       where d.station_id = $1 and d.day >= make_date($2::int, 1, 1) and d.day < make_date($2::int + 1, 1, 1)
         and ${wholeDaySql} and ${withoutOverlap('$1', 'd')}
       group by 1, 2, 3, 4) as cell
     group by flow_id, year order by flow_id`,
    [station_id, year],
  );
}

/** A flow of a published station, its labels in the reader's language. */
export type ReportFlowRow = {
  station_id_tmg: string;
  station_name: string;
  flow_id: number;
  name: string;
  count_method_code: string;
  count_type_code: string;
  travel_direction_code: string;
  street_side_code: string;
  movement_direction_code: string | null;
  count_type: string;
  direction: string;
};

/** The flows of one agency's published stations, or of all where `agency` is null, or of one station. */
export function selectReportFlows(
  db: Queryable,
  where: { agency: number | null; stationId: string | null },
  language: Language,
): Promise<ReportFlowRow[]> {
  return db.query(
    `select s.station_id_tmg, s.station_name, f.id as flow_id, f.name, f.count_method_code,
       f.count_type_code, f.travel_direction_code, f.street_side_code, f.movement_direction_code,
       coalesce(case when $3 = 'es' then t.label_es else t.label end, f.count_type_code) as count_type,
       coalesce(case when $3 = 'es' then d.label_es else d.label end, f.travel_direction_code) as direction
     from flows f join stations s on s.id = f.station_id
     left join codes t on t.list = 'countType' and t.code = f.count_type_code
     left join codes d on d.list = 'travelDirection' and d.code = f.travel_direction_code
     where not s.draft and ($1::int is null or s.agency_id = $1) and ($2::text is null or s.station_id_tmg = $2)
     order by s.station_id_tmg, f.id`,
    [where.agency, where.stationId, language],
  );
}

/** What the list of stations tells beside their averages. */
export type StationFact = { agency: string; has_counts: boolean };

/** The agency of each published station and whether it was ever counted at, by the station's number. */
export async function selectStationFacts(db: Queryable): Promise<Map<string, StationFact>> {
  const rows = await db.query<{ station_id_tmg: string } & StationFact>(
    `select s.station_id_tmg, a.name as agency,
       exists (select 1 from count_months m where m.station_id = s.id and m.counts > 0) as has_counts
     from stations s join agencies a on a.id = s.agency_id where not s.draft`,
  );
  return new Map(rows.map(({ station_id_tmg, ...facts }) => [station_id_tmg, facts]));
}
