import { ALERT_SECONDS, REASON_MAX, type Drop } from 'shared-domain';
import { defineFields, FieldGrid, FormDialog, useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { discardDrop } from './arriving.resource.ts';
import { arrivingTexts } from './texts.ts';

type DiscardValues = { reason: string };

const discardFields = defineFields<DiscardValues, null, keyof typeof arrivingTexts.en>({
  reason: {
    label: 'reason',
    control: 'area',
    wide: true,
    maxLength: REASON_MAX,
    required: 'reasonRequired',
  },
});

const UNSAID: DiscardValues = { reason: '' };

/** Asks why a file is not loaded, and ends its waiting. */
export function DiscardDialog({ row, onClose }: { row: Drop; onClose: () => void }) {
  const t = useTexts(arrivingTexts);
  const { notify } = useServices();
  const { id, file_name: name } = row;
  const form = useFieldForm({
    fields: discardFields,
    t,
    initial: UNSAID,
    lookups: null,
    keep: { name: `discard ${id}` },
    onSubmit: async ({ reason }) => {
      await discardDrop(id, reason.trim());
      notify('success', t('wasDiscarded', { name }), ALERT_SECONDS.countImport);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('discardTitle', { name })}
      accept={t('discard')}
      danger
      failed={t('discardFailed')}
      onClose={onClose}
    >
      <p>{t('discardIntro')}</p>
      <FieldGrid form={form} names={['reason']} />
    </FormDialog>
  );
}
