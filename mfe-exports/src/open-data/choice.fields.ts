import { OPEN_CONTACT_MAX, OPEN_NOTE_MAX, REASON_MAX, type CodeOption } from 'shared-domain';
import { defineFields } from 'shared-ui/form';
import type { ChoiceValues } from './choice.record.ts';
import type { OpenDataText } from './texts.ts';

/** What the dialog chooses from. */
export type ChoiceLookups = { holds: CodeOption[]; licenses: CodeOption[]; places: CodeOption[] };

/** The fields by which an agency chooses how a station goes out. */
export const choiceFields = defineFields<ChoiceValues, ChoiceLookups, OpenDataText>({
  is_on: { label: 'isOn', hint: 'isOnHint', control: 'check', wide: true },
  first_month: { label: 'firstMonth', control: 'date', required: 'required' },
  hold: { label: 'hold', control: 'select', required: 'required', options: (_, { holds }) => holds },
  license: {
    label: 'license',
    hint: 'licenseHint',
    control: 'select',
    wide: true,
    required: 'required',
    options: (_, { licenses }) => licenses,
  },
  contact: {
    label: 'contact',
    hint: 'contactHint',
    control: 'text',
    wide: true,
    maxLength: OPEN_CONTACT_MAX,
    required: 'required',
  },
  note: { label: 'note', control: 'area', wide: true, maxLength: OPEN_NOTE_MAX },
  places: { label: 'places', control: 'select', required: 'required', options: (_, { places }) => places },
  daily_only: { label: 'dailyOnly', control: 'check' },
});

/** Why what is out is withdrawn. */
export const withdrawFields = defineFields<{ reason: string }, null, OpenDataText>({
  reason: { label: 'reason', control: 'area', wide: true, maxLength: REASON_MAX, required: 'required' },
});
