import { FACTOR_GROUPS, FILL_METHODS, GROUP_MODES, SHORT_COUNT_KINDS, type FillWeather } from 'shared-domain';
import { day, double, int, json, moment, oneOf, orNull, smallint, text } from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';

export const factorGroupMembers = table('factor_group_members', {
  id: int,
  station_id: int,
  mode: oneOf(...GROUP_MODES),
  year: smallint,
  pattern: oneOf(...FACTOR_GROUPS),
  proposed: orNull(oneOf(...FACTOR_GROUPS)),
  wwi: orNull(double),
  ami: orNull(double),
  reason: text,
  user_id: orNull(int),
  user_name: text,
  decided_at: moment,
  version: int,
});

export const groupLimits = table('group_limits', {
  version: int,
  commuter_wwi: double,
  commuter_ami: double,
  recreational_wwi: double,
  recreational_ami: double,
  days: smallint,
  weekend_days: smallint,
  past: double,
  split: double,
  reason: text,
  user_id: orNull(int),
  user_name: text,
  set_at: moment,
});

export const shortCounts = table('short_counts', {
  id: int,
  agency_id: int,
  station_id: orNull(int),
  place: orNull(text),
  mode: oneOf(...GROUP_MODES),
  kind: oneOf(...SHORT_COUNT_KINDS),
  first_day: day,
  last_day: day,
  from_hour: orNull(smallint),
  hours: orNull(json<number[]>()),
  note: orNull(text),
  user_id: orNull(int),
  user_name: text,
  created_at: moment,
  request_key: orNull(text),
});

export const flowFills = table('flow_fills', {
  id: int,
  station_id: int,
  flow_id: int,
  year: smallint,
  method: oneOf(...FILL_METHODS),
  pattern: orNull(oneOf(...FACTOR_GROUPS)),
  members: smallint,
  donor: orNull(text),
  days: json<{ date: string; value: number }[]>(),
  error: orNull(json<{ days: number; median_run: number; p90_run: number }>()),
  user_id: orNull(int),
  user_name: text,
  reason: orNull(text),
  made_at: moment,
  weather: orNull(json<FillWeather>()),
});
