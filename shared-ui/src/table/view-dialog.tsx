import { useMemo, useState } from 'react';
import { TABLE_VIEW_NAME_MAX, type TableLook, type TableView } from 'shared-domain';
import { defineFields, FieldGrid, FormDialog, useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { saveView } from './views.resource.ts';
import { viewTextsWith, type viewTexts, type ViewWords } from './views.texts.ts';

type ViewForm = { name: string; shared: boolean };
type ViewLookups = { mine: boolean };

const fields = defineFields<ViewForm, ViewLookups, keyof typeof viewTexts.en>({
  name: {
    label: 'name',
    hint: 'nameHint',
    control: 'text',
    wide: true,
    maxLength: TABLE_VIEW_NAME_MAX,
    required: 'nameMissing',
  },
  // nobody's own view is another's to make
  shared: {
    label: 'shared',
    hint: 'sharedHint',
    control: 'check',
    wide: true,
    disabled: (_, { mine }) => !mine,
  },
});
const THEIRS: ViewLookups = { mine: false };
const MINE: ViewLookups = { mine: true };

/** Asks under which name a look is kept, and for whom; of a view that is there (not null) its name and who has it. */
export function ViewDialog({
  table,
  view,
  look,
  words,
  onClose,
  onSaved,
}: {
  table: string;
  view: TableView | null;
  look: TableLook;
  words?: ViewWords;
  onClose: () => void;
  onSaved: (view: TableView) => void;
}) {
  const t = useTexts(useMemo(() => viewTextsWith(words), [words]));
  // sent again after a failure of the network it is kept once (T12)
  const [key] = useState(newKey);
  const form = useFieldForm({
    fields,
    t,
    initial: view ? { name: view.name, shared: view.shared } : EMPTY,
    lookups: view && !view.mine ? THEIRS : MINE,
    keep: { name: `view ${table} ${view?.id ?? 'new'}` },
    onSubmit: async ({ name, shared }) => {
      onSaved(await saveView(table, view, { name: name.trim(), shared, look }, key));
    },
  });
  return (
    <FormDialog
      form={form}
      title={t(view ? 'editTitle' : 'saveTitle')}
      accept={t('save')}
      failed={t('saveFailed')}
      onClose={onClose}
    >
      <FieldGrid form={form} names={['name', 'shared']} />
    </FormDialog>
  );
}

/** Tells a second sending from a second view; `crypto.randomUUID` is there on https alone. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const EMPTY: ViewForm = { name: '', shared: false };
