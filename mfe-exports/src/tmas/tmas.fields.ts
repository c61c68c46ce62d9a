import { defineFields, renamedErrors } from 'shared-ui/form';
import { orderFields, placeFields, type ExportLookups } from '../station-search/place.fields.ts';
import type { tmasTexts } from './texts.ts';
import type { TmasValues } from './tmas.record.ts';

/** The form's fields; `layouts` are the two forms of a file, in words. */
export const tmasFields = defineFields<
  TmasValues,
  ExportLookups & { layouts: { code: string; label: string }[] },
  keyof typeof tmasTexts.en
>({
  ...placeFields,
  ...orderFields,
  layout: {
    label: 'layout',
    term: 'tmas',
    hint: 'layoutHint',
    control: 'select',
    required: 'required',
    options: (_, { layouts }) => layouts,
  },
});

/** The API's errors under the form's names. */
export const errorsByField = renamedErrors({ form: 'layout' });
