import type { Api, Drop, ImportRequest, SavedMapping } from 'shared-domain';
import { call, type CallOptions } from 'shared-ui/api';
import { invalidate, type Asked } from 'shared-ui/query';
import { isUnderWay } from './drop-state.rules.ts';

/** What begins the key of every list of arriving files. */
const DROPS = ['drops'];
const MAPPINGS = ['saved mappings'];

/** How many files the server answers at a time. */
export const DROPS_PAGE = 50;

/** The files that arrived, the folder's name, and how many of them wait. */
export type Arriving = { folder: string | null; waiting: number; drops: Drop[] };

/** The newest files, followed while one of them is under way. */
export const dropsQuery: Asked<Arriving> = {
  queryKey: DROPS,
  queryFn: ({ signal }) => call('GET /drops', { query: {} }, { signal }),
  isUnderWay: ({ drops }) => drops.some(isUnderWay),
};

/** The files before another one. */
export const olderDropsQuery = (before: number): Asked<Drop[]> => ({
  queryKey: [...DROPS, 'older', before],
  queryFn: async ({ signal }) => (await call('GET /drops', { query: { before } }, { signal })).drops,
  gcTime: 0,
});

/** Opens a file that waits, as an upload of one's own, with the station that it seems to be of. */
export function openDrop(id: string, options: CallOptions): Promise<Api['POST /drops/:id/open']['reply']> {
  return call('POST /drops/:id/open', { params: { id } }, options);
}

/** Ends the waiting of a file without loading it. */
export async function discardDrop(id: number, reason: string): Promise<void> {
  try {
    await call('POST /drops/:id/discard', { params: { id: String(id) }, body: { reason } });
  } finally {
    // refused, it is another state than the one on screen
    void invalidate(DROPS);
  }
}

/** The mappings by which files are loaded by themselves. */
export const mappingsQuery: Asked<SavedMapping[]> = {
  queryKey: MAPPINGS,
  queryFn: async ({ signal }) => (await call('GET /saved-mappings', {}, { signal })).data,
};

/** Remembers how a file is read and mapped. */
export async function saveMapping(request: ImportRequest): Promise<void> {
  await call('POST /saved-mappings', { body: request });
  void invalidate(MAPPINGS);
}

/** Forgets a mapping. */
export async function deleteMapping(id: number): Promise<void> {
  try {
    await call('DELETE /saved-mappings/:id', { params: { id: String(id) } });
  } finally {
    void invalidate(MAPPINGS);
  }
}
