import { bool, double, int, moment, orNull, smallint, text } from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';

export const codes = table('codes', {
  list: text,
  code: text,
  label: text,
  label_es: text,
  tmg: orNull(text),
  position: int,
  disabled: bool,
});

export const suspects = table('suspects', {
  id: smallint,
  validity_condition: text,
  validity_condition_es: text,
  excludes: bool,
  proposable: bool,
});

export const txdotDistricts = table('txdot_districts', {
  code: int,
  txdot_district: text,
});

export const counties = table('counties', {
  code: int,
  county: text,
  txdot_district_code: int,
  fips: text,
});

export const cities = table('cities', {
  id: int,
  city_area: text,
  county_code: int,
  tmg_prefix: orNull(text),
  tmg_count: int,
  latitude: double,
  longitude: double,
  population: orNull(int),
  place_key: orNull(text),
  version: int,
});

export const tmgPrefixes = table('tmg_prefixes', {
  prefix: text,
  city_id: orNull(int),
  given_at: moment,
});
