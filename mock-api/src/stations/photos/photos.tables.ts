import { int, moment, orNull, text, uuid } from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';

export const stationPhotos = table('station_photos', {
  id: uuid,
  nr: int,
  station_id: int,
  user_id: orNull(int),
  user_name: text,
  caption: text,
  width: int,
  height: int,
  bytes: int,
  created_at: moment,
  version: int,
  request_key: orNull(text),
  visit_id: orNull(int),
  public_since: orNull(moment),
});
