import { int, orNull, text } from '../../platform/db/columns.ts';
import type { Reading } from '../../platform/db/database.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { flows, identityOf, numberOf, stations } from '../../stations/records/stations.tables.ts';
import { speaksForItsHour } from '../figures/figures.sql.ts';
import { overlappingAt } from '../store/overlap.sql.ts';

const FLOW = shape({
  ...numberOf('s'),
  ...stations.of('s', 'station_name', 'agency_id', 'time_zone'),
  station_id: stations.columns.id.by('s.id'),
  flow_id: flows.columns.id.by('f.id'),
  ...flows.of('f', 'name', 'movement_direction_code'),
  ...identityOf('f'),
});
/** A flow of a published station that may count for a mode. */
export type ModeFlow = RowOf<typeof FLOW>;

/** The flows of these count types at published stations of an agency, or of all (null), in the order of their making. */
export function selectModeFlows(
  db: Reading,
  { agency, types }: { agency: number | null; types: readonly string[] },
): Promise<ModeFlow[]> {
  return readRows(
    db,
    FLOW,
    `select ${FLOW.sql} from flows f join stations s on s.id = f.station_id
     where not s.draft and ($1::int is null or s.agency_id = $1) and f.count_type_code = any($2::text[])
     order by s.station_id_tmg, f.id`,
    [agency, types],
  );
}

/** The code of true counts on a day that is like no other. */
const SPECIAL_EVENT = 15;

const FLOW_HOURS = shape({ station_id: int, flow_id: int, hours: text, events: orNull(text) });
type FlowHours = RowOf<typeof FLOW_HOURS>;

/**
 * The hours of a year of these stations' flows: 'hour count', the hour counted from the first of January, divided by commas. An
 * hour is there when usable certified counts cover it whole and none of it twice, as figures have it (C5, C11); `mixed` are those of
 * the stations where counts may overlap. `events` are its days with counts that are marked as a special event.
 */
export function selectHours(
  db: Reading,
  year: number,
  { some, mixed }: { some: readonly number[]; mixed: readonly number[] },
): Promise<FlowHours[]> {
  return readRows(
    db,
    FLOW_HOURS,
    `select h.station_id, h.flow_id, string_agg(h.hour || ' ' || h.total, ',') as hours,
       string_agg(distinct (h.hour / 24)::text, ',') filter (where h.event) as events
     from (
       select c.station_id, c.flow_id, (extract(epoch from c.ts - make_timestamp($2::int, 1, 1, 0, 0, 0)) / 3600)::int as hour,
         sum(c.count)::int as total, bool_or(coalesce(c.suspect_id = ${SPECIAL_EVENT}, false)) as event
       from (select station_id, flow_id, date_trunc('hour', ts) as ts, ts as counted_at, count, interval_minutes, suspect_id, certification_id
             from counts where station_id = any($1::int[]) and ts >= make_timestamp($2::int, 1, 1, 0, 0, 0)
               and ts < make_timestamp($2::int + 1, 1, 1, 0, 0, 0)) c
       left join suspects x on x.id = c.suspect_id
       where ${speaksForItsHour(overlappingAt('$3'), 'c.counted_at')}
       group by 1, 2, 3 having sum(c.interval_minutes) = 60) h
     group by 1, 2`,
    [some, year, mixed],
  );
}
