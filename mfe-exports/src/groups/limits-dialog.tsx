import { GROUP_LIMIT_NAMES, type GroupLimitsReply } from 'shared-domain';
import { FieldGrid, FormDialog, useVersionedForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Alert } from 'shared-ui/ui';
import { newerLimits, setLimits, type WhichGroups } from './groups.resource.ts';
import { limitsFields, toLimits, toLimitsForm, type LimitsValues } from './limits.fields.ts';
import { limitsTexts } from './limits.texts.ts';

type DialogProps = { which: WhichGroups; limits: GroupLimitsReply; onClose: () => void };

/** Sets the limits by which groups are proposed, with a reason. */
export function LimitsDialog({ which, limits, onClose }: DialogProps) {
  const t = useTexts(limitsTexts);
  const { notify } = useServices();
  const { form, stale, mergeStale } = useVersionedForm({
    fields: limitsFields,
    t,
    lookups: null,
    empty: toLimitsForm(limits),
    edited: { record: limits, loadNewer: () => newerLimits(which, limits) },
    name: 'group limits',
    toForm: toLimitsForm,
    send: async (values: LimitsValues, { version = limits.version }) => {
      // an empty field is refused before anything is sent
      const chosen = toLimits(values) ?? limits;
      const stored = await setLimits({ chosen, reason: values.reason, version });
      notify('success', t('done'));
      onClose();
      return stored;
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('change')}
      accept={t('accept')}
      failed={t('failed')}
      wide
      newer={{ stale, goOn: t('staleGoOn'), onMerge: mergeStale }}
      onClose={onClose}
    >
      {stale ? <Alert severity="info">{t('staleTheirs', { reason: stale.theirs.reason })}</Alert> : null}
      <FieldGrid form={form} names={[...GROUP_LIMIT_NAMES, 'reason']} />
    </FormDialog>
  );
}
