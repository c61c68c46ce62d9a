import { useMemo, useState } from 'react';
import { CALENDAR_ENTRY_KINDS, mayAccess, NAME_MAX, NOTES_MAX, type CalendarEntry } from 'shared-domain';
import { newIdempotencyKey } from 'shared-ui/api';
import { useUser } from 'shared-ui/auth';
import { defineFields, FieldGrid, FormDialog, useVersionedForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Alert } from 'shared-ui/ui';
import { addEntry, changeEntry, newerEntry, type EntryFacts } from './calendar.resource.ts';
import { calendarTexts } from './calendar.texts.ts';

type Values = {
  kind: string | null;
  name: string;
  first_day: string | null;
  last_day: string | null;
  stations: string[];
  statewide: boolean;
  note: string;
};
type Choice = { code: string; label: string };

const fields = defineFields<
  Values,
  { kinds: Choice[]; stations: readonly Choice[] },
  keyof typeof calendarTexts.en
>({
  kind: { label: 'kind', control: 'select', required: 'required', options: (_, { kinds }) => kinds },
  name: { label: 'name', control: 'text', required: 'required', maxLength: NAME_MAX },
  first_day: { label: 'firstDay', control: 'date', required: 'required' },
  last_day: { label: 'lastDay', control: 'date', required: 'required' },
  stations: {
    label: 'stations',
    hint: 'stationsHint',
    control: 'multi',
    wide: true,
    options: (_, { stations }) => [...stations],
  },
  statewide: { label: 'statewide', control: 'check', wide: true },
  note: { label: 'note', control: 'area', wide: true, maxLength: NOTES_MAX },
});

const EMPTY: Values = {
  kind: 'event',
  name: '',
  first_day: null,
  last_day: null,
  stations: [],
  statewide: false,
  note: '',
};
const toForm = (entry: CalendarEntry): Values => ({
  ...entry,
  stations: [...entry.stations],
  note: entry.note ?? '',
});
const toFacts = (values: Values): EntryFacts => ({
  kind: CALENDAR_ENTRY_KINDS.find((one) => one === values.kind) ?? 'event',
  name: values.name,
  first_day: values.first_day ?? '',
  last_day: values.last_day ?? '',
  stations: values.stations,
  note: values.note.trim() === '' ? null : values.note,
});

type Props = {
  /** Null enters a new one. */
  entry: CalendarEntry | null;
  stations: readonly Choice[];
  onClose: () => void;
};

/** Enters a term, break, event or works, or changes one. */
export function EntryDialog({ entry, stations, onClose }: Props) {
  const t = useTexts(calendarTexts);
  const { notify } = useServices();
  const isSuper = mayAccess('superAdmin', useUser());
  const [request_key] = useState(newIdempotencyKey);
  const lookups = useMemo(
    () => ({ kinds: CALENDAR_ENTRY_KINDS.map((code) => ({ code, label: t(code) })), stations }),
    [t, stations],
  );
  const { form, stale, mergeStale } = useVersionedForm({
    fields,
    t,
    lookups,
    empty: EMPTY,
    edited: entry && { record: entry, loadNewer: () => newerEntry(entry) },
    name: `calendar ${entry?.id ?? 'new'}`,
    toForm,
    send: async (values, { version }) => {
      const stored = entry
        ? await changeEntry({ id: entry.id, version: version ?? entry.version }, toFacts(values))
        : await addEntry(toFacts(values), { statewide: values.statewide, request_key });
      notify('success', t('saved'));
      onClose();
      return stored;
    },
  });
  const asksAll = isSuper && entry === null;
  return (
    <FormDialog
      form={form}
      title={entry ? t('editTitle', { name: entry.name }) : t('addTitle')}
      accept={t('save')}
      failed={t('failed')}
      wide
      newer={{ stale, goOn: t('staleGoOn'), onMerge: mergeStale }}
      onClose={onClose}
    >
      {stale && <Alert severity="info">{t('staleTheirs')}</Alert>}
      <FieldGrid form={form} names={['kind', 'name']} />
      {/* the first day and the last stand side by side */}
      <FieldGrid form={form} names={['first_day', 'last_day']} />
      <FieldGrid form={form} names={['stations', ...(asksAll ? (['statewide'] as const) : []), 'note']} />
    </FormDialog>
  );
}
