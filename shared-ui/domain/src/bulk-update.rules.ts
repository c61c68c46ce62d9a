/** What the bulk panel asks for. A suspect of null takes the suspect away; left out, suspects stay. */
export type BulkUpdate = { suspect_id?: number | null; note?: string; noteDelete?: boolean };

/** What becomes of each row: a part that is left out stays as it is. */
export type BulkChange = { suspect_id?: number | null; note?: string | null };

/**
 * The change a bulk update makes, or null when neither a suspect, nor a note, nor delete-notes is chosen (the update
 * does not apply then). A new note replaces the old ones, so it stands above delete-notes.
 */
export function bulkChange({ suspect_id, note, noteDelete }: BulkUpdate): BulkChange | null {
  const change: BulkChange = {};
  if (suspect_id !== undefined) change.suspect_id = suspect_id;
  const text = note?.trim();
  if (text) change.note = text;
  else if (noteDelete) change.note = null;
  return Object.keys(change).length > 0 ? change : null;
}
