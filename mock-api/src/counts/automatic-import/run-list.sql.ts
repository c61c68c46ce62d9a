import { double } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { numberOf, stations } from '../../stations/records/stations.tables.ts';
import { importFailures, importRuns, importRunStations } from './automatic-import.tables.ts';

const RUN = shape({
  ...importRuns.of(
    'r',
    'id',
    'status',
    'scheduled',
    'requested_by',
    'created_at',
    'finished_at',
    'resume_at',
  ),
  ...importRuns.of(
    'r',
    'message',
    'stations',
    'added',
    'replaced',
    'unchanged',
    'certified',
    'failed',
    'pieces',
  ),
});
/** A run as the list reads it. */
export type ListedRun = RowOf<typeof RUN>;

/** So many runs are shown at a time. */
const MOST = 20;

/** The newest runs of an agency; where `before` names a run, the newest of those before it. */
export const selectRuns = (
  db: Queryable,
  agency: number,
  before: number | null = null,
): Promise<ListedRun[]> =>
  readRows(
    db,
    RUN,
    `select ${RUN.sql} from import_runs r
     where r.agency_id = $1 and ($2::int is null or r.id < $2) order by r.id desc limit ${MOST}`,
    [agency, before],
  );

const LINE = shape({
  ...importRunStations.of('rs', 'run_id', 'status', 'added', 'replaced', 'message'),
  ...numberOf('s'),
  ...stations.of('s', 'station_name'),
});
/** A station of a run where something came or went wrong. */
export type RunLine = RowOf<typeof LINE>;

/** Those of these runs, by their numbers. */
export const selectLines = (db: Queryable, runs: readonly number[]): Promise<RunLine[]> =>
  readRows(
    db,
    LINE,
    `select ${LINE.sql} from import_run_stations rs join stations s on s.id = rs.station_id
     where rs.run_id = any($1::int[]) and rs.status <> 'waiting' and (rs.status <> 'unchanged' or rs.message is not null)
     order by rs.run_id, s.station_id_tmg`,
    [runs],
  );

const FAILURE = shape(importFailures.pick('id', 'since', 'why'));

/** Why an agency's counts can't be fetched; undefined where they can. */
export const selectFailure = (db: Queryable, agency: number): Promise<RowOf<typeof FAILURE> | undefined> =>
  readRow(db, FAILURE, `select ${FAILURE.sql} from import_failures where agency_id = $1 and until is null`, [
    agency,
  ]);

const SHARE = shape({
  share: double.by(`coalesce(avg(case status when 'waiting' then 0 else 1 end), 0)::float8`),
});

/** How much of a run that is under way is fetched, 0 to 1. For the database's owner. */
export async function selectShare(db: Queryable, run: number): Promise<number> {
  const row = await readRow(db, SHARE, `select ${SHARE.sql} from import_run_pieces where run_id = $1`, [run]);
  return row?.share ?? 0;
}
