import { agencies } from '../../people/account/people.tables.ts';
import { bool, text } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import type { Text } from '../../platform/text/language.ts';
import { AGENCY_ZONE } from '../../stations/records/agency-zone.ts';
import { importRuns } from './automatic-import.tables.ts';
import { MONTH_DAYS, owedSince, SUNDAY_DAYS, type Look, type Owed } from './run-times.rules.ts';

const OPEN = /* sql */ `status in ('waiting', 'running')`;
const RUN = shape({
  ...importRuns.of('r', 'id', 'agency_id', 'status', 'scheduled', 'user_id', 'requested_by', 'look_days'),
  ...importRuns.of('r', 'gap_days', 'created_at', 'planned_at', 'resume_at', 'message', 'tries'),
  agency: agencies.columns.name.by('a.name'),
  time_zone: text.by(AGENCY_ZONE),
});
/** A run as its job reads it. */
export type RunRow = RowOf<typeof RUN>;

/** A run that has not ended; locked until the transaction ends if asked for. */
export const selectOpenRun = (db: Queryable, id: number, lock?: 'lock'): Promise<RunRow | undefined> =>
  readRow(
    db,
    RUN,
    `select ${RUN.sql} from import_runs r join agencies a on a.id = r.agency_id
     where r.id = $1 and r.${OPEN} ${lock ? 'for update of r' : ''}`,
    [id],
  );

/** Who has asked for a run; nobody for one of the schedule. */
export type Asker = { id: number; name: string } | null;

const ID = shape(importRuns.pick('id'));

/** Begins a run; undefined where one of the agency is under way. */
export async function insertRun(
  db: Queryable,
  { agency, asker, day, look, at }: { agency: number; asker: Asker; day: string; look: Look; at: Date },
): Promise<number | undefined> {
  const row = await readRow(
    db,
    ID,
    `insert into import_runs (agency_id, status, scheduled, user_id, requested_by, day, look_days, gap_days, created_at)
     values ($1, 'waiting', $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning id`,
    [
      agency,
      asker === null,
      asker?.id ?? 0,
      asker?.name ?? 'Count Exchange',
      day,
      look.look_days,
      look.gap_days,
      at.toISOString(),
    ],
  );
  return row?.id;
}

const OWED = shape({
  ran_before_week: bool,
  looked_this_week: bool,
  ran_before_month: bool,
  looked_this_month: bool,
});

/** What of the far looks back an agency's runs have done by a day. */
export async function selectOwed(
  db: Queryable,
  agency: number,
  day: string,
): Promise<{ week: Owed; month: Owed }> {
  const since = owedSince(day);
  const row = await readRow(
    db,
    OWED,
    `select coalesce(bool_or(day < $2), false) as ran_before_week,
       coalesce(bool_or(day >= $2 and status <> 'failed' and look_days >= ${SUNDAY_DAYS}), false) as looked_this_week,
       coalesce(bool_or(day < $3), false) as ran_before_month,
       coalesce(bool_or(day >= $3 and status <> 'failed' and gap_days >= ${MONTH_DAYS}), false) as looked_this_month
     from import_runs where agency_id = $1`,
    [agency, since.week, since.month],
  );
  return {
    week: { ranBefore: row?.ran_before_week ?? false, looked: row?.looked_this_week ?? false },
    month: { ranBefore: row?.ran_before_month ?? false, looked: row?.looked_this_month ?? false },
  };
}

/** The runs that stand still no longer. For the database's owner. */
export const selectResting = (db: Queryable, now: Date): Promise<RowOf<typeof ID>[]> =>
  readRows(db, ID, `select id from import_runs where ${OPEN} and resume_at <= $1 order by id`, [
    now.toISOString(),
  ]);

/** Has a run go on that stood still until now: of several processes one gets it. */
export async function wakeRun(db: Queryable, id: number, now: Date): Promise<boolean> {
  const rows = await db.query(
    `update import_runs set resume_at = null where id = $1 and ${OPEN} and resume_at <= $2 returning 1`,
    [id, now.toISOString()],
  );
  return rows.length > 0;
}

/** Has a run stand still until a moment, and says why. */
export async function restRun(
  db: Queryable,
  id: number,
  { until, why, tries }: { until: Date; why: Text; tries: number },
): Promise<void> {
  await db.query(
    `update import_runs set status = 'waiting', resume_at = $2, message = $3::text::jsonb, tries = $4
     where id = $1 and ${OPEN}`,
    [id, until.toISOString(), JSON.stringify(why), tries],
  );
}

/** Notes that a run is at work. */
export async function noteRunning(db: Queryable, id: number): Promise<void> {
  await db.query(`update import_runs set status = 'running', message = null where id = $1 and ${OPEN}`, [id]);
}

/** Notes that the vendor has answered a run. */
export async function noteAnswered(db: Queryable, id: number): Promise<void> {
  await db.query('update import_runs set tries = 0 where id = $1 and tries > 0', [id]);
}

/** Ends a run with what came of its stations; of those without news nothing stays. */
export async function endRun(
  db: Queryable,
  id: number,
  { status, message, at }: { status: 'done' | 'failed'; message: Text | null; at: Date },
): Promise<void> {
  await db.query(
    `update import_runs r set status = $2, message = $3::text::jsonb, finished_at = $4, resume_at = null,
       stations = s.stations, added = s.added, replaced = s.replaced, unchanged = s.unchanged, certified = s.certified,
       failed = s.failed
     from (
       select count(*) filter (where status <> 'waiting')::int as stations, coalesce(sum(added), 0)::int as added,
         coalesce(sum(replaced), 0)::int as replaced, coalesce(sum(unchanged), 0)::int as unchanged,
         coalesce(sum(certified), 0)::int as certified, count(*) filter (where status = 'failed')::int as failed
       from import_run_stations where run_id = $1) s
     where r.id = $1`,
    [id, status, message && JSON.stringify(message), at.toISOString()],
  );
  await db.query(
    `delete from import_run_stations where run_id = $1 and (status in ('unchanged', 'waiting') and message is null)`,
    [id],
  );
  await db.query('delete from import_run_pieces where run_id = $1', [id]);
}

/** Notes that the counts of an agency can't be fetched since a moment; where that was known, why it is so now. */
export async function noteFailure(
  db: Queryable,
  { agency, since, why }: { agency: number; since: string; why: Text },
): Promise<void> {
  await db.query(
    `insert into import_failures (agency_id, since, why) values ($1, $2, $3::text::jsonb)
     on conflict (agency_id) where until is null do update set why = excluded.why`,
    [agency, since, JSON.stringify(why)],
  );
}

/** Notes that they can be fetched again. */
export async function noteSuccess(db: Queryable, agency: number, at: Date): Promise<void> {
  await db.query(
    'update import_failures set until = greatest(since, $2) where agency_id = $1 and until is null',
    [agency, at.toISOString()],
  );
}

/** Takes away runs that ended more than a year ago. For the database's owner. */
export async function sweepRuns(db: Queryable, now: Date): Promise<void> {
  await db.query(`delete from import_runs where finished_at < $1::timestamptz - interval '400 days'`, [
    now.toISOString(),
  ]);
}
