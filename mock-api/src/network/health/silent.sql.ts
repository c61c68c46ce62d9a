import { bool, orNull } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { numberOf, stations } from '../../stations/records/stations.tables.ts';
import { stationWatches } from './health.tables.ts';
import { CLOSURES_OF_STATION, EQUIPMENT_OF_STATION, PERMANENT_STATION } from './watched-stations.sql.ts';

/** What the rule of silence asks of a station. */
export const FOUND = {
  ...numberOf('s'),
  ...stations.of('s', 'time_zone', 'year_station_discontinued'),
  permanent: bool.by(PERMANENT_STATION),
  closures: CLOSURES_OF_STATION,
  equipment: EQUIPMENT_OF_STATION,
  state: orNull(stationWatches.columns.state).by('w.state'),
};
const STATION = shape(FOUND);

/** The published stations at which an outage is open, of itself or of a flow; more conditions may follow. */
export const FOUND_FROM = /* sql */ `from stations s join station_watches w on w.station_id = s.id
     where not s.draft and (jsonb_path_exists(w.state, '$.station.open ? (@ != null)')
       or jsonb_path_exists(w.state, '$.flows[*].open ? (@ != null)'))`;

/** A station at which an outage is open, of itself or of a flow. */
export type FoundStation = RowOf<typeof STATION>;

/** The same of one agency, or of all where it is null. Whether they are silent is a rule's to say; the others can't be. */
export const selectFound = (db: Queryable, agency: number | null): Promise<FoundStation[]> =>
  readRows(
    db,
    STATION,
    `select ${STATION.sql} ${FOUND_FROM} and ($1::int is null or s.agency_id = $1)
     order by s.station_id_tmg`,
    [agency],
  );
