import { useMemo } from 'react';
import { WEBHOOK_TYPES, type MadeWebhook, type Webhook } from 'shared-domain';
import { FieldGrid, FormDialog, useVersionedForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { Alert } from 'shared-ui/ui';
import { webhookTexts } from './texts.ts';
import { webhookFields } from './webhook.fields.ts';
import { EMPTY_WEBHOOK, ofVersion, toChange, toForm } from './webhook.record.ts';
import { addWebhook, changeWebhook, newerWebhook } from './webhooks.resource.ts';

type Props = { webhook: Webhook | null; onClose: () => void; onMade: (made: MadeWebhook) => void };

/** Adds a webhook, whose secret is shown next, or changes one beside what somebody else, or its receiver, changes meanwhile (S10). */
export function WebhookDialog({ webhook, onClose, onMade }: Props) {
  const t = useTexts(webhookTexts);
  const lookups = useMemo(
    () => ({ types: WEBHOOK_TYPES.map((type) => ({ code: type, label: t(type) })) }),
    [t],
  );
  const { form, stale, mergeStale } = useVersionedForm({
    fields: webhookFields,
    t,
    lookups,
    empty: EMPTY_WEBHOOK,
    edited: webhook && {
      record: ofVersion(webhook),
      loadNewer: async () => ofVersion(await newerWebhook(webhook)),
    },
    name: `webhook ${webhook?.id ?? 'new'}`,
    toForm,
    send: async (values, { version }) => {
      const change = toChange(values, version);
      if (!webhook) {
        const made = await addWebhook({ url: change.url, types: change.types });
        onMade(made);
        return ofVersion(made.webhook);
      }
      const changed = await changeWebhook(webhook, change);
      onClose();
      return ofVersion(changed);
    },
  });
  return (
    <FormDialog
      form={form}
      title={t(webhook ? 'editTitle' : 'add')}
      accept={t(webhook ? 'save' : 'add')}
      failed={t('saveFailed')}
      advice={t('fix')}
      newer={{ stale, goOn: t('staleGoOn'), onMerge: mergeStale }}
      onClose={onClose}
    >
      {stale && <Alert severity="info">{t('staleTheirs')}</Alert>}
      <FieldGrid form={form} names={webhook ? ['url', 'types', 'on'] : ['url', 'types']} />
    </FormDialog>
  );
}
