import type { ApiToken, MadeApiToken, NewApiToken } from 'shared-domain';
import { call } from 'shared-ui/api';
import { invalidate, type Asked } from 'shared-ui/query';

/** Whose tokens a page is about. */
export type TokenOwner = 'person' | 'agency';

const LIST = { person: 'GET /user/tokens', agency: 'GET /agency-tokens' } as const;
const ADD = { person: 'POST /user/tokens', agency: 'POST /agency-tokens' } as const;
const REVOKE = { person: 'DELETE /user/tokens/:id', agency: 'DELETE /agency-tokens/:id' } as const;

/** One's own tokens, or those of the agency and its people. */
export const tokensQuery = (owner: TokenOwner): Asked<ApiToken[]> => ({
  queryKey: ['api-tokens', owner],
  queryFn: async ({ signal }) => (await call(LIST[owner], {}, { signal })).data,
});

/** Makes a token; its secret is in this answer alone. */
export async function makeToken(owner: TokenOwner, body: NewApiToken): Promise<MadeApiToken> {
  const made = await call(ADD[owner], { body });
  void invalidate(['api-tokens']);
  return made;
}

/** Revokes a token; the list is asked for anew if that is refused too: somebody else may have. */
export async function revokeToken(owner: TokenOwner, { id }: ApiToken): Promise<void> {
  try {
    await call(REVOKE[owner], { params: { id: String(id) } });
  } finally {
    void invalidate(['api-tokens']);
  }
}
