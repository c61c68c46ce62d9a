import { bigint, json, int, moment, orNull, text } from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';

export const auditLog = table('audit_log', {
  id: bigint,
  at: moment,
  user_id: orNull(int),
  user_name: text,
  agency_id: orNull(int),
  station_id: orNull(int),
  action: text,
  detail: json<Record<string, unknown>>(),
  group_name: orNull(text),
  group_key: orNull(text),
});
