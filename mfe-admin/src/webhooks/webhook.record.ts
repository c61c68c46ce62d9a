import type { Webhook } from 'shared-domain';
import type { WebhookValues } from './webhook.fields.ts';
import type { WebhookChange } from './webhooks.resource.ts';

/** What no webhook holds. */
export const EMPTY_WEBHOOK: WebhookValues = { url: '', types: [], on: true };

/** A webhook with its version: 0 where a server tells none. */
export const ofVersion = (webhook: Webhook): Webhook & { version: number } => ({
  ...webhook,
  version: webhook.version ?? 0,
});

/** A webhook as the dialog shows it. */
export const toForm = ({ url, types, off }: Webhook): WebhookValues => ({ url, types, on: off === null });

/** The dialog as the API takes it, with the version that it was read at. */
export const toChange = ({ url, types, on }: WebhookValues, version = 0): WebhookChange => ({
  ...(version > 0 && { version }),
  url: url.trim(),
  types,
  off: !on,
});
