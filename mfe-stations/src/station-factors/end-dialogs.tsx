import { useMemo } from 'react';
import { REASON_MAX, type StationFactor } from 'shared-domain';
import { defineFields, FieldGrid, FormDialog, useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { daysInWords, timesInWords } from './factor-words.ts';
import { endFactor, withdrawFactor } from './factors.resource.ts';
import { factorTexts } from './texts.ts';

type Keys = keyof typeof factorTexts.en;
type Props = { stationId: string; factor: StationFactor; onClose: () => void };

/** The factor that is meant, as it is by now. */
function WhichFactor({ factor }: { factor: StationFactor }) {
  const t = useTexts(factorTexts);
  return (
    <p>
      <strong>{timesInWords(t, factor)}</strong> {daysInWords(t, factor)}
    </p>
  );
}

type EndValues = { valid_until: string | null; ended_by: string | null };
const endFields = defineFields<EndValues, Record<'equipment' | 'removal', string>, Keys>({
  valid_until: { label: 'validUntil', control: 'date', required: 'required' },
  ended_by: {
    label: 'why',
    control: 'select',
    required: 'required',
    options: (_, { equipment, removal }) => [
      { code: 'equipment', label: equipment },
      { code: 'removal', label: removal },
    ],
  },
});

/** Sets the last day of a factor that holds, because its counter was changed or removed. */
export function EndDialog({ stationId, factor, onClose }: Props) {
  const t = useTexts(factorTexts);
  const { notify } = useServices();
  const lookups = useMemo(() => ({ equipment: t('equipment'), removal: t('removal') }), [t]);
  const form = useFieldForm({
    fields: endFields,
    t,
    lookups,
    initial: { valid_until: factor.valid_until, ended_by: factor.ended_by },
    keep: { name: `end of factor ${factor.id}` },
    onSubmit: async ({ valid_until, ended_by }: EndValues) => {
      const why = ended_by === 'removal' ? 'removal' : 'equipment';
      await endFactor(stationId, factor, { valid_until: valid_until ?? '', ended_by: why });
      notify('success', t('endDone'));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('titleEnd')} accept={t('end')} failed={t('failed')} onClose={onClose}>
      <WhichFactor factor={factor} />
      <FieldGrid form={form} names={['valid_until', 'ended_by']} />
    </FormDialog>
  );
}

type WithdrawValues = { reason: string };
const withdrawFields = defineFields<WithdrawValues, null, Keys>({
  reason: { label: 'reason', control: 'area', wide: true, maxLength: REASON_MAX, required: 'required' },
});

/** Withdraws a factor with a reason. */
export function WithdrawDialog({ stationId, factor, onClose }: Props) {
  const t = useTexts(factorTexts);
  const { notify } = useServices();
  const form = useFieldForm({
    fields: withdrawFields,
    t,
    lookups: null,
    initial: { reason: '' },
    keep: { name: `withdrawal of factor ${factor.id}` },
    onSubmit: async ({ reason }: WithdrawValues) => {
      await withdrawFactor(stationId, factor, reason);
      notify('success', t('withdrawDone'));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('titleWithdraw')}
      accept={t('withdraw')}
      danger
      failed={t('failed')}
      onClose={onClose}
    >
      <WhichFactor factor={factor} />
      <FieldGrid form={form} names={['reason']} />
    </FormDialog>
  );
}
