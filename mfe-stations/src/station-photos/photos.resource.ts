import type { PhotoPlace, StationPhoto } from 'shared-domain';
import { call, callFile } from 'shared-ui/api';
import { ask, invalidate, type Asked } from 'shared-ui/query';

const key = (stationId: string) => ['stations', 'photos', stationId];

/** The photos of a station, the newest first. */
export const photosQuery = (stationId: string): Asked<StationPhoto[]> => ({
  queryKey: key(stationId),
  queryFn: async ({ signal }) =>
    (await call('GET /stations/:stationId/photos', { params: { stationId } }, { signal })).data,
  lookAgain: true,
});

/** Bytes as an address that a picture can be drawn from. */
function addressOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
      else reject(new Error('The picture could not be read.'));
    });
    reader.readAsDataURL(file);
  });
}

/** A photo's picture, as an address that it can be drawn from; it never changes. */
export const pictureQuery = (stationId: string, photoId: string, size: 'small' | 'large'): Asked<string> => ({
  queryKey: ['stations', 'photo', photoId, size],
  queryFn: async ({ signal }) =>
    addressOf(
      await callFile(
        'GET /stations/:stationId/photos/:photoId/:size',
        { params: { stationId, photoId, size } },
        { signal },
      ),
    ),
  staleTime: Infinity,
});

/** The photo as it is stored by now; the last one known where it is gone. */
export async function newerPhoto(stationId: string, photo: StationPhoto): Promise<StationPhoto> {
  return (await ask(photosQuery(stationId))).find(({ id }) => id === photo.id) ?? photo;
}

/** What is sent to add a photo. */
export type PhotoToAdd = { file: File; caption: string; request_key: string; visit: number | null };

/** Adds a photo, under its idempotency key; answers where it was taken, if its camera said so. */
export async function addPhoto(
  stationId: string,
  { file, caption, request_key, visit }: PhotoToAdd,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<PhotoPlace | null> {
  const body = new FormData();
  body.set('caption', caption);
  body.set('request_key', request_key);
  if (visit !== null) body.set('visit_id', String(visit));
  body.set('file', file);
  const params = { stationId };
  const { place } = await call('POST /stations/:stationId/photos', { params, body }, options);
  await invalidate(key(stationId));
  return place;
}

/** Changes what a photo is said to show, and whether everybody may see it, over the version that was read. */
export async function changePhoto(
  stationId: string,
  { id, version }: Pick<StationPhoto, 'id' | 'version'>,
  change: { caption: string; is_public?: boolean },
): Promise<StationPhoto> {
  const params = { stationId, photoId: id };
  const photo = await call('PUT /stations/:stationId/photos/:photoId', {
    params,
    body: { ...change, version },
  });
  await invalidate(key(stationId));
  return photo;
}

/** Deletes a photo; the list is asked for again in any case. */
export async function deletePhoto(stationId: string, { id }: StationPhoto): Promise<void> {
  try {
    await call('DELETE /stations/:stationId/photos/:photoId', { params: { stationId, photoId: id } });
  } finally {
    await invalidate(key(stationId));
  }
}
