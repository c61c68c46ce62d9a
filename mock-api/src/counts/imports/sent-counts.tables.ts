import { int, json, moment, smallint, text } from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';

export const sentCounts = table('sent_counts', {
  agency_id: int,
  holder: int,
  key: text,
  body_hash: text,
  status: smallint,
  reply: json<unknown>(),
  created_at: moment,
});
