import type { Queryable } from '../../platform/db/database.ts';
import { int } from '../../platform/db/columns.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { stationNotes } from './notes.tables.ts';

const NOTE = shape(
  stationNotes.pick('id', 'user_id', 'user_name', 'text', 'created_at', 'changed_at', 'version'),
);
export type NoteRow = RowOf<typeof NOTE>;

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

/** One note of a station; nobody else writes it until the transaction ends. */
export async function lockNote(db: Queryable, station: number, id: number): Promise<NoteRow | undefined> {
  return readRow(
    db,
    NOTE,
    `select ${NOTE.sql} from station_notes where station_id = $1 and id = $2 for update`,
    [station, id],
  );
}

/** How many notes a station has. */
export async function countNotes(db: Queryable, station: number): Promise<number> {
  const row = await readRow(
    db,
    shape({ n: int.by('count(*)::int') }),
    'select count(*)::int as n from station_notes where station_id = $1',
    [station],
  );
  return row?.n ?? 0;
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

/** The caller's note that was added under a key. */
export async function selectNoteByKey(
  db: Queryable,
  { station, user, key }: Pick<NewNote, 'station' | 'user' | 'key'>,
): Promise<NoteRow | undefined> {
  return readRow(
    db,
    NOTE,
    `select ${NOTE.sql} from station_notes where station_id = $1 and user_id = $2 and request_key = $3`,
    [station, user.id, key ?? null],
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

/** Deletes a note. */
export async function deleteNote(db: Queryable, id: number): Promise<void> {
  await db.query('delete from station_notes where id = $1', [id]);
}
