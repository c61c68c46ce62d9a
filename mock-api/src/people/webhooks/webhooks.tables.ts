import { DELIVERY_FAULTS, DELIVERY_STATES, WEBHOOK_OFF, WEBHOOK_TYPES } from 'shared-domain';
import { int, json, listOf, moment, oneOf, orNull, text } from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';

export const webhooks = table('webhooks', {
  id: int,
  agency_id: int,
  url: text,
  types: listOf(oneOf(...WEBHOOK_TYPES)),
  secret: text,
  old_secret: orNull(text),
  old_until: orNull(moment),
  created_by: text,
  created_at: moment,
  off: orNull(oneOf(...WEBHOOK_OFF)),
  failing_since: orNull(moment),
  last_delivered_at: orNull(moment),
  busy_until: orNull(moment),
  version: int,
});

export const webhookEvents = table('webhook_events', {
  id: int,
  message_id: text,
  agency_id: int,
  station_id: orNull(int),
  type: oneOf(...WEBHOOK_TYPES, 'ping'),
  at: moment,
  data: json<Record<string, unknown>>(),
});

export const webhookDeliveries = table('webhook_deliveries', {
  id: int,
  webhook_id: int,
  event_id: int,
  agency_id: int,
  state: oneOf(...DELIVERY_STATES),
  tries: int,
  next_at: orNull(moment),
  last_try_at: orNull(moment),
  status: orNull(int),
  fault: orNull(oneOf(...DELIVERY_FAULTS)),
  answer: orNull(text),
});
