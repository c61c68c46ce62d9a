import { NOTE_MAX, type CodeOption } from 'shared-domain';
import { defineFields, type FieldsOf } from 'shared-ui/form';
import { datesCross, isDay } from '../validate-counts/filters.rules.ts';
import type { MarkValues } from './marking.rules.ts';
import type { markTexts } from './texts.ts';

/** What the selects offer. */
export type MarkLookups = { suspects: CodeOption[]; countTypes: CodeOption[] };
type Key = keyof typeof markTexts.en;

const day = { control: 'date', format: 'yyyy-MM-dd', required: 'datesMissing' } as const;
const withNote = defineFields<MarkValues, MarkLookups, Key>({
  suspect: {
    label: 'suspect',
    term: 'validity-condition',
    control: 'select',
    emptyLabel: 'keep',
    options: (_, { suspects }) => suspects,
  },
  note: { label: 'note', hint: 'noteHint', control: 'text', maxLength: NOTE_MAX },
  minDate: { label: 'from', ...day },
  maxDate: {
    label: 'to',
    ...day,
    check: (maxDate, { minDate }) =>
      minDate && isDay(minDate) && datesCross({ minDate, maxDate }) ? 'datesMissing' : null,
  },
  countType: {
    label: 'countType',
    term: 'count-type',
    control: 'select',
    emptyLabel: 'all',
    options: (_, { countTypes }) => countTypes,
  },
});
const withoutNote = {
  ...withNote,
  suspect: { ...withNote.suspect, required: 'suspectOrNote' },
} as typeof withNote;

/** The fields of the mark: without a note it needs a suspect. */
export const markFields: FieldsOf<MarkValues, MarkLookups, Key> = ({ note }) =>
  note.trim() === '' ? withoutNote : withNote;
