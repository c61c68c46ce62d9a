import type { ExportStation, StationSearch } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { bool, int, orNull, text, wallClock } from '../../platform/db/columns.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { flows, identityOf, numberOf, stations } from '../../stations/records/stations.tables.ts';
import { certified } from '../store/certified.rules.ts';
import type { Language } from '../../platform/text/language.ts';

const FOUND = shape({ ...numberOf('s'), ...stations.of('s', 'id', 'station_name', 'agency_id') });

/**
 * Published stations that fit the search: an empty list does not narrow, one flow has to fit all that is asked of it. A
 * station without flows fits where nothing is asked of any.
 */
export async function searchStations(
  db: Queryable,
  search: StationSearch,
  agencies: number[] | null,
): Promise<ExportStation[]> {
  const found = await readRows(
    db,
    FOUND,
    `select ${FOUND.sql}
     from stations s
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
  const ids = found.map(({ id }) => id);
  const reach = new Map((await selectReach(db, ids)).map(({ station_id, ...ends }) => [station_id, ends]));
  return found.map(({ id, ...row }) => ({ ...row, ...(reach.get(id) ?? NOTHING_CERTIFIED) }));
}

/** How far a station's certified counts reach: from the least or to the greatest time. */
const end = (which: 'min' | 'max') =>
  orNull(wallClock).by(`(select ${which}(k.ts) from counts k
     where k.station_id = m.station_id and ${certified('k')} and k.ts between m.first and m.last)`);
const REACH = shape({ station_id: int, first_certified: end('min'), last_certified: end('max') });
const NOTHING_CERTIFIED = { first_certified: null, last_certified: null };

/**
 * How far the certified counts of stations reach. What was reopened since is not among them, so the ledger only says where to
 * look; each station is looked at where its months lie, its counts being there too.
 */
function selectReach(db: Queryable, ids: readonly number[]): Promise<RowOf<typeof REACH>[]> {
  return readRows(
    db,
    REACH,
    `select ${REACH.sql}
     from (
       select n.station_id, l.first, l.last
       from (select distinct station_id from count_months where station_id = any($1::int[])) n
       join (
         select station_id, min(first_ts) as first, max(last_ts) as last from certifications
         where status = 'done' and counts > reopened and station_id = any($1::int[]) group by station_id) l
         on l.station_id = n.station_id) m`,
    [ids],
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
  has_counts: bool.by(
    'f.id in (select m.flow_id from count_months m where m.station_id = any($1::int[]) and m.counts > 0)',
  ),
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
