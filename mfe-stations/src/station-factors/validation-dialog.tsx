import { useMemo, useState } from 'react';
import type { StationFactors, WorkedOutValidation } from 'shared-domain';
import { FieldGrid, FormDialog, useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { useSendOnce } from '../station-editing/use-send-once.ts';
import { keepValidation, workOut } from './factors.resource.ts';
import { PairsTable } from './pairs-table.tsx';
import { factorTexts } from './texts.ts';
import {
  emptyValidation,
  errorsByField,
  toInput,
  validationFields,
  type ValidationValues,
} from './validation.fields.ts';

type ValidationDialogProps = { stationId: string; flows: StationFactors['flows']; onClose: () => void };

/** What was worked out, and of which input: it holds until one of its fields is changed. */
type Worked = { input: string; validation: WorkedOutValidation };
const inputOf = (values: ValidationValues) => JSON.stringify(toInput(values));

/** Takes down what people counted beside a counter, works it out on the server, and keeps it. */
export function ValidationDialog({ stationId, flows, onClose }: ValidationDialogProps) {
  const t = useTexts(factorTexts);
  const { notify } = useServices();
  const [worked, setWorked] = useState<Worked>();
  const lookups = useMemo(
    () => ({
      flows,
      minutes: { 15: t('minutes15'), 60: t('minutes60') },
      methods: { manual: t('manual'), video: t('video') },
    }),
    [flows, t],
  );
  const keep = useSendOnce(async (values: ValidationValues, { idempotencyKey: request_key }) => {
    const method = values.method === 'video' ? 'video' : 'manual';
    await keepValidation(stationId, { ...toInput(values), method, note: values.note, request_key });
  });
  const only = flows.length === 1 ? flows[0] : undefined;
  const [initial] = useState(() => ({ ...emptyValidation, flow: only ? String(only.id) : null }));
  const form = useFieldForm({
    fields: validationFields,
    t,
    lookups,
    initial,
    keep: { name: `validation ${stationId}` },
    errorsByField,
    onSubmit: async (values: ValidationValues) => {
      const input = inputOf(values);
      if (worked?.input !== input) {
        setWorked({ input, validation: await workOut(stationId, toInput(values)) });
        return;
      }
      await keep(values, { draft: false, version: undefined });
      notify('success', t('kept'));
      onClose();
    },
  });
  const isWorkedOut = worked?.input === inputOf(form.values);
  return (
    <FormDialog
      form={form}
      title={t('titleValidation')}
      accept={t(isWorkedOut ? 'keep' : 'workOut')}
      failed={t('failed')}
      wide
      onClose={onClose}
    >
      <FieldGrid form={form} names={['flow', 'date', 'interval', 'method', 'people', 'note']} />
      {isWorkedOut && <PairsTable worked={worked.validation} />}
    </FormDialog>
  );
}
