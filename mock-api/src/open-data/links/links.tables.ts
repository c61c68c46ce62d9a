import { int, moment, orNull, text } from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';

export const shareLinks = table('share_links', {
  id: int,
  token_hash: text,
  ending: text,
  name: text,
  agency_id: int,
  station_id: orNull(int),
  query: orNull(text),
  user_id: orNull(int),
  created_by: text,
  created_at: moment,
  expires_at: moment,
  revoked_at: orNull(moment),
  opened: int,
  last_opened_at: orNull(moment),
});
