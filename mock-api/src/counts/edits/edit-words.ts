import type { CountsEdit } from 'shared-domain';
import type { Language } from '../../platform/text/language.ts';
import type { EditRow } from './edits.sql.ts';
import { editWords } from '../store/texts.ts';

/** An edit as the caller reads it. */
export function editReply(row: EditRow, language: Language): CountsEdit {
  const { id, kind, at, user_name, counts, first, last, findings, undone } = row;
  return { id, kind, at, user_name, text: editText(row, language), counts, first, last, findings, undone };
}

/** What an edit did, in a few words: '31 counts: Implausibly high'. */
function editText({ kind, counts, findings, detail, suspect }: EditRow, language: Language): string {
  const words = editWords[language];
  const said = [
    ...(detail.suspect_id === null ? [words.noSuspect] : suspect ? [suspect] : []),
    ...(detail.note === null ? [words.noNotes] : detail.note ? [words.note(detail.note)] : []),
  ];
  const what = kind === 'rows' || kind === 'bulk' ? words.counts(counts) : words[kind](findings, counts);
  return [what, said.join(', ')].filter(Boolean).join(': ');
}
