import { call } from 'shared-ui/api';
import type { SearchReply } from 'shared-domain';
import type { Asked } from 'shared-ui/query';

/** For how long what was found needs no asking again, in milliseconds: letters are taken back and typed again. */
const FRESH_MS = 20_000;

/** Records by what they are called. */
export const searchQuery = (search: string): Asked<SearchReply> => ({
  queryKey: ['search', search],
  queryFn: ({ signal }) => call('GET /search', { query: { q: search } }, { signal }),
  staleTime: FRESH_MS,
  gcTime: FRESH_MS,
});
