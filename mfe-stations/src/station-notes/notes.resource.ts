import type { StationNote } from 'shared-domain';
import { call } from 'shared-ui/api';
import { ask, invalidate, type Asked } from 'shared-ui/query';

const key = (stationId: string) => ['stations', 'notes', stationId];

/** What people wrote down about a station, the newest first. */
export const notesQuery = (stationId: string): Asked<StationNote[]> => ({
  queryKey: key(stationId),
  queryFn: async ({ signal }) =>
    (await call('GET /stations/:stationId/notes', { params: { stationId } }, { signal })).data,
  lookAgain: true,
});

/** The note as it is stored by now; the last one known where it is gone. */
export async function newerNote(stationId: string, note: StationNote): Promise<StationNote> {
  return (await ask(notesQuery(stationId))).find(({ id }) => id === note.id) ?? note;
}

/** Writes a note down, under its form's idempotency key. */
export async function addNote(stationId: string, text: string, request_key: string): Promise<StationNote> {
  const note = await call('POST /stations/:stationId/notes', {
    params: { stationId },
    body: { text, request_key },
  });
  await invalidate(key(stationId));
  return note;
}

/** Changes the text of a note over the version that was read. */
export async function changeNote(
  stationId: string,
  { id, version }: Pick<StationNote, 'id' | 'version'>,
  text: string,
): Promise<StationNote> {
  const params = { stationId, noteId: String(id) };
  const note = await call('PUT /stations/:stationId/notes/:noteId', { params, body: { text, version } });
  await invalidate(key(stationId));
  return note;
}

/** Deletes a note; the list is asked for again in any case. */
export async function deleteNote(stationId: string, { id }: StationNote): Promise<void> {
  try {
    await call('DELETE /stations/:stationId/notes/:noteId', { params: { stationId, noteId: String(id) } });
  } finally {
    await invalidate(key(stationId));
  }
}
