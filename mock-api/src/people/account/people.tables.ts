import { bool, int, listOf, moment, oneOf, orNull, text } from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';

export const agencies = table('agencies', {
  id: int,
  name: text,
  eco_domain: orNull(text),
  statewide: bool,
  txdot_districts: listOf(int),
  closed_at: orNull(moment),
  version: int,
});

export const users = table('users', {
  id: int,
  name: text,
  email: text,
  password_hash: orNull(text),
  agency_id: int,
  admin: bool,
  super_admin: bool,
  flag_deployments: bool,
  flag_next_stations: bool,
  monitors: bool,
  created_at: moment,
  last_sign_in_at: orNull(moment),
  link_until: orNull(moment),
  has_password: orNull(bool),
  language: orNull(oneOf('en', 'es')),
});
