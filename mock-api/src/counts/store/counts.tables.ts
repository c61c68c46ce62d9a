import { bigint, day, int, orNull, smallint, text, wallClock } from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';

export const counts = table('counts', {
  station_id: int,
  ts: wallClock,
  flow_id: int,
  count: orNull(int),
  interval_minutes: smallint,
  suspect_id: orNull(smallint),
  note: orNull(text),
  certification_id: orNull(int),
  import_id: orNull(int),
  vendor_status: orNull(int),
});

export const countMonths = table('count_months', {
  station_id: int,
  flow_id: int,
  month: day,
  counts: int,
  shortest: orNull(smallint),
  longest: orNull(smallint),
});

export const certifiedDays = table('certified_days', {
  station_id: int,
  flow_id: int,
  day: day,
  minutes: int,
  total: bigint,
});

export const certifiedRevisions = table('certified_revisions', {
  station_id: int,
  revision: bigint,
});
