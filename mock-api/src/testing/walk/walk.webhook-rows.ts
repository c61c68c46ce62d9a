import type { WebhookFacts } from 'shared-domain';
import type { webhookCalls } from 'shared-domain/contract';
import type { AustinRecords, WalkRow } from './walk-row.ts';

const wanted: WebhookFacts = { url: 'https://hooks.example.org/counts', types: ['counts.certified'] };
const named = ({ webhook }: AustinRecords) => ({ params: { id: String(webhook.id) } });

/** The calls around webhooks. */
export const webhookRows: { [K in keyof typeof webhookCalls]: WalkRow<K> } = {
  'GET /webhooks': { input: () => ({}), foreign: 200 },
  'POST /webhooks': { input: () => ({ body: wanted }), foreign: 200 },
  'PUT /webhooks/:id': {
    input: (records) => ({ ...named(records), body: { ...wanted, off: false } }),
    foreign: 404,
  },
  'DELETE /webhooks/:id': { input: named, foreign: 404 },
  'POST /webhooks/:id/rotate': { input: named, foreign: 404 },
  'POST /webhooks/:id/ping': { input: named, foreign: 404 },
  'GET /webhooks/:id/deliveries': {
    input: (records) => ({ ...named(records), query: {} }),
    foreign: 404,
  },
  'POST /webhooks/:id/deliveries/:deliveryId/again': {
    input: ({ webhook: { id, delivery } }) => ({ params: { id: String(id), deliveryId: String(delivery) } }),
    foreign: 404,
  },
};
