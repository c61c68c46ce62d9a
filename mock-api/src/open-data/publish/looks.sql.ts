import { bigint, bool, day, int, orNull } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { certifiedRevisions } from '../../counts/store/counts.tables.ts';

const CANDIDATE = shape({
  station_id: int.by('o.station_id'),
  settings_version: int.by('o.version'),
  revision: orNull(bigint).by('l.revision'),
  looked_version: orNull(int).by('l.settings_version'),
  looked_on: orNull(day).by('l.looked_on'),
});
const REVISION = shape(certifiedRevisions.pick('station_id', 'revision'));

/** How a station is when it is looked at. */
export type LookAt = { station: number; revision: number; settings_version: number; today: string };

/** The stations that are to be looked at: something of them has changed, or they have not been looked at today. */
export async function selectToLook(db: Queryable, today: string): Promise<LookAt[]> {
  const rows = await readRows(
    db,
    CANDIDATE,
    `select ${CANDIDATE.sql} from open_data_settings o left join open_data_looks l on l.station_id = o.station_id
     order by o.station_id`,
  );
  const revisions = await readRows(
    db,
    REVISION,
    `select ${REVISION.sql} from certified_revisions where station_id = any($1::int[])`,
    [rows.map(({ station_id }) => station_id)],
  );
  const known = new Map(revisions.map(({ station_id, revision }) => [station_id, revision]));
  return rows
    .map((row) => ({ row, revision: known.get(row.station_id) ?? 0 }))
    .filter(({ row, revision }) => isOther(row, revision, today))
    .map(({ row: { station_id: station, settings_version }, revision }) => ({
      station,
      revision,
      settings_version,
      today,
    }));
}

const isOther = (row: RowOf<typeof CANDIDATE>, revision: number, today: string): boolean =>
  row.revision !== revision || row.looked_version !== row.settings_version || (row.looked_on ?? '') < today;

const ASKED = shape({ station_id: int });

/** Notes that a station is being looked at; false where somebody else has it looked at as it is. */
export async function beginLook(
  db: Queryable,
  { station, revision, settings_version, today }: LookAt,
): Promise<boolean> {
  const row = await readRow(
    db,
    ASKED,
    `insert into open_data_looks as l (station_id, revision, settings_version, looked_on, pending)
     values ($1, $2, $3, $4::date, true)
     on conflict (station_id) do update
       set revision = excluded.revision, settings_version = excluded.settings_version, looked_on = excluded.looked_on, pending = true
       where l.revision <> excluded.revision or l.settings_version <> excluded.settings_version
         or l.looked_on < excluded.looked_on
     returning station_id`,
    [station, revision, settings_version, today],
  );
  return row !== undefined;
}

/** Whether any station is being looked at. */
export async function isLooking(db: Queryable): Promise<boolean> {
  const row = await readRow(
    db,
    shape({ looking: bool }),
    'select exists (select 1 from open_data_looks where pending) as looking',
  );
  return row?.looking ?? false;
}
