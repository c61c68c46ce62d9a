import type { Notification } from 'shared-domain';
import { bool, int, json, moment, orNull, text, textOf } from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';
import type { MessageKey } from './texts.ts';

export const notifications = table('notifications', {
  id: int,
  user_id: int,
  kind: textOf<Notification['kind']>(),
  ok: bool,
  message: textOf<MessageKey>(),
  params: json<Record<string, string | number>>(),
  href: orNull(text),
  created_at: moment,
  read_at: orNull(moment),
});
