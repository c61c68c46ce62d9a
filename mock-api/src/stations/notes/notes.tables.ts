import { int, moment, orNull, text } from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';

export const stationNotes = table('station_notes', {
  id: int,
  station_id: int,
  user_id: orNull(int),
  user_name: text,
  text,
  created_at: moment,
  changed_at: orNull(moment),
  version: int,
  request_key: orNull(text),
});
