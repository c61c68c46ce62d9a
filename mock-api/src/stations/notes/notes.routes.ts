import { mayAccess, STATION_NOTES_MAX, type StationNote, type User } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import * as sql from './notes.sql.ts';
import { texts } from './texts.ts';

/** Whether somebody may change or delete a note: whoever wrote it, and an admin. */
const mayChange = ({ user_id }: sql.NoteRow, user: User): boolean =>
  user_id === user.id || mayAccess('admin', user);

function noteReply(note: sql.NoteRow, user: User): StationNote {
  const { user_id: _author, user_name: author, ...facts } = note;
  return { ...facts, author, may_change: mayChange(note, user) };
}

const published = async (db: Queryable, stationId: string): Promise<number> =>
  found(await sql.selectPublished(db, stationId));

/** The note to be changed; refused where it is not there, and where it is somebody else's. */
async function lockOwn(
  db: Queryable,
  { stationId, noteId }: { stationId: string; noteId: string },
  user: User,
): Promise<sql.NoteRow & { station: number }> {
  const station = await published(db, stationId);
  const note = found(await sql.notes.lockAdded(db, station, Number(noteId)));
  if (!mayChange(note, user)) throw new ApiProblem(403, texts.notYours);
  return { ...note, station };
}

const list = endpoint('GET /stations/:stationId/notes', {
  handle: async ({ db, caller, input: { params } }) => {
    const notes = await sql.selectNotes(db, await published(db, params.stationId));
    return { data: notes.map((note) => noteReply(note, caller.user)) };
  },
});

const add = endpoint('POST /stations/:stationId/notes', {
  handle: async ({ db, caller: { user }, input: { params, body }, now, audit }) => {
    const station = await published(db, params.stationId);
    const { text, request_key: key } = body;
    const added = await sql.insertNote(db, { station, user, text, at: now(), key });
    // sent twice, it is there already (T12)
    if (!added) return noteReply(found(await sql.notes.selectByKey(db, { station, user, key })), user);
    if ((await sql.notes.countAdded(db, station)) > STATION_NOTES_MAX) throw new ApiProblem(409, texts.full);
    await audit('note.add', { note_id: added.id, text }, { station });
    return noteReply(added, user);
  },
});

const change = endpoint('PUT /stations/:stationId/notes/:noteId', {
  handle: async ({ db, caller: { user }, input: { params, body }, now, audit }) => {
    const before = await lockOwn(db, params, user);
    if (body.version !== before.version) {
      throw new ApiProblem(409, texts.stale, { current: noteReply(before, user) });
    }
    const after = found(await sql.updateNote(db, { id: before.id, text: body.text, at: now() }));
    const detail = { note_id: before.id, before: { text: before.text }, after: { text: after.text } };
    await audit('note.update', detail, { station: before.station });
    return noteReply(after, user);
  },
});

const remove = endpoint('DELETE /stations/:stationId/notes/:noteId', {
  handle: async ({ db, caller, input: { params }, audit }) => {
    const { id, text, station } = await lockOwn(db, params, caller.user);
    await sql.notes.deleteAdded(db, id);
    await audit('note.delete', { note_id: id, text }, { station });
    return { success: true as const };
  },
});

/** What people write down about a station. */
export const stationNotes: Endpoint[] = [list, add, change, remove];
