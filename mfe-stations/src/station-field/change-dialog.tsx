import { useMemo } from 'react';
import {
  EQUIPMENT_CHANGE_KINDS,
  NAME_MAX,
  NOTES_MAX,
  type EquipmentChange,
  type EquipmentChangeFacts,
  type StationEquipment,
} from 'shared-domain';
import { defineFields, FieldGrid, FormDialog, useVersionedForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Alert } from 'shared-ui/ui';
import { useSendOnce } from '../station-editing/use-send-once.ts';
import { knownBefore } from './changes.rules.ts';
import { changeTexts } from './changes.texts.ts';
import { addChange, correctChange, newerChange } from './field.resource.ts';

type Values = {
  counter: string | null;
  changed_on: string | null;
  kind: string | null;
  from_text: string;
  to_text: string;
  note: string;
};
type Choice = { code: string; label: string };
/** The counters that may be meant, by the name that people know. */
export type NamedCounter = { counter: StationEquipment; name: string };
type Lookups = {
  kinds: Choice[];
  counters: Choice[];
  before: (values: Values) => string;
};

const fields = defineFields<Values, Lookups, keyof typeof changeTexts.en>({
  counter: {
    label: 'counter',
    control: 'select',
    wide: true,
    required: 'required',
    options: (_, { counters }) => counters,
    disabled: (_, { counters }) => counters.length === 1,
  },
  changed_on: { label: 'changedOn', hint: 'changedOnHint', control: 'date', required: 'required' },
  kind: {
    label: 'kind',
    control: 'select',
    required: 'required',
    options: (_, { kinds }) => kinds,
    // what somebody has typed stands
    sets: (values, before, lookups) =>
      values.from_text === lookups.before(before) ? { from_text: lookups.before(values) } : {},
  },
  from_text: { label: 'fromText', control: 'text', maxLength: NAME_MAX },
  to_text: { label: 'toText', hint: 'toHint', control: 'text', maxLength: NAME_MAX },
  note: { label: 'note', control: 'area', wide: true, maxLength: NOTES_MAX },
});
/** What stands in a row: what was before beside what is from that day on. */
const ROWS = [['counter'], ['changed_on', 'kind'], ['from_text', 'to_text'], ['note']] as const;

const kindOf = (code: string | null) => EQUIPMENT_CHANGE_KINDS.find((kind) => kind === code);

const toForm = ({
  equipment_id,
  changed_on,
  kind,
  from_text,
  to_text,
  note,
}: Omit<EquipmentChange, 'id' | 'by' | 'version'>): Values => ({
  counter: String(equipment_id),
  changed_on,
  kind,
  from_text: from_text ?? '',
  to_text: to_text ?? '',
  note: note ?? '',
});
const toFacts = ({ changed_on, kind, from_text, to_text, note }: Values): EquipmentChangeFacts => ({
  changed_on: changed_on ?? '',
  kind: kindOf(kind) ?? 'other',
  from_text,
  to_text,
  note,
});

/** What a form begins with: a change that is corrected, or what is known of a new one. */
export type OpenedChange =
  { change: EquipmentChange } | { from: Partial<Pick<Values, 'changed_on' | 'kind' | 'note'>> };

type Props = {
  stationId: string;
  counters: readonly NamedCounter[];
  changes: readonly EquipmentChange[];
  opened: OpenedChange;
  onClose: () => void;
};

/** What is to be chosen from, and what was known before the day of a change. */
function useLookups({ counters, changes }: Props): Lookups {
  const t = useTexts(changeTexts);
  return useMemo(
    () => ({
      kinds: EQUIPMENT_CHANGE_KINDS.map((code) => ({ code, label: t(code) })),
      counters: counters.map(({ counter, name }) => ({ code: String(counter.id), label: name })),
      before: ({ counter: chosen, kind: code, changed_on: date }) => {
        const kind = kindOf(code);
        const known = counters.find(({ counter }) => String(counter.id) === chosen)?.counter;
        const own = changes.filter(({ equipment_id }) => String(equipment_id) === chosen);
        return kind && known ? knownBefore(known, own, { kind, date }) : '';
      },
    }),
    [t, counters, changes],
  );
}

const startOf = ({ counters, opened }: Props): Values => ({
  counter: counters.length === 1 ? String(counters[0]?.counter.id) : null,
  changed_on: null,
  kind: null,
  from_text: '',
  to_text: '',
  note: '',
  ...('from' in opened && opened.from),
});

/** Enters what was changed of a counter while it stood there, or corrects it. */
export function ChangeDialog(props: Props) {
  const { stationId, opened, onClose } = props;
  const t = useTexts(changeTexts);
  const { notify } = useServices();
  const change = 'change' in opened ? opened.change : null;
  const { form, stale, mergeStale } = useVersionedForm({
    fields,
    t,
    lookups: useLookups(props),
    empty: startOf(props),
    edited: change && { record: change, loadNewer: () => newerChange(stationId, change) },
    name: `change ${stationId} ${change?.id ?? 'new'}`,
    toForm,
    send: useSendOnce(async (values: Values, { version, idempotencyKey: request_key }) => {
      const at = { stationId, equipmentId: values.counter ?? '' };
      const facts = toFacts(values);
      const stored = change
        ? await correctChange(at, { id: change.id, version: version ?? change.version }, facts)
        : await addChange(at, { ...facts, request_key });
      notify('success', t('saved'));
      onClose();
      return stored;
    }),
  });
  return (
    <FormDialog
      form={form}
      title={t('title')}
      accept={t('save')}
      failed={t('failed')}
      wide
      newer={{ stale, goOn: t('staleGoOn'), onMerge: mergeStale }}
      onClose={onClose}
    >
      {stale && <Alert severity="info">{t('staleTheirs')}</Alert>}
      {ROWS.map((names) => (
        <FieldGrid key={names[0]} form={form} names={[...names]} />
      ))}
    </FormDialog>
  );
}
