import { REASON_MAX } from 'shared-domain';
import { defineFields, FieldGrid, FormDialog, useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { useSendOnce } from '../station-editing/use-send-once.ts';
import { addClosure } from './health.resource.ts';
import { healthTexts } from './texts.ts';

type Values = { first_day: string | null; last_day: string | null; reason: string };

const fields = defineFields<Values, null, keyof typeof healthTexts.en>({
  first_day: { label: 'firstDay', control: 'date', required: 'required' },
  last_day: { label: 'lastDay', control: 'date', required: 'required' },
  reason: { label: 'reason', control: 'area', wide: true, maxLength: REASON_MAX, required: 'required' },
});

const EMPTY: Values = { first_day: null, last_day: null, reason: '' };

/** Enters days on which a station is closed by plan. */
export function ClosureDialog({ stationId, onClose }: { stationId: string; onClose: () => void }) {
  const t = useTexts(healthTexts);
  const { notify } = useServices();
  const send = useSendOnce(
    async ({ first_day, last_day, reason }: Values, { idempotencyKey: request_key }) => {
      await addClosure(stationId, {
        first_day: first_day ?? '',
        last_day: last_day ?? '',
        reason,
        request_key,
      });
    },
  );
  const form = useFieldForm({
    fields,
    t,
    lookups: null,
    initial: EMPTY,
    keep: { name: `closure ${stationId}` },
    onSubmit: async (values: Values) => {
      await send(values, { draft: false, version: undefined });
      notify('success', t('closureSaved'));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('addClosure')}
      accept={t('saveClosure')}
      failed={t('failed')}
      onClose={onClose}
    >
      <FieldGrid form={form} names={['first_day', 'last_day', 'reason']} />
    </FormDialog>
  );
}
