import type { ApiKey } from 'shared-domain';
import { call, type CallInput } from 'shared-ui/api';
import type { Asked } from 'shared-ui/query';
import { callsOf, type Asking, type Description, type GuideCall } from './guide.rules.ts';

/** The calls that tokens open, from the API's own description. */
export const guideQuery: Asked<GuideCall[]> = {
  queryKey: ['api-guide'],
  queryFn: async ({ signal }) => {
    const response = await fetch(new URL('/api/openapi.json', window.location.origin), { signal });
    if (!response.ok) throw new Error(`The API's description answered ${response.status}.`);
    return callsOf((await response.json()) as Description);
  },
};

/** Asks what an address says, with one's own session. */
export async function tryCall({ key, params, query }: Asking): Promise<unknown> {
  // the key is one of the description's, which is made of the contract's
  const input = { params, query } as unknown as CallInput<ApiKey>;
  return (call as (key: ApiKey, input: CallInput<ApiKey>) => Promise<unknown>)(key as ApiKey, input);
}
