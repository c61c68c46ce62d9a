import type { Queryable } from '../../platform/db/database.ts';

/** What somebody did at a station, before it is worded; `edit_id` where it changed counts or findings. */
export type LogRow = {
  id: number;
  at: string;
  user_name: string;
  action: string;
  detail: Record<string, unknown>;
  edit_id: number | null;
};

/** What was done at a station, newest first, before an entry. */
export function selectLog(
  db: Queryable,
  ask: { stationId: number; before: number | undefined; limit: number },
): Promise<LogRow[]> {
  return db.query(
    `select id, at, user_name, action, detail, (detail->>'edit_id')::bigint as edit_id from audit_log
     where station_id = $1 and ($2::bigint is null or id < $2) order by id desc limit $3`,
    [ask.stationId, ask.before, ask.limit],
  );
}
