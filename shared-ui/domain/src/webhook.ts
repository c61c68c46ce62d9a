/** What a webhook can be told of. `ping` is sent when a person asks for it, to every endpoint. */
export const WEBHOOK_TYPES = [
  'counts.certified',
  'counts.reopened',
  'data.published',
  'station.silent',
  'station.recovered',
  'import.failed',
] as const;
export type WebhookType = (typeof WEBHOOK_TYPES)[number];
export type WebhookEventType = WebhookType | 'ping';

/** Longest address of a webhook, and how many an agency has. */
export const WEBHOOK_URL_MAX = 500;
export const WEBHOOKS_MAX = 20;

/** Ports that a webhook's address may name. */
export const WEBHOOK_PORTS = ['443', '8443'] as const;

/** How far a delivery has come: dropped is one that nobody is to hear of any more: its station has moved to another agency, or the agency is closed. */
export const DELIVERY_STATES = ['waiting', 'done', 'dead', 'dropped'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why a try had no answer; of `secret`, that what signs it does not open under the installation's key any more. */
export const DELIVERY_FAULTS = ['timeout', 'unreachable', 'address', 'secret'] as const;
export type DeliveryFault = (typeof DELIVERY_FAULTS)[number];

/** Why a webhook is off: a person switched it off; its receiver said that it is gone (410); nothing but failures for five days. */
export const WEBHOOK_OFF = ['person', 'gone', 'failing'] as const;
export type WebhookOff = (typeof WEBHOOK_OFF)[number];

/** For how many hours both secrets sign after a rotation. */
export const ROTATION_HOURS = 24;
/** For how many days deliveries are kept. */
export const DELIVERY_DAYS = 30;
