import {
  bool,
  day,
  double,
  int,
  json,
  listOf,
  moment,
  oneOf,
  orNull,
  real,
  text,
} from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';
import type { Text } from '../../platform/text/language.ts';

export const calendarEntries = table('calendar_entries', {
  id: int,
  agency_id: int,
  statewide: bool,
  kind: oneOf('term', 'break', 'event', 'works'),
  name: text,
  first_day: day,
  last_day: day,
  station_ids: listOf(int),
  note: orNull(text),
  user_id: orNull(int),
  user_name: text,
  version: int,
  request_key: orNull(text),
});

export const weatherSites = table('weather_sites', {
  id: text,
  name: text,
  latitude: double,
  longitude: double,
});

export const weatherDays = table('weather_days', {
  site_id: text,
  day,
  high_c: orNull(real),
  low_c: orNull(real),
  rain_mm: orNull(real),
  snow_mm: orNull(real),
  wind_ms: orNull(real),
});

export const weatherFetches = table('weather_fetches', {
  id: int,
  site_id: text,
  first_day: day,
  last_day: day,
  kept_until: orNull(day),
  status: oneOf('waiting', 'running', 'done', 'failed'),
  added: int,
  changed: int,
  unchanged: int,
  message: orNull(json<Text>()),
  night: orNull(day),
  user_id: orNull(int),
  asked_at: moment,
  ended_at: orNull(moment),
});
