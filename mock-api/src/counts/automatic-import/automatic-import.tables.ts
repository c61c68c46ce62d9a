import { IMPORT_RHYTHMS } from 'shared-domain';
import { bool, day, int, json, moment, oneOf, orNull, text } from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';
import type { Text } from '../../platform/text/language.ts';

const inWords = () => orNull(json<Text>());

export const importSchedules = table('import_schedules', {
  agency_id: int,
  rhythm: oneOf(...IMPORT_RHYTHMS),
  next_at: orNull(moment),
  paused_at: orNull(moment),
  paused_why: inWords(),
  version: int,
});

const fates = { added: int, replaced: int, unchanged: int, certified: int };

export const importRuns = table('import_runs', {
  id: int,
  agency_id: int,
  status: oneOf('waiting', 'running', 'done', 'failed'),
  scheduled: bool,
  user_id: int,
  requested_by: text,
  day,
  look_days: int,
  gap_days: orNull(int),
  created_at: moment,
  planned_at: orNull(moment),
  resume_at: orNull(moment),
  finished_at: orNull(moment),
  message: inWords(),
  tries: int,
  pieces: int,
  stations: int,
  ...fates,
  failed: int,
});

export const importRunStations = table('import_run_stations', {
  run_id: int,
  station_id: int,
  status: oneOf('waiting', 'done', 'unchanged', 'failed'),
  interval_minutes: int,
  import_id: orNull(int),
  ...fates,
  message: inWords(),
});

export const importRunPieces = table('import_run_pieces', {
  run_id: int,
  station_id: int,
  flow_id: int,
  channel: text,
  from_minute: int,
  until_minute: int,
  status: oneOf('waiting', 'done', 'failed'),
  tries: int,
  message: inWords(),
  counts: orNull(text),
});

export const stationPolls = table('station_polls', { station_id: int, polled_at: moment });

export const importFailures = table('import_failures', {
  id: int,
  agency_id: int,
  since: moment,
  until: orNull(moment),
  why: json<Text>(),
});

export const vendorIds = table('vendor_ids', {
  eco_id: text,
  agency_id: int,
  site_id: text,
  site_name: text,
  name: text,
  found_at: orNull(moment),
  was: orNull(text),
  renamed_at: orNull(moment),
  gone_at: orNull(moment),
});
