import type { NewShareLink, ShareLink } from 'shared-domain';
import { call } from 'shared-ui/api';
import { invalidate, type Asked } from 'shared-ui/query';

/** The links of the caller, or for an admin of their agency. */
export const shareLinksQuery = (): Asked<ShareLink[]> => ({
  queryKey: ['share-links'],
  queryFn: async ({ signal }) => (await call('GET /share-links', {}, { signal })).data,
});

/** A new link with its address, which is told this once. */
export type MadeShareLink = { address: string; link: ShareLink };

/** Makes a link. */
export async function makeShareLink(body: NewShareLink): Promise<MadeShareLink> {
  const made = await call('POST /share-links', { body });
  void invalidate(['share-links']);
  return made;
}

/** Ends a link; the list is asked for anew if that is refused too: somebody else may have. */
export async function endShareLink({ id }: ShareLink): Promise<void> {
  try {
    await call('DELETE /share-links/:id', { params: { id: String(id) } });
  } finally {
    void invalidate(['share-links']);
  }
}
