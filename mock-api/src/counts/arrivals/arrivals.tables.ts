import { bigint, bool, int, moment, orNull, wallClock } from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';

export const arrivals = table('arrivals', {
  id: bigint,
  station_id: int,
  flow_id: int,
  import_id: orNull(int),
  arrived_at: moment,
  from_ts: wallClock,
  through_ts: wallClock,
  filled: bool,
  voided_at: orNull(moment),
  taken: bool,
});
