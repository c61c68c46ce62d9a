import { bigint, bool, day, int, json, moment, oneOf, orNull, text } from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';
import type { Span } from './instants.ts';
import type { StoredWatch } from './stored-watch.ts';

export const stationClosures = table('station_closures', {
  id: int,
  station_id: int,
  first_day: day,
  last_day: day,
  reason: text,
  user_id: orNull(int),
  user_name: text,
  created_at: moment,
  version: int,
  request_key: orNull(text),
});

export const stationWatches = table('station_watches', {
  station_id: int,
  state: json<StoredWatch>(),
  evaluated_at: moment,
});

/** Stations that the watch could not look at, and the last hour at which it did. */
export const stationsBehind = table('stations_behind', { station_id: int, looked_at: moment });

export const outages = table('outages', {
  id: int,
  station_id: int,
  flow_id: orNull(int),
  kind: oneOf('silent', 'never', 'flow', 'overdue'),
  start_at: moment,
  due_at: moment,
  silent_at: moment,
  usual_minutes: int,
  threshold_minutes: int,
  stage_minutes: int,
  recovered_at: orNull(moment),
  filled_at: orNull(moment),
  retired_at: orNull(moment),
  missing: json<Span[]>(),
  confirming: json<Span[]>(),
  level: orNull(oneOf('watch', 'do not use', 'valid but odd')),
  investigation: oneOf('open', 'looked at', 'confirmed', 'closed'),
  note: orNull(text),
  assignee_id: orNull(int),
  assignee_name: orNull(text),
  muted_until: orNull(day),
  muted_by: orNull(text),
  mute_reason: orNull(text),
  own_start_at: orNull(moment),
  own_end_at: orNull(moment),
  own_lasts: bool,
  left_start_at: orNull(moment),
  left_end_at: orNull(moment),
  entered_by: orNull(text),
  expected: bool,
  split_from: orNull(int),
  joined_into: orNull(int),
  request_key: orNull(text),
  version: int,
});

export const outageNews = table('outage_news', {
  id: bigint,
  station_id: int,
  outage_id: int,
  at: moment,
  what: oneOf('silent', 'still', 'recovered', 'filled', 'retired'),
});

export const healthRuns = table('health_runs', { hour: moment, stations: int });
