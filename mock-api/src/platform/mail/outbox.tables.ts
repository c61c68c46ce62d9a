import { int, json, moment, oneOf, orNull, text, uuid } from '../db/columns.ts';
import { table } from '../db/table.ts';

export const outbox = table('outbox', {
  id: int,
  recipient: text,
  subject: text,
  body: text,
  created_at: moment,
  sent_at: orNull(moment),
  attempts: int,
  last_error: orNull(text),
  state: oneOf('waiting', 'sending', 'handed', 'sent', 'unsure', 'failed'),
  message_id: uuid,
  link_hash: orNull(text),
  headers: orNull(json<Record<string, string>>()),
  html: orNull(text),
  dedupe_key: orNull(text),
  bounced: orNull(oneOf('hard', 'soft')),
});
