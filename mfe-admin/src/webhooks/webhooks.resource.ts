import type { MadeWebhook, Webhook, WebhookDelivery, WebhookFacts } from 'shared-domain';
import { call } from 'shared-ui/api';
import { ask, invalidate, type Asked } from 'shared-ui/query';

const KEY = ['webhooks'];
const at = ({ id }: Pick<Webhook, 'id'>) => ({ id: String(id) });

/** The agency's webhooks. */
export const webhooksQuery: Asked<Webhook[]> = {
  queryKey: [...KEY, 'list'],
  queryFn: async ({ signal }) => (await call('GET /webhooks', {}, { signal })).data,
};

/** How many deliveries the server answers at a time. */
export const DELIVERIES_PAGE = 200;

/** The deliveries before another one, the newest first. */
export const olderDeliveriesQuery = (
  webhook: Pick<Webhook, 'id'>,
  before: number,
): Asked<WebhookDelivery[]> => ({
  queryKey: [...KEY, 'deliveries', webhook.id, before],
  queryFn: async ({ signal }) =>
    (await call('GET /webhooks/:id/deliveries', { params: at(webhook), query: { before } }, { signal })).data,
  gcTime: 0,
});

/** What a webhook was sent last, of the last 30 days; asked for again while something is on its way. */
export const deliveriesQuery = (webhook: Pick<Webhook, 'id'>): Asked<WebhookDelivery[]> => ({
  queryKey: [...KEY, 'deliveries', webhook.id],
  queryFn: async ({ signal }) =>
    (await call('GET /webhooks/:id/deliveries', { params: at(webhook), query: {} }, { signal })).data,
  isUnderWay: (deliveries) => deliveries.some(({ state, tries }) => state === 'waiting' && tries === 0),
});

/** What was done is seen, and what others did meanwhile, whether or not it was refused. */
async function done<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } finally {
    void invalidate(KEY);
  }
}

/** Adds a webhook; its secret is in this answer alone. */
export const addWebhook = (body: WebhookFacts): Promise<MadeWebhook> =>
  done(call('POST /webhooks', { body }));

/** What is changed of a webhook, and the version that it was read at. */
export type WebhookChange = WebhookFacts & { off: boolean; version?: number };

/** A webhook as somebody else has changed it meanwhile; `seen` where it is gone, which saving it tells. */
export const newerWebhook = async (seen: Webhook): Promise<Webhook> => {
  const all = await ask({ ...webhooksQuery, queryKey: ['newer webhook', seen.id] });
  return all.find(({ id }) => id === seen.id) ?? seen;
};

/** Changes a webhook, or switches it off or on. */
export const changeWebhook = (webhook: Webhook, body: WebhookChange): Promise<Webhook> =>
  done(call('PUT /webhooks/:id', { params: at(webhook), body }));

/** Deletes a webhook with its deliveries. */
export const deleteWebhook = (webhook: Webhook): Promise<unknown> =>
  done(call('DELETE /webhooks/:id', { params: at(webhook) }));

/** Makes a new secret, which is in this answer alone. */
export const rotateSecret = (webhook: Webhook): Promise<MadeWebhook> =>
  done(call('POST /webhooks/:id/rotate', { params: at(webhook) }));

/** Sends a message that says nothing. */
export const sendPing = (webhook: Webhook): Promise<unknown> =>
  done(call('POST /webhooks/:id/ping', { params: at(webhook) }));

/** Sends a message again. */
export const sendAgain = (webhook: Webhook, { id }: WebhookDelivery): Promise<unknown> =>
  done(
    call('POST /webhooks/:id/deliveries/:deliveryId/again', {
      params: { ...at(webhook), deliveryId: String(id) },
    }),
  );
