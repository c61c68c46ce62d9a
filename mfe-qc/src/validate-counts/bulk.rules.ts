import { bulkChange, NOTE_MAX, type BulkUpdate, type CountEdit } from 'shared-domain';

/** What the bulk panel is set to. `suspect`: '' leaves it as it is, 'none' takes it away, else a suspect's id as text. */
export type BulkInput = { suspect: string; note: string; noteDelete: boolean };

export const NO_INPUT: BulkInput = { suspect: '', note: '', noteDelete: false };

/** The panel as fields of POST /counts/update. */
export function bulkUpdateOf({ suspect, note, noteDelete }: BulkInput): BulkUpdate {
  return {
    ...(suspect === '' ? {} : { suspect_id: suspect === 'none' ? null : Number(suspect) }),
    ...(note.trim() === '' ? {} : { note: note.trim() }),
    ...(noteDelete ? { noteDelete } : {}),
  };
}

/** Whether a suspect, a note or delete-notes is chosen, and the note is not too long: only then there is work. */
export function isChosen(input: BulkInput): boolean {
  return bulkChange(bulkUpdateOf(input)) !== null && input.note.trim().length <= NOTE_MAX;
}

/** A row's edit with the change of the panel put on it. */
export function withBulk(edit: CountEdit, input: BulkInput): CountEdit {
  return { ...edit, ...bulkChange(bulkUpdateOf(input)) };
}
