import { KEPT_TOKEN_SCOPES } from 'shared-domain';
import { bool, int, listOf, moment, oneOf, orNull, text } from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';

export const apiTokens = table('api_tokens', {
  id: int,
  token_hash: text,
  ending: text,
  kind: oneOf('person', 'agency'),
  user_id: orNull(int),
  agency_id: int,
  name: text,
  scopes: listOf(oneOf(...KEPT_TOKEN_SCOPES)),
  addresses: listOf(text),
  created_by: text,
  second_factor: bool,
  created_at: moment,
  expires_at: moment,
  last_used_at: orNull(moment),
  last_used_address: orNull(text),
  uses: int,
  trial: bool,
});
