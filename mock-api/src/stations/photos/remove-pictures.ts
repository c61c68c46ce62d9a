import type { FileStore } from '../../platform/files/index.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { removeDraft } from '../records/remove-draft.ts';
import { pictureNames, selectPhotos } from './photos.sql.ts';

/** Takes the pictures of these photos away. */
export const removePictures = (files: FileStore, photos: readonly string[]): Promise<unknown> =>
  Promise.all(photos.flatMap(pictureNames).map((name) => files.remove(name)));

/** Deletes a draft with its flows and photos; what of their pictures stays for a failure the sweep takes away. */
export async function removeDraftWithPhotos(
  ctx: Pick<Ctx<unknown>, 'db' | 'audit' | 'settle' | 'files'>,
  id: number,
): Promise<{ success: true }> {
  const photos = await selectPhotos(ctx.db, id);
  const reply = await removeDraft(ctx, id);
  // once nobody is led to them any more
  await ctx.settle();
  await removePictures(
    ctx.files,
    photos.map((photo) => photo.id),
  ).catch(() => undefined);
  return reply;
}
