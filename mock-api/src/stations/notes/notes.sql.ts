import type { Queryable } from '../../platform/db/database.ts';
import { int } from '../../platform/db/columns.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { addedTo } from '../records/added.sql.ts';
import { stationNotes } from './notes.tables.ts';

const NOTE = shape(
  stationNotes.pick('id', 'user_id', 'user_name', 'text', 'created_at', 'changed_at', 'version'),
);
export type NoteRow = RowOf<typeof NOTE>;

/** Notes as what people add. */
export const notes = addedTo(stationNotes, NOTE);

const ID = shape({ id: int });

/** A published station's row by its number; undefined where it does not exist for the caller. */
export async function selectPublished(db: Queryable, stationId: string): Promise<number | undefined> {
  const row = await readRow(db, ID, 'select id from stations where station_id_tmg = $1 and not draft', [
    stationId,
  ]);
  return row?.id;
}

/** The notes of a station, the newest first. */
export function selectNotes(db: Queryable, station: number): Promise<NoteRow[]> {
  return readRows(
    db,
    NOTE,
    `select ${NOTE.sql} from station_notes where station_id = $1 order by created_at desc, id desc`,
    [station],
  );
}

type NewNote = {
  station: number;
  user: { id: number; name: string };
  text: string;
  at: Date;
  key: string | undefined;
};

/** Adds a note; undefined where one was added under this key before (T12). */
export async function insertNote(
  db: Queryable,
  { station, user, text, at, key }: NewNote,
): Promise<NoteRow | undefined> {
  return readRow(
    db,
    NOTE,
    `insert into station_notes (station_id, user_id, user_name, text, created_at, request_key)
     values ($1, $2, $3, $4, $5, $6) on conflict (station_id, request_key) do nothing returning ${NOTE.sql}`,
    [station, user.id, user.name, text, at.toISOString(), key ?? null],
  );
}

/** Writes a note's text and raises its version. */
export async function updateNote(
  db: Queryable,
  { id, text, at }: { id: number; text: string; at: Date },
): Promise<NoteRow | undefined> {
  return readRow(
    db,
    NOTE,
    `update station_notes set text = $2, changed_at = $3, version = version + 1 where id = $1 returning ${NOTE.sql}`,
    [id, text, at.toISOString()],
  );
}
