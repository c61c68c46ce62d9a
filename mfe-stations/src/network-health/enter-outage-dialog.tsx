import { useMemo } from 'react';
import { NOTES_MAX, PROBLEM_LEVELS } from 'shared-domain';
import { defineFields, FieldGrid, FormDialog, useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { useSendOnce } from '../station-editing/use-send-once.ts';
import { LEVEL_WORDS } from './health-words.ts';
import { enterOutage } from './outage-ranges.resource.ts';
import { rangeTexts } from './outage-texts.ts';
import { checkEnd, checkTime, endOf, NO_TIMES, timeOf, type Times } from './outage-times.ts';

type Values = Times & { flow_id: string | null; expected: boolean; level: string | null; note: string };
type Choice = { code: string; label: string };
type Choices = { flows: Choice[]; levels: Choice[] };

const fields = defineFields<Values, Choices, keyof typeof rangeTexts.en>({
  flow_id: { label: 'of', control: 'select', emptyLabel: 'wholeStation', options: (_, { flows }) => flows },
  level: { label: 'level', hint: 'levelHint', control: 'select', options: (_, { levels }) => levels },
  start: { label: 'start', control: 'date', required: 'required' },
  start_time: {
    label: 'startTime',
    hint: 'timeHint',
    control: 'text',
    required: 'required',
    check: checkTime,
  },
  end: { label: 'end', hint: 'endHint', control: 'date', check: checkEnd },
  end_time: {
    label: 'endTime',
    control: 'text',
    check: (time, values) => checkTime(time) ?? checkEnd(time, values),
  },
  expected: { label: 'expected', control: 'check', wide: true },
  note: { label: 'what', control: 'area', wide: true, maxLength: NOTES_MAX, required: 'required' },
});

const EMPTY: Values = { ...NO_TIMES, flow_id: null, expected: false, level: null, note: '' };

type Props = {
  stationId: string;
  flows: readonly { id: number; name: string }[];
  onClose: () => void;
};

/** Enters an outage by hand, or beforehand one that is expected. */
export function EnterOutageDialog({ stationId, flows, onClose }: Props) {
  const t = useTexts(rangeTexts);
  const { notify } = useServices();
  const lookups = useMemo(
    () => ({
      flows: flows.map(({ id, name }) => ({ code: String(id), label: name })),
      levels: PROBLEM_LEVELS.map((code) => ({ code, label: t(LEVEL_WORDS[code]) })),
    }),
    [flows, t],
  );
  const send = useSendOnce((values: Values, { idempotencyKey: request_key }) =>
    enterOutage(stationId, {
      flow_id: values.flow_id === null ? null : Number(values.flow_id),
      start: timeOf(values.start, values.start_time),
      end: endOf(values),
      expected: values.expected,
      level: PROBLEM_LEVELS.find((one) => one === values.level) ?? null,
      note: values.note,
      request_key,
    }),
  );
  const form = useFieldForm({
    fields,
    t,
    lookups,
    initial: EMPTY,
    keep: { name: `outage of ${stationId}` },
    onSubmit: async (values: Values) => {
      await send(values, { draft: false, version: undefined });
      notify('success', t('entered'));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('enter')}
      accept={t('saveOutage')}
      failed={t('failed')}
      onClose={onClose}
    >
      <FieldGrid
        form={form}
        names={['start', 'start_time', 'end', 'end_time', 'flow_id', 'level', 'expected', 'note']}
      />
    </FormDialog>
  );
}
