import { useMemo, useState } from 'react';
import { WEBHOOK_TYPES, type MadeWebhook, type Webhook } from 'shared-domain';
import { FieldGrid, FormDialog, useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { webhookTexts } from './texts.ts';
import { webhookFields, type WebhookValues } from './webhook.fields.ts';
import { addWebhook, changeWebhook } from './webhooks.resource.ts';

type Props = { webhook: Webhook | null; onClose: () => void; onMade: (made: MadeWebhook) => void };

/** Adds a webhook, whose secret is shown next, or changes one. */
export function WebhookDialog({ webhook, onClose, onMade }: Props) {
  const t = useTexts(webhookTexts);
  const lookups = useMemo(
    () => ({ types: WEBHOOK_TYPES.map((type) => ({ code: type, label: t(type) })) }),
    [t],
  );
  const [initial] = useState<WebhookValues>({
    url: webhook?.url ?? '',
    types: webhook?.types ?? [],
    on: webhook?.off === null,
  });
  const form = useFieldForm({
    fields: webhookFields,
    t,
    initial,
    lookups,
    keep: { name: `webhook ${webhook?.id ?? 'new'}` },
    onSubmit: async ({ url, types, on }) => {
      const facts = { url: url.trim(), types };
      if (!webhook) return onMade(await addWebhook(facts));
      await changeWebhook(webhook, { ...facts, off: !on });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t(webhook ? 'editTitle' : 'add')}
      accept={t(webhook ? 'save' : 'add')}
      failed={t('saveFailed')}
      advice={t('fix')}
      onClose={onClose}
    >
      <FieldGrid form={form} names={webhook ? ['url', 'types', 'on'] : ['url', 'types']} />
    </FormDialog>
  );
}
