import './webhooks.css';
import { useCallback, useRef, useState, type RefObject } from 'react';
import { paths, type MadeWebhook, type Webhook } from 'shared-domain';
import { messageOf } from 'shared-ui/api';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { Button, Card, LinkButton, LoadState, Page, ShownOnce } from 'shared-ui/ui';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import { webhookTexts } from './texts.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import { deleteWebhook, rotateSecret, webhooksQuery } from './webhooks.resource.ts';
import { WebhooksTable, type WebhookAction } from './webhooks-table.tsx';

/** What lies open over the list: a form, a new one without a webhook, or what one was sent. */
type Open = { is: 'form'; webhook: Webhook | null } | { is: 'deliveries'; webhook: Webhook };

/** /webhooks: where other programs are told when something happens at the agency's stations. */
export function WebhooksScreen() {
  const t = useTexts(webhookTexts);
  const { load, reload } = useLoaded(webhooksQuery);
  const [open, setOpen] = useState<Open | null>(null);
  const [made, setMade] = useState<MadeWebhook | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const ask = useQuestions(setMade, list);
  const act = useCallback(
    (action: WebhookAction, webhook: Webhook) => {
      if (action === 'edit') setOpen({ is: 'form', webhook });
      else if (action === 'deliveries') setOpen({ is: 'deliveries', webhook });
      else void ask(action, webhook);
    },
    [ask],
  );
  return (
    <Page
      title={t('title')}
      intro={t('intro')}
      actions={
        <>
          <LinkButton to={paths.apiGuide.href()}>{t('guide')}</LinkButton>
          <Button icon="plus" onClick={() => setOpen({ is: 'form', webhook: null })}>
            {t('add')}
          </Button>
        </>
      }
    >
      <LoadState load={load} retry={reload}>
        {(webhooks) => (
          <div ref={list} tabIndex={-1}>
            <Card>
              <WebhooksTable webhooks={webhooks} onAct={act} />
            </Card>
          </div>
        )}
      </LoadState>
      {open?.is === 'form' && (
        <WebhookDialog
          webhook={open.webhook}
          onClose={() => setOpen(null)}
          onMade={(one) => {
            setOpen(null);
            setMade(one);
          }}
        />
      )}
      {open?.is === 'deliveries' && <DeliveriesDialog webhook={open.webhook} onClose={() => setOpen(null)} />}
      {made && (
        <ShownOnce
          value={made.secret}
          words={{
            title: t('secretTitle'),
            text: t('secretText', { url: made.webhook.url }),
            label: t('secretLabel'),
            copy: t('copy'),
            copyFailed: t('copyFailed'),
          }}
          onKept={() => setMade(null)}
        />
      )}
    </Page>
  );
}

/** What is asked about before it is done: a new secret, and that a webhook goes. */
function useQuestions(onMade: (made: MadeWebhook) => void, list: RefObject<HTMLDivElement | null>) {
  const t = useTexts(webhookTexts);
  const { confirm, notify } = useServices();
  return useCallback(
    async (action: 'rotate' | 'delete', webhook: Webhook) => {
      const { url } = webhook;
      const question =
        action === 'rotate'
          ? { title: t('rotateQuestion'), text: t('rotateText', { url }), accept: t('rotate') }
          : { title: t('deleteQuestion'), text: t('deleteText', { url }), accept: t('delete'), danger: true };
      if (!(await confirm(question))) return;
      try {
        if (action === 'rotate') return onMade(await rotateSecret(webhook));
        await deleteWebhook(webhook);
        notify('success', t('deleted'));
      } catch (error) {
        notify('danger', messageOf(error, t('changeFailed')));
      }
      // the row goes, and with it the button that had the focus
      list.current?.focus();
    },
    [t, confirm, notify, onMade, list],
  );
}
