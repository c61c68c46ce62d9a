import { bigint, int, listOf, moment, orNull, text } from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';

export const totpSecrets = table('totp_secrets', {
  user_id: int,
  secret: text,
  created_at: moment,
  confirmed_at: orNull(moment),
  last_step: bigint,
});

export const passkeys = table('passkeys', {
  id: int,
  user_id: int,
  credential_id: text,
  public_key: text,
  counter: bigint,
  transports: listOf(text),
  name: text,
  created_at: moment,
  last_used_at: orNull(moment),
});

export const recoveryCodes = table('recovery_codes', {
  user_id: int,
  code_hash: text,
  used_at: orNull(moment),
});

export const signInSteps = table('sign_in_steps', {
  token_hash: text,
  user_id: int,
  expires_at: moment,
  tries: int,
  challenge: orNull(text),
});

export const secondFactorFailures = table('second_factor_failures', {
  user_id: int,
  failures: int,
  until: moment,
});
