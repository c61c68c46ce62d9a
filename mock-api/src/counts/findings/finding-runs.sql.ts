import type { FindingRun } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';

/** The last run over a station; undefined where the rules have never run. */
export async function selectRun(db: Queryable, stationId: number): Promise<FindingRun | undefined> {
  const [row] = await db.query<FindingRun>(
    `select r.status, r.requested_at, r.finished_at, coalesce(s.last_imported > r.requested_at, false) as stale
     from finding_runs r join stations s on s.id = r.station_id where r.station_id = $1`,
    [stationId],
  );
  return row;
}

/** Notes that the rules are to run over a station; answers the run's id, always the same for a station. */
export async function beginRun(db: Queryable, stationId: number, at: Date): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    `insert into finding_runs (station_id, status, requested_at) values ($1, 'running', $2)
     on conflict (station_id) do update set status = 'running', requested_at = excluded.requested_at, asked = finding_runs.asked + 1
     returning id`,
    [stationId, at.toISOString()],
  );
  return row?.id ?? 0;
}

/** A run as its job reads it; `asked` counts how often it was asked for, twice in one moment, too. */
export type RunRow = { id: number; station_id: number; status: FindingRun['status']; asked: number };

/** A run by its id; with 'lock' until the transaction ends. */
export async function selectRunJob(db: Queryable, id: number, lock?: 'lock'): Promise<RunRow | undefined> {
  const [row] = await db.query<RunRow>(
    `select id, station_id, status, asked from finding_runs where id = $1 ${lock ? 'for update' : ''}`,
    [id],
  );
  return row;
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
