import { useMemo } from 'react';
import type { Webhook } from 'shared-domain';
import { formatDate, useTexts, type Translate } from 'shared-ui/i18n';
import { DataTable, type Column } from 'shared-ui/table';
import { Button } from 'shared-ui/ui';
import { webhookTexts } from './texts.ts';

type Words = Translate<typeof webhookTexts.en>;

/** What can be done with a webhook. */
export type WebhookAction = 'edit' | 'deliveries' | 'rotate' | 'delete';
const ACTIONS: WebhookAction[] = ['deliveries', 'edit', 'rotate', 'delete'];
type Act = (action: WebhookAction, webhook: Webhook) => void;

/** Webhooks with what they are told of and how they stand. */
export function WebhooksTable({ webhooks, onAct }: { webhooks: Webhook[]; onAct: Act }) {
  const t = useTexts(webhookTexts);
  const ofSeveral = new Set(webhooks.map(({ agency }) => agency)).size > 1;
  const columns = useMemo(
    () => columnsOf(t, onAct).filter(({ field }) => field !== 'agency' || ofSeveral),
    [t, onAct, ofSeveral],
  );
  return (
    <DataTable
      label={t('title')}
      rows={webhooks}
      rowKey="id"
      columns={columns}
      empty={t('none')}
      urlState="webhooks"
      tools="webhooks"
    />
  );
}

function columnsOf(t: Words, onAct: Act): Column<Webhook>[] {
  return [
    {
      field: 'url',
      header: t('url'),
      value: ({ url }) => url,
      cell: ({ url }) => <span className="admin-url">{url}</span>,
      sortable: true,
      filter: 'text',
      rowHeader: true,
    },
    {
      field: 'types',
      header: t('types'),
      value: ({ types }) => types.map((type) => t(type)).join(', '),
      leads: true,
    },
    { field: 'agency', header: t('agency'), value: ({ agency }) => agency, sortable: true, filter: 'select' },
    {
      field: 'state',
      header: t('state'),
      value: (webhook) => stateOf(t, webhook),
      sortable: true,
      leads: true,
    },
    {
      field: 'last_delivered_at',
      header: t('lastTaken'),
      value: ({ last_delivered_at }) => last_delivered_at,
      cell: ({ last_delivered_at: at }) => (at ? formatDate(at) : t('never')),
      sortable: true,
    },
    { field: 'created_by', header: t('createdBy'), value: ({ created_by }) => created_by, sortable: true },
    {
      field: 'actions',
      header: t('actions'),
      value: () => null,
      cell: (webhook) => (
        <div className="cx-actions">
          {ACTIONS.map((action) => (
            <Button
              key={action}
              severity={action === 'delete' ? 'danger' : 'outlined'}
              size="small"
              aria-label={t(`${action}Of`, { url: webhook.url })}
              onClick={() => onAct(action, webhook)}
            >
              {t(action)}
            </Button>
          ))}
        </div>
      ),
    },
  ];
}

/** Whether it is on, why it is off, since when it fails, and that two secrets sign. */
function stateOf(t: Words, { off, failing_since: since, rotating_until: until }: Webhook): string {
  if (off) return t(off);
  const said = since ? t('failingSince', { date: formatDate(since) }) : t('isOn');
  return until && new Date(until) > new Date()
    ? `${said}. ${t('rotating', { until: formatDate(until) })}`
    : said;
}
