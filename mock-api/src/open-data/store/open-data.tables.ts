import {
  bigint,
  bool,
  day,
  int,
  json,
  listOf,
  moment,
  oneOf,
  orNull,
  smallint,
  text,
} from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';
import type { OpenFacts, ToldMonth } from './snapshot.types.ts';

const license = oneOf('CC0-1.0', 'CC-BY-4.0', 'ODbL-1.0');

export const openDataSettings = table('open_data_settings', {
  station_id: int,
  agency_id: int,
  is_on: bool,
  first_month: day,
  hold_days: orNull(int),
  license,
  contact: text,
  note: orNull(text),
  daily_only: bool,
  places: smallint,
  version: int,
  user_id: orNull(int),
  user_name: text,
  changed_at: moment,
});

export const openDataLooks = table('open_data_looks', {
  station_id: int,
  revision: bigint,
  settings_version: int,
  looked_on: day,
  pending: bool,
  compared_revision: orNull(bigint),
});

export const openDataStations = table('open_data_stations', {
  station_id: int,
  number: text,
  agency_id: int,
  version: int,
  contact: text,
  withdrawn_at: orNull(moment),
  withdrawn_reason: orNull(text),
  gone_through: int,
});

export const openDataMonths = table('open_data_months', {
  station_id: int,
  month: day,
  edition: int,
  hash: text,
  source: text,
  daily: bool,
  counts: int,
  certification_ids: listOf(int),
  told: json<ToldMonth>(),
  made_at: moment,
});

export const openDataCounts = table('open_data_counts', {
  station_id: int,
  month: day,
  edition: int,
  flow: text,
  lines: text,
});

export const openDataVersions = table('open_data_versions', {
  station_id: int,
  version: int,
  agency_id: int,
  hash: text,
  license,
  facts: json<OpenFacts>(),
  settings_version: int,
  published_at: moment,
});

export const openDataVersionMonths = table('open_data_version_months', {
  station_id: int,
  version: int,
  month: day,
  edition: int,
});

export const openDataRevisions = table('open_data_revisions', {
  station_id: int,
  month: day,
  since: moment,
  seen: text,
  changed_at: moment,
});

export const openDataYears = table('open_data_years', {
  id: int,
  agency_id: int,
  year: int,
  version: int,
  agency: text,
  hash: text,
  parts: json<[station: string, version: number][]>(),
  published_at: moment,
  asked_at: moment,
});

export const openDataFiles = table('open_data_files', {
  name: text,
  year_id: int,
  kind: oneOf('zip', 'parquet'),
  bytes: bigint,
  sha256: text,
  rows: int,
});

export const openDataEmbeds = table('open_data_embeds', {
  agency_id: int,
  sites: listOf(text),
  version: int,
});
