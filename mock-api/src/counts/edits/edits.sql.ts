import type { CountsEdit } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { bigint, int, orNull, text } from '../../platform/db/columns.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { certified } from '../store/certified.rules.ts';
import type { Touched } from '../store/counts-writer.sql.ts';
import { certifications } from '../store/ledger.tables.ts';
import { countEdits, type EditDetail } from './edits.tables.ts';

const EDIT = shape({
  ...countEdits.of(
    'e',
    'id',
    'kind',
    'at',
    'user_id',
    'user_name',
    'counts',
    'findings',
    'undone',
    'undoes',
    'detail',
  ),
  first: countEdits.columns.first_ts.by('e.first_ts'),
  last: countEdits.columns.last_ts.by('e.last_ts'),
  suspect: orNull(text).by(`case when $1 = 'es' then s.validity_condition_es else s.validity_condition end`),
});

/** An edit as it is stored; `suspect` is its suspect's name in the reader's language. */
export type EditRow = RowOf<typeof EDIT>;

/** Who edits, and when (C6). */
export type Editor = { user: number; name: string; at: Date };

/** The number of a new edit: its changes name it before it is known whether there are any. */
export async function nextEditId(db: Queryable): Promise<number> {
  const row = await readRow(
    db,
    shape({ id: bigint }),
    `select nextval(pg_get_serial_sequence('count_edits', 'id')) as id`,
  );
  return row?.id ?? 0;
}

/** Keeps an edit whose changes are written. */
export async function insertEdit(
  db: Queryable,
  edit: {
    id: number;
    stationId: number;
    editor: Editor;
    kind: CountsEdit['kind'];
    detail: EditDetail;
    touched: Touched;
    findings?: number;
    undoes?: number;
  },
): Promise<void> {
  const { id, stationId, editor, kind, detail, touched, findings = 0, undoes } = edit;
  await db.query(
    `insert into count_edits (id, station_id, user_id, user_name, at, kind, detail, counts, first_ts, last_ts, findings, undoes)
     values ($1, $2, $3, $4, $5, $6, $7::text::jsonb, $8, $9, $10, $11, $12)`,
    [
      id,
      stationId,
      editor.user,
      editor.name,
      editor.at.toISOString(),
      kind,
      JSON.stringify(detail),
      touched.changed,
      touched.first,
      touched.last,
      findings,
      undoes,
    ],
  );
}

const SELECT_EDIT = /* sql */ `
  select ${EDIT.sql}
  from count_edits e left join suspects s on s.id = (e.detail->>'suspect_id')::smallint`;

/** An edit of the station. */
export async function selectEdit(
  db: Queryable,
  { language, stationId, id }: { language: string; stationId: number; id: number },
): Promise<EditRow | undefined> {
  return readRow(db, EDIT, `${SELECT_EDIT} where e.station_id = $2 and e.id = $3`, [language, stationId, id]);
}

/** Edits of the station with these numbers. */
export function selectEdits(
  db: Queryable,
  { language, stationId, ids }: { language: string; stationId: number; ids: number[] },
): Promise<EditRow[]> {
  return readRows(db, EDIT, `${SELECT_EDIT} where e.station_id = $2 and e.id = any($3::bigint[])`, [
    language,
    stationId,
    ids,
  ]);
}

/**
 * A person's last edits of the station that can be taken back, newest first: certified counts can't be changed, so an edit
 * that has touched one is none of them.
 */
export async function selectUndoable(
  db: Queryable,
  { language, stationId, user, limit }: { language: string; stationId: number; user: number; limit: number },
): Promise<EditRow[]> {
  const edits = await readRows(
    db,
    EDIT,
    `${SELECT_EDIT} where e.station_id = $2 and e.user_id = $3 and not e.undone and e.kind <> 'undo' order by e.id desc limit $4`,
    [language, stationId, user, limit],
  );
  const lastCertified = await readRow(
    db,
    shape({ at: certifications.columns.finished_at.by('max(finished_at)') }),
    `select max(finished_at) as at from certifications where station_id = $1 and status = 'done'`,
    [stationId],
  );
  const open: EditRow[] = [];
  for (const edit of edits) {
    const isBefore = lastCertified?.at ? edit.at <= lastCertified.at : false;
    if (!isBefore || !(await touchesCertified(db, { ...edit, stationId }))) open.push(edit);
  }
  return open;
}

/** Whether a count that an edit has changed is certified by now. */
async function touchesCertified(
  db: Queryable,
  { stationId, id, first, last }: Pick<EditRow, 'id' | 'first' | 'last'> & { stationId: number },
): Promise<boolean> {
  if (first === null) return false;
  const found = await readRow(
    db,
    shape({ flow_id: int.by('c.flow_id') }),
    `select c.flow_id from count_changes h
     join counts c on c.station_id = h.station_id and c.ts between $3::timestamp and $4::timestamp
       and c.ts = h.ts and c.flow_id = h.flow_id
     where h.station_id = $1 and h.edit_id = $2 and ${certified('c')} limit 1`,
    [stationId, id, first, last],
  );
  return found !== undefined;
}
