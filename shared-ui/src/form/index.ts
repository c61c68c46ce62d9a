import './form.css';

export { DateField, isDay, showDay, type DateFormat } from './date.ts';
export { ContactDetails } from './contact-details.tsx';
export { fieldId, focusField } from './field-focus.ts';
export { FieldGrid, FormField, useFieldError } from './field-grid.tsx';
export type { FieldProps } from './field-frame.tsx';
export {
  changeValues,
  defineFields,
  dropStaleChoices,
  entriesOf,
  type FieldSpec,
  type Fields,
  type FieldsOf,
  type FormValues,
  type NameOf,
} from './fields.ts';
export { FileField } from './file-field.tsx';
export { Form } from './form.tsx';
export { FormDialog } from './form-dialog.tsx';
export { ErrorSummary, FormAlert } from './form-messages.tsx';
export { mergeNewer, type Merge } from './merge.rules.ts';
export { renamedErrors } from './refusal.rules.ts';
export { faultsOf, schemaOf } from './schema.ts';
export { MultiSelectField, SelectField } from './select-fields.tsx';
export { CheckField, NumberField, RadioField, TextField } from './text-fields.tsx';
export {
  fullLabel,
  useFieldForm,
  type FieldFault,
  type FieldForm,
  type FormSetup,
} from './use-field-form.ts';
export {
  useVersionedForm,
  type Edited,
  type Sending,
  type Stale,
  type VersionedSetup,
} from './use-versioned-form.ts';
