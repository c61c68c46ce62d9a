import type { CountsEdit } from 'shared-domain';
import { inBoth, type Language, type Text } from 'shared-domain/texts';
import type { EditRow } from './edits.sql.ts';
import { editWords as words } from '../store/texts.ts';

/** An edit as the caller reads it. */
export function editReply(row: EditRow, language: Language): CountsEdit {
  const { id, kind, at, user_name, counts, first, last, findings, undone } = row;
  return { id, kind, at, user_name, text: editText(row, language), counts, first, last, findings, undone };
}

function whatOf({ kind, counts, findings }: EditRow): Text {
  switch (kind) {
    case 'rows':
    case 'bulk':
      return words.counts({ counts });
    case 'undo':
      return words.undo({ what: takenBack({ counts, findings }) });
    default:
      return words[kind]({ counts, findings });
  }
}

function takenBack({ counts, findings }: Pick<EditRow, 'counts' | 'findings'>): Text {
  const parts = [
    ...(counts > 0 || findings === 0 ? [words.counts({ counts })] : []),
    ...(findings > 0 ? [words.findings({ findings })] : []),
  ];
  return inBoth((language) => parts.map((part) => part[language]).join(', '));
}

/** What an edit did, in a few words: '31 counts: Implausibly high'. */
function editText(row: EditRow, language: Language): string {
  const { detail, suspect } = row;
  const said = [
    ...(detail.suspect_id === null ? [words.noSuspect[language]] : suspect ? [suspect] : []),
    ...(detail.note === null ? [words.noNotes[language]] : []),
    ...(detail.note ? [words.note({ note: detail.note })[language]] : []),
  ];
  return [whatOf(row)[language], said.join(', ')].filter(Boolean).join(': ');
}
