import { newApiToken } from '../platform/http/api-token.rules.ts';
import { hashToken } from '../platform/http/token.ts';
import { testApi } from './index.ts';

/** A token that imports, of an agency; of the City of Austin where none is named. */
export async function agencyToken(name = 'Vendor', agencyId = 3): Promise<string> {
  const made = newApiToken('agency');
  await testApi().query(
    `insert into api_tokens (token_hash, ending, kind, agency_id, name, scopes, created_by, second_factor, created_at, expires_at)
     values ($1, 'wxyz', 'agency', $2, $3, '{counts:import}', 'Ada Whitfield', false, '2026-03-01', '2027-03-01')`,
    [hashToken(made), agencyId, name],
  );
  return made;
}
