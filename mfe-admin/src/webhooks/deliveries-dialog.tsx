import { useMemo, useState } from 'react';
import type { Webhook, WebhookDelivery } from 'shared-domain';
import { messageOf } from 'shared-ui/api';
import { formatDate, useTexts, type Translate } from 'shared-ui/i18n';
import { useLoaded, useOlder } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { DataTable, type Column } from 'shared-ui/table';
import { Button, Dialog, LoadState, OlderButton } from 'shared-ui/ui';
import { webhookTexts } from './texts.ts';
import {
  DELIVERIES_PAGE,
  deliveriesQuery,
  olderDeliveriesQuery,
  sendAgain,
  sendPing,
} from './webhooks.resource.ts';

type Words = Translate<typeof webhookTexts.en>;

/** What a webhook was sent, how each try ended, and the ways to send once more. */
export function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useTexts(webhookTexts);
  const { notify } = useServices();
  const query = useMemo(() => deliveriesQuery(webhook), [webhook]);
  const { load, reload } = useLoaded(query);
  const [isBusy, setBusy] = useState(false);
  const send = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
      notify('success', t('sent'));
    } catch (error) {
      notify('danger', messageOf(error, t('sendFailed')));
    } finally {
      setBusy(false);
    }
  };
  const isOff = webhook.off !== null;
  const columns = columnsOf(t, {
    isBusy,
    again: isOff ? null : (one) => void send(() => sendAgain(webhook, one)),
  });
  return (
    <Dialog
      title={t('deliveriesOf', { url: webhook.url })}
      open
      wide
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <div className="cx-stack">
        {isOff ? (
          <p>{t('offText')}</p>
        ) : (
          <div className="cx-actions">
            <Button severity="outlined" loading={isBusy} onClick={() => void send(() => sendPing(webhook))}>
              {t('sendPing')}
            </Button>
          </div>
        )}
        <LoadState load={load} retry={reload}>
          {(newest) => <Deliveries webhook={webhook} newest={newest} columns={columns} />}
        </LoadState>
      </div>
    </Dialog>
  );
}

function Deliveries({
  webhook,
  newest,
  columns,
}: {
  webhook: Webhook;
  newest: WebhookDelivery[];
  columns: Column<WebhookDelivery>[];
}) {
  const t = useTexts(webhookTexts);
  const { notify } = useServices();
  const { rows, showOlder } = useOlder(newest, {
    page: DELIVERIES_PAGE,
    query: (before) => olderDeliveriesQuery(webhook, before),
    onFailed: (error) => notify('danger', messageOf(error, t('olderFailed'))),
  });
  return (
    <>
      <DataTable
        label={t('deliveries')}
        rows={rows}
        rowKey="id"
        columns={columns}
        empty={t('noDeliveries')}
        tools="webhook-deliveries"
      />
      <OlderButton onClick={showOlder}>{t('older')}</OlderButton>
    </>
  );
}

type Doing = { isBusy: boolean; again: ((delivery: WebhookDelivery) => void) | null };

function columnsOf(t: Words, { isBusy, again }: Doing): Column<WebhookDelivery>[] {
  const columns: Column<WebhookDelivery>[] = [
    {
      field: 'type',
      header: t('event'),
      value: ({ type }) => t(type),
      csv: ({ type, message_id }) => `${t(type)} ${message_id}`,
      cell: ({ type, message_id }) => (
        <>
          {t(type)} <code className="admin-message-id">{message_id}</code>
        </>
      ),
      rowHeader: true,
    },
    {
      field: 'at',
      header: t('happened'),
      value: ({ at }) => at,
      cell: ({ at }) => formatDate(at),
      leads: true,
    },
    { field: 'state', header: t('outcome'), value: (one) => outcomeOf(t, one), leads: true },
    { field: 'tries', header: t('tries'), value: ({ tries }) => tries, align: 'end' },
    {
      field: 'answer',
      header: t('answer'),
      value: ({ answer }) => answer,
      cell: ({ answer }) => (answer ? <code className="admin-answer">{answer}</code> : null),
    },
  ];
  if (!again) return columns;
  const againColumn: Column<WebhookDelivery> = {
    field: 'actions',
    header: t('actions'),
    value: () => null,
    cell: (one) => (
      <Button
        severity="outlined"
        size="small"
        disabled={isBusy}
        aria-label={t('againOf', { id: one.message_id })}
        onClick={() => again(one)}
      >
        {t('again')}
      </Button>
    ),
  };
  return [...columns, againColumn];
}

/** How a delivery stands: taken, on its way, or given up, with what was answered last. */
function outcomeOf(t: Words, { state, status, fault, tries, next_at }: WebhookDelivery): string {
  const last = fault ? t(fault) : status === null ? '' : t('answered', { status });
  if (state === 'done') return `${t('done')}. ${last}`;
  if (state === 'dropped') return t('dropped');
  if (state === 'dead') return [t('dead'), last].filter(Boolean).join('. ');
  if (tries === 0 || next_at === null) return t('waiting');
  return `${t('triedAgain', { when: formatDate(next_at) })}. ${last}`;
}
