import { call } from 'shared-ui/api';
import type { TmasCheck, TmasRequest } from 'shared-domain';
import { invalidate, type Asked } from 'shared-ui/query';
import { ownExportsQuery } from '../own-exports/own-exports.resource.ts';

/** What an export would hold and leave out; nothing is written. */
export const tmasCheckQuery = (request: TmasRequest): Asked<TmasCheck> => ({
  queryKey: ['tmas check', request],
  queryFn: ({ signal }) => call('POST /export/check-tmas', { body: request }, { signal }),
  gcTime: 0,
});

/** Asks for an export, which is built in the background; answers the server's words about it. */
export async function prepareTmas(request: TmasRequest): Promise<string> {
  const { success } = await call('POST /export/prepare-tmas', { body: request });
  void invalidate(ownExportsQuery.queryKey);
  return success;
}
