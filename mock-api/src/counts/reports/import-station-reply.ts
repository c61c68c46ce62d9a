import type { ImportStation } from 'shared-domain';
import type { ImportStationRow } from '../../stations/list/stations.sql.ts';

/** A station as the import screens list it. */
export function importStationReply(row: ImportStationRow): ImportStation {
  return { ...row, certifying: row.certifying ? 1 : 0, importing: row.importing ? 1 : 0 };
}
