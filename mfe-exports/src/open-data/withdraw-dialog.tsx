import type { OpenDataStation } from 'shared-domain';
import { FieldGrid, FormDialog, useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { withdrawFields } from './choice.fields.ts';
import { withdrawOpenData } from './open-data.resource.ts';
import { openDataTexts } from './texts.ts';

/** Asks why what is out of a station is withdrawn, and does it. */
export function WithdrawDialog({
  station: { station_id_tmg: station },
  onClose,
  onWithdrawn,
}: {
  station: OpenDataStation;
  onClose: () => void;
  onWithdrawn: () => void;
}) {
  const t = useTexts(openDataTexts);
  const form = useFieldForm({
    fields: withdrawFields,
    t,
    initial: { reason: '' },
    lookups: null,
    keep: { name: `withdraw ${station}` },
    onSubmit: async ({ reason }) => {
      await withdrawOpenData(station, reason.trim());
      onWithdrawn();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('withdrawTitle', { station })}
      accept={t('withdraw')}
      failed={t('withdrawFailed')}
      advice={t('fix')}
      onClose={onClose}
    >
      <p>{t('withdrawText')}</p>
      <FieldGrid form={form} names={['reason']} />
    </FormDialog>
  );
}
