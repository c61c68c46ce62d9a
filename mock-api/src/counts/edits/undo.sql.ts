import { apart } from '../../platform/db/apart.ts';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { bigint } from '../../platform/db/columns.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { countChanges } from './edits.tables.ts';
import { certified, uncertified } from '../store/certified.rules.ts';
import { changeOpenCounts, UNTOUCHED, type Touched } from '../store/counts-writer.sql.ts';
import type { Editor } from './edits.sql.ts';

/** Counts and findings of an edit that are not any more as it left them. */
export type Obstacles = { changed: number; certified: number; findings: number };

/** An edit that is to be taken back: its counts lie from `first` to `last`, both null where it changed none. */
export type Taken = { stationId: number; edit: number; first: string | null; last: string | null };

/**
 * Until the transaction ends, tables are joined as wholes. An edit's changes have only just been written, so the
 * planner takes them for a row or two; looking each of 35,000 up in the other table would take minutes. As a command of its
 * own it holds at other machines too.
 */
export async function joinWholes(db: Queryable): Promise<void> {
  await db.exec('set local enable_nestloop = off');
}

/** What stands in the way of taking an edit back. */
export async function selectObstacles(db: Queryable, taken: Taken): Promise<Obstacles> {
  // an edit of findings alone has no stretch of counts
  const counts = taken.first === null ? NONE : await selectCountObstacles(db, taken);
  const { stationId, edit } = taken;
  const findings = await readRow(
    db,
    shape({ findings: bigint }),
    `select count(*) as findings from finding_decisions d
     left join findings f on f.station_id = d.station_id and f.id = d.finding_id
     where d.station_id = $1 and d.edit_id = $2
       and (f.id is null or f.state <> d.new_state or f.reason is distinct from d.new_reason)`,
    [stationId, edit],
  );
  return { ...counts, findings: findings?.findings ?? 0 };
}

const NONE = { changed: 0, certified: 0 };

async function selectCountObstacles(
  db: Queryable,
  { stationId, edit, first, last }: Taken,
): Promise<Omit<Obstacles, 'findings'>> {
  const counts = await readRow(
    db,
    shape({ changed: bigint, certified: bigint }),
    `select count(*) filter (where ${uncertified('c')}) as changed,
       count(*) filter (where ${certified('c')}) as certified
     from count_changes h
     left join counts c on c.station_id = h.station_id and c.ts between $3::timestamp and $4::timestamp
       and c.ts = h.ts and c.flow_id = h.flow_id
     left join ${apart('imports', 'station_id = $1')} i on i.id = c.import_id
     where h.station_id = $1 and h.edit_id = $2
       and (c.station_id is null or ${certified('c')}
         or c.suspect_id is distinct from h.new_suspect_id or c.note is distinct from h.new_note
         or i.finished_at > h.at)`,
    [stationId, edit, first, last],
  );
  return counts ?? NONE;
}

/** Puts back what an edit replaced and keeps that as changes of the edit `by`. */
export async function revertCounts(
  db: Transaction,
  { stationId, edit, first, last }: Taken,
  { by, editor }: { by: number; editor: Editor },
): Promise<Touched> {
  if (first === null) return UNTOUCHED;
  await db.query(
    `insert into count_changes (station_id, flow_id, ts, at, user_id, old_suspect_id, new_suspect_id, old_note, new_note, edit_id)
     select station_id, flow_id, ts, $4::timestamptz, $5::int, new_suspect_id, old_suspect_id, new_note, old_note, $3::bigint
     from count_changes where station_id = $1 and edit_id = $2`,
    [stationId, edit, by, editor.at.toISOString(), editor.user],
  );
  return changeOpenCounts(db, {
    set: { suspect_id: 'h.old_suspect_id', note: 'h.old_note' },
    from: 'count_changes h',
    where: `h.station_id = $1 and h.edit_id = $2 and c.station_id = $1
      and c.ts between $3::timestamp and $4::timestamp and c.ts = h.ts and c.flow_id = h.flow_id`,
    params: [stationId, edit, first, last],
  });
}

/** Puts findings back to what they were before an edit decided them; answers how many. */
export async function revertFindings(
  db: Queryable,
  { stationId, edit, by }: { stationId: number; edit: number; by: number },
): Promise<number> {
  await db.query(
    `insert into finding_decisions (station_id, edit_id, finding_id, old_state, new_state, old_reason, new_reason, old_decided_by, old_decided_at)
     select d.station_id, $3::bigint, d.finding_id, d.new_state, d.old_state, d.new_reason, d.old_reason, f.decided_by, f.decided_at
     from finding_decisions d join findings f on f.station_id = d.station_id and f.id = d.finding_id
     where d.station_id = $1 and d.edit_id = $2`,
    [stationId, edit, by],
  );
  const rows = await db.query(
    `update findings f set state = d.old_state, reason = d.old_reason, decided_by = d.old_decided_by, decided_at = d.old_decided_at
     from finding_decisions d
     where d.station_id = $1 and d.edit_id = $2 and f.station_id = $1 and f.id = d.finding_id returning f.id`,
    [stationId, edit],
  );
  return rows.length;
}

/** Notes that an edit has been taken back; an undo that was taken back brings its own edit to life again. */
export async function markUndone(db: Queryable, stationId: number, edit: number): Promise<void> {
  await db.query('update count_edits set undone = true where station_id = $1 and id = $2', [stationId, edit]);
  await db.query(
    `update count_edits set undone = false
     where station_id = $1 and id = (select undoes from count_edits where station_id = $1 and id = $2)`,
    [stationId, edit],
  );
}

const CHANGE = shape(
  countChanges.pick('flow_id', 'ts', 'old_suspect_id', 'new_suspect_id', 'old_note', 'new_note'),
);

/** A count's part in an edit, before it is a reply. */
export type ChangeRow = RowOf<typeof CHANGE>;

/** The counts of an edit by date, then flow, behind a count. */
export function selectChanges(
  db: Queryable,
  ask: { stationId: number; edit: number; after: { ts: string; flow_id: number } | null; limit: number },
): Promise<ChangeRow[]> {
  return readRows(
    db,
    CHANGE,
    `select ${CHANGE.sql} from count_changes
     where station_id = $1 and edit_id = $2 and ($3::timestamp is null or (ts, flow_id) > ($3, $4::int))
     order by ts, flow_id limit $5`,
    [ask.stationId, ask.edit, ask.after?.ts ?? null, ask.after?.flow_id ?? 0, ask.limit],
  );
}
