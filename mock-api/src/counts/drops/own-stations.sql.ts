import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape } from '../../platform/db/table.ts';
import { numberOf, stations } from '../../stations/records/stations.tables.ts';

const OWN = shape({ ...numberOf('s'), ...stations.of('s', 'id') });

/** Of these numbers the published stations of an agency, with their rows. */
export async function selectOwnStations(
  db: Queryable,
  agency: number,
  numbers: readonly string[],
): Promise<Map<string, number>> {
  const rows = await readRows(
    db,
    OWN,
    `select ${OWN.sql} from stations s where s.agency_id = $1 and s.station_id_tmg = any($2::text[]) and not s.draft`,
    [agency, [...numbers]],
  );
  return new Map(rows.map(({ station_id_tmg, id }) => [station_id_tmg, id]));
}
