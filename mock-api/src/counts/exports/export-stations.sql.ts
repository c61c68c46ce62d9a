import type { ExportStation, StationSearch } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { bool, orNull, text, wallClock } from '../../platform/db/columns.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { flows, identityOf, numberOf, stations } from '../../stations/records/stations.tables.ts';
import { certified } from '../store/certified.rules.ts';
import type { Language } from '../../platform/text/language.ts';

/**
 * How far a station's certified counts reach. What was reopened since is not among them, so the ledger only says where
 * to look.
 */
const REACH = (order: 'asc' | 'desc') => /* sql */ `
  (select k.ts from counts k
   where k.station_id = s.id and ${certified('k')} and k.ts between l.first and l.last
   order by k.ts ${order} limit 1)`;

const FOUND = shape({
  ...numberOf('s'),
  ...stations.of('s', 'station_name', 'agency_id'),
  first_certified: orNull(wallClock).by(REACH('asc')),
  last_certified: orNull(wallClock).by(REACH('desc')),
});

/**
 * Published stations that fit the search: an empty list does not narrow, one flow has to fit all that is asked of it. A
 * station without flows fits where nothing is asked of any.
 */
export function searchStations(
  db: Queryable,
  search: StationSearch,
  agencies: number[] | null,
): Promise<ExportStation[]> {
  return readRows(
    db,
    FOUND,
    `select ${FOUND.sql}
     from stations s
     left join (
       select station_id, min(first_ts) as first, max(last_ts) as last from certifications
       where status = 'done' and counts > reopened group by station_id) l on l.station_id = s.id
     where not s.draft
       and ($1::int[] is null or s.agency_id = any($1::int[]))
       and (cardinality($2::int[]) = 0 or s.txdot_district_code = any($2::int[]))
       and (cardinality($3::int[]) = 0 or s.county_code = any($3::int[]))
       and (cardinality($4::text[]) + cardinality($5::text[]) + cardinality($6::text[]) = 0
         or exists (select 1 from flows f where f.station_id = s.id
         and (cardinality($4::text[]) = 0 or f.count_type_code = any($4::text[]))
         and (cardinality($5::text[]) = 0 or f.travel_direction_code = any($5::text[]))
         and (cardinality($6::text[]) = 0 or f.count_method_code = any($6::text[]))))
     order by s.station_id_tmg`,
    [
      agencies,
      search.txdot_districts ?? [],
      search.counties ?? [],
      search.count_types ?? [],
      search.travel_directions ?? [],
      search.count_methods ?? [],
    ],
  );
}

/** The rows' ids of published stations; fewer than asked for where one does not exist for the caller. */
export async function selectStationIds(db: Queryable, numbers: string[]): Promise<number[]> {
  const rows = await readRows(
    db,
    shape(stations.pick('id')),
    'select id from stations where not draft and station_id_tmg = any($1::text[]) order by station_id_tmg',
    [numbers],
  );
  return rows.map(({ id }) => id);
}

const EXPORTED = shape({
  ...numberOf('s'),
  ...stations.of('s', 'id', 'station_name'),
  has_flows: bool.by('exists (select 1 from flows f where f.station_id = s.id)'),
});

/** A station as an export names it. */
export type ExportedStation = RowOf<typeof EXPORTED>;

/** These stations, in the order of their numbers. */
export function selectExportStations(db: Queryable, ids: number[]): Promise<ExportedStation[]> {
  return readRows(
    db,
    EXPORTED,
    `select ${EXPORTED.sql}
     from stations s where s.id = any($1::int[]) order by s.station_id_tmg`,
    [ids],
  );
}

const EXPORT_FLOW = shape({
  ...flows.of('f', 'id', 'station_id', 'name'),
  ...identityOf('f'),
  count_type: text.by(`coalesce(case when $5 = 'es' then t.label_es else t.label end, f.count_type_code)`),
  travel_direction: text.by(
    `coalesce(case when $5 = 'es' then d.label_es else d.label end, f.travel_direction_code)`,
  ),
  // at any time
  has_counts: bool.by(`exists (select 1 from count_months m
    where m.station_id = f.station_id and m.flow_id = f.id and m.counts > 0)`),
});

/** A flow as the file tells it, its labels in the language of the person who asked. */
export type ExportFlow = RowOf<typeof EXPORT_FLOW>;

/** The flows of these stations that fit; an empty list does not narrow. */
export function selectExportFlows(
  db: Queryable,
  stationIds: number[],
  narrow: { count_types: string[]; travel_directions: string[]; count_methods: string[] },
  language: Language,
): Promise<ExportFlow[]> {
  return readRows(
    db,
    EXPORT_FLOW,
    `select ${EXPORT_FLOW.sql}
     from flows f
     left join codes t on t.list = 'countType' and t.code = f.count_type_code
     left join codes d on d.list = 'travelDirection' and d.code = f.travel_direction_code
     where f.station_id = any($1::int[])
       and (cardinality($2::text[]) = 0 or f.count_type_code = any($2::text[]))
       and (cardinality($3::text[]) = 0 or f.travel_direction_code = any($3::text[]))
       and (cardinality($4::text[]) = 0 or f.count_method_code = any($4::text[]))
     order by f.id`,
    [stationIds, narrow.count_types, narrow.travel_directions, narrow.count_methods, language],
  );
}
