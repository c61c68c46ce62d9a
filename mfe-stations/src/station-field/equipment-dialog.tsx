import { useMemo } from 'react';
import { NAME_MAX, NOTES_MAX, type EquipmentFacts, type StationEquipment } from 'shared-domain';
import { defineFields, FieldGrid, FormDialog, useVersionedForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Alert } from 'shared-ui/ui';
import { useSendOnce } from '../station-editing/use-send-once.ts';
import { addEquipment, changeEquipment, newerEquipment } from './field.resource.ts';
import type { StationFlow } from './counter-names.ts';
import { fieldTexts } from './texts.ts';

type Values = {
  vendor: string;
  model: string;
  serial: string;
  firmware: string;
  settings: string;
  first_day: string | null;
  last_day: string | null;
  flow_ids: string[];
};
type Choice = { code: string; label: string };

const fields = defineFields<Values, Choice[], keyof typeof fieldTexts.en>({
  vendor: { label: 'vendor', control: 'text', maxLength: NAME_MAX, required: 'required' },
  model: { label: 'model', control: 'text', maxLength: NAME_MAX },
  serial: { label: 'serial', hint: 'serialHint', control: 'text', maxLength: NAME_MAX },
  firmware: { label: 'firmware', hint: 'firmwareHint', control: 'text', maxLength: NAME_MAX },
  first_day: { label: 'firstDay', control: 'date', required: 'required' },
  last_day: { label: 'lastDay', hint: 'lastDayHint', control: 'date' },
  flow_ids: {
    label: 'flows',
    hint: 'flowsHint',
    control: 'multi',
    wide: true,
    emptyLabel: 'allFlows',
    options: (_, flows) => flows,
  },
  settings: { label: 'settings', hint: 'settingsHint', control: 'area', wide: true, maxLength: NOTES_MAX },
});
const NAMES = [
  'vendor',
  'model',
  'serial',
  'firmware',
  'first_day',
  'last_day',
  'flow_ids',
  'settings',
] as const;

const EMPTY: Values = {
  vendor: '',
  model: '',
  serial: '',
  firmware: '',
  settings: '',
  first_day: null,
  last_day: null,
  flow_ids: [],
};

const toForm = ({
  vendor,
  model,
  serial,
  firmware,
  settings,
  first_day,
  last_day,
  flow_ids,
}: EquipmentFacts): Values => ({
  vendor,
  model: model ?? '',
  serial: serial ?? '',
  firmware: firmware ?? '',
  settings: settings ?? '',
  first_day,
  last_day,
  flow_ids: (flow_ids ?? []).map(String),
});
const toFacts = (values: Values): EquipmentFacts => ({
  ...values,
  first_day: values.first_day ?? '',
  flow_ids: values.flow_ids.length > 0 ? values.flow_ids.map(Number) : null,
});

type Props = {
  stationId: string;
  equipment: StationEquipment | null;
  /** The station's flows; none where the server knows of no counter's flows yet. */
  flows: readonly StationFlow[];
  onClose: () => void;
};

/** What can be chosen: the station's flows, and those of the counter that are gone by now. */
function useChoices({ equipment, flows }: Pick<Props, 'equipment' | 'flows'>): Choice[] {
  const t = useTexts(fieldTexts);
  return useMemo(() => {
    const gone = (equipment?.flow_ids ?? []).filter((id) => !flows.some((flow) => flow.id === id));
    return [
      ...flows.map(({ id, name }) => ({ code: String(id), label: name })),
      ...gone.map((id) => ({ code: String(id), label: t('goneFlow') })),
    ];
  }, [t, equipment, flows]);
}

/** Enters a counter that stands or stood at a station, or changes what is known of one. */
export function EquipmentDialog({ stationId, equipment, flows, onClose }: Props) {
  const t = useTexts(fieldTexts);
  const { notify } = useServices();
  const choices = useChoices({ equipment, flows });
  const { form, stale, mergeStale } = useVersionedForm({
    fields,
    t,
    lookups: choices,
    empty: EMPTY,
    edited: equipment && { record: equipment, loadNewer: () => newerEquipment(stationId, equipment) },
    name: `equipment ${stationId} ${equipment?.id ?? 'new'}`,
    toForm,
    send: useSendOnce(async (values: Values, { version, idempotencyKey: request_key }) => {
      const facts = toFacts(values);
      const stored = equipment
        ? await changeEquipment(stationId, { id: equipment.id, version: version ?? equipment.version }, facts)
        : await addEquipment(stationId, { ...facts, request_key });
      notify('success', t('equipmentSaved'));
      onClose();
      return stored;
    }),
  });
  return (
    <FormDialog
      form={form}
      title={equipment ? t('changeOf', { counter: equipment.vendor }) : t('addEquipment')}
      accept={t('saveEquipment')}
      failed={t('failed')}
      wide
      newer={{ stale, goOn: t('staleGoOn'), onMerge: mergeStale }}
      onClose={onClose}
    >
      {stale && <Alert severity="info">{t('staleTheirs')}</Alert>}
      <FieldGrid form={form} names={NAMES.filter((name) => name !== 'flow_ids' || choices.length > 0)} />
    </FormDialog>
  );
}
