import { z } from 'zod';
import { NO_CONTROL } from '../patterns.ts';
import { DELIVERY_FAULTS, DELIVERY_STATES, WEBHOOK_OFF, WEBHOOK_TYPES, WEBHOOK_URL_MAX } from '../webhook.ts';
import type { Calls } from './calls.ts';
import { done, idText, recordBefore } from './fields.schema.ts';
import { refusal } from './refusals.ts';

const webhook = z.strictObject({
  id: z.int(),
  url: z.string(),
  types: z.array(z.enum(WEBHOOK_TYPES)),
  /** Whose stations it is told of. */
  agency: z.string(),
  created_by: z.string(),
  created_at: z.string(),
  /** Until when the secret before signs too; null: there is none. */
  rotating_until: z.string().nullable(),
  off: z.enum(WEBHOOK_OFF).nullable(),
  /** Since when nothing but failures came back. */
  failing_since: z.string().nullable(),
  last_delivered_at: z.string().nullable(),
  /** Raised by each change, a person's and the receiver's that ends it; older servers tell none. */
  version: z.int().optional(),
});
export type Webhook = z.output<typeof webhook>;

const wanted = z.object({
  /** https, port 443 or 8443, a name that the internet knows. */
  url: z
    .string()
    .trim()
    .min(1, refusal('webhooks.urlRequired'))
    .max(WEBHOOK_URL_MAX, refusal('webhooks.urlTooLong'))
    .regex(NO_CONTROL, refusal('strangeCharacters')),
  types: z.array(z.enum(WEBHOOK_TYPES)).min(1, refusal('webhooks.typeRequired')).max(WEBHOOK_TYPES.length),
});
export type WebhookFacts = z.input<typeof wanted>;

const made = z.strictObject({
  /** What signs its messages; it is never told again. */
  secret: z.string(),
  webhook,
});
export type MadeWebhook = z.output<typeof made>;

const delivery = z.strictObject({
  id: z.int(),
  /** The `webhook-id` of all its tries. */
  message_id: z.string(),
  type: z.enum([...WEBHOOK_TYPES, 'ping']),
  at: z.string(),
  state: z.enum(DELIVERY_STATES),
  tries: z.int(),
  last_try_at: z.string().nullable(),
  /** The status of the last answer; null: there was none yet, or the try had a fault. */
  status: z.int().nullable(),
  fault: z.enum(DELIVERY_FAULTS).nullable(),
  /** The beginning of the last answer, as text. */
  answer: z.string().nullable(),
  /** When it is tried again. */
  next_at: z.string().nullable(),
});
export type WebhookDelivery = z.output<typeof delivery>;

const params = z.object({ id: idText });

/** Messages to other programs when something happens (Standard Webhooks 1.0.0). */
export const webhookCalls = {
  'GET /webhooks': {
    summary: "The current agency's webhooks; of all agencies for a super admin at a statewide one",
    reply: z.strictObject({ data: z.array(webhook) }),
  },
  'POST /webhooks': {
    summary: 'Adds a webhook of the current agency; the secret that signs its messages is told this once',
    body: wanted,
    reply: made,
  },
  'PUT /webhooks/:id': {
    summary:
      'Changes where a webhook leads and what it is told of, and switches it off or on again; 409 with the newer one where the version is stale',
    params,
    body: wanted.extend({ off: z.boolean(), version: z.int().min(1).optional() }),
    reply: webhook,
  },
  'DELETE /webhooks/:id': { summary: 'Deletes a webhook with its deliveries', params, reply: done },
  'POST /webhooks/:id/rotate': {
    summary: 'Makes a new secret, told this once; the one before signs beside it for 24 hours',
    params,
    reply: made,
  },
  'POST /webhooks/:id/ping': { summary: 'Sends a message that says nothing', params, reply: done },
  /** The newest two hundred, or the two hundred before the delivery `before`. */
  'GET /webhooks/:id/deliveries': {
    summary: 'The deliveries of the last 30 days, the newest first, 200 at a time',
    params,
    query: z.object({ before: recordBefore }),
    reply: z.strictObject({ data: z.array(delivery) }),
  },
  'POST /webhooks/:id/deliveries/:deliveryId/again': {
    summary: 'Sends a message again, with the same id; one that is being tried is tried at once',
    params: params.extend({ deliveryId: idText }),
    reply: done,
  },
} as const satisfies Calls;
