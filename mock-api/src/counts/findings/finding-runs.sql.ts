import type { FindingRun } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { bool } from '../../platform/db/columns.ts';
import { readRow, shape, type RowOf } from '../../platform/db/table.ts';
import { findingRuns } from './findings.tables.ts';

const RUN = shape({
  ...findingRuns.of('r', 'status', 'requested_at', 'finished_at'),
  stale: bool.by('coalesce(s.last_imported > r.requested_at, false)'),
});

/** The last run over a station; undefined where the rules have never run. */
export async function selectRun(db: Queryable, stationId: number): Promise<FindingRun | undefined> {
  return readRow(
    db,
    RUN,
    `select ${RUN.sql} from finding_runs r join stations s on s.id = r.station_id where r.station_id = $1`,
    [stationId],
  );
}

/** Notes that the rules are to run over a station; answers the run's id, always the same for a station. */
export async function beginRun(db: Queryable, stationId: number, at: Date): Promise<number> {
  const row = await readRow(
    db,
    shape(findingRuns.pick('id')),
    `insert into finding_runs (station_id, status, requested_at) values ($1, 'running', $2)
     on conflict (station_id) do update set status = 'running', requested_at = excluded.requested_at, asked = finding_runs.asked + 1
     returning id`,
    [stationId, at.toISOString()],
  );
  return row?.id ?? 0;
}

const JOB = shape(findingRuns.pick('id', 'station_id', 'status', 'asked'));

/** A run as its job reads it; `asked` counts how often it was asked for, twice in one moment, too. */
export type RunRow = RowOf<typeof JOB>;

/** A run by its id; with 'lock' until the transaction ends. */
export async function selectRunJob(db: Queryable, id: number, lock?: 'lock'): Promise<RunRow | undefined> {
  return readRow(db, JOB, `select ${JOB.sql} from finding_runs where id = $1 ${lock ? 'for update' : ''}`, [
    id,
  ]);
}

/** Closes a run, or lets one that failed run again. */
export async function endRun(
  db: Queryable,
  id: number,
  { status, at }: { status: FindingRun['status']; at: Date | null },
): Promise<void> {
  await db.query('update finding_runs set status = $2, finished_at = $3 where id = $1', [
    id,
    status,
    at?.toISOString() ?? null,
  ]);
}
