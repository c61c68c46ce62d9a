import { bool, int, moment, orNull, text } from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';

export const sessions = table('sessions', {
  token_hash: text,
  user_id: int,
  created_at: moment,
  expires_at: moment,
  id: int,
  user_agent: text,
  address: text,
  last_seen_at: orNull(moment),
  second_factor: bool,
  proved_at: orNull(moment),
  challenge: orNull(text),
  challenge_until: orNull(moment),
});

export const devices = table('devices', {
  device_hash: text,
  user_id: int,
  signed_in_at: moment,
});

export const emailChanges = table('email_changes', {
  user_id: int,
  email: text,
  token_hash: text,
  created_at: moment,
  expires_at: moment,
});

export const passwordRequests = table('password_requests', {
  id: int,
  email: text,
  origin: text,
  created_at: moment,
});

export const passwordTokens = table('password_tokens', {
  token_hash: text,
  user_id: int,
  expires_at: moment,
});

export const humanChecks = table('human_checks', {
  name: text,
  expires_at: moment,
  used: bool,
});
