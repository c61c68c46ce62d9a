import { randomUUID } from 'node:crypto';
import {
  mayAccess,
  PHOTO_PIXELS_MAX,
  PHOTO_SIDES,
  STATION_PHOTOS_MAX,
  type StationPhoto,
  type User,
} from 'shared-domain';
import { photoForm } from 'shared-domain/contract';
import type { Queryable } from '../../platform/db/database.ts';
import { streamOf } from '../../platform/files/stream-of.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { keepInRoom, roomLeft, type Limit } from '../../platform/http/quota.ts';
import { makePictures, type MadePicture, type PictureFault } from '../../platform/pictures/index.ts';
import { photoPlace } from './photo-place.rules.ts';
import * as sql from './photos.sql.ts';
import { receivePhoto } from './receive-photo.ts';
import { removePictures } from './remove-pictures.ts';
import { texts } from './texts.ts';

/** Whether somebody may change or delete a photo: whoever brought it, and an admin. */
const mayChange = ({ user_id }: sql.PhotoRow, user: User): boolean =>
  user_id === user.id || mayAccess('admin', user);

/** Whether somebody decides if everybody may see a photo: an admin, as of all that goes out. Those of visits show equipment. */
const mayPublish = ({ visit_id }: sql.PhotoRow, user: User): boolean =>
  visit_id === null && mayAccess('admin', user);

function photoReply(photo: sql.PhotoRow, user: User): StationPhoto {
  const { user_id: _by, user_name: author, public_since, ...facts } = photo;
  return {
    ...facts,
    author,
    may_change: mayChange(photo, user),
    is_public: public_since !== null,
    may_publish: mayPublish(photo, user),
  };
}

const stationOf = async (db: Queryable, stationId: string): Promise<sql.PhotoStation> =>
  found(await sql.selectPhotoStation(db, stationId));

/** The photo to be changed; refused where it is not there, and where it is somebody else's. */
async function lockOwn(
  db: Queryable,
  { stationId, photoId }: { stationId: string; photoId: string },
  user: User,
): Promise<sql.PhotoRow & { station: number }> {
  const { id: station } = await stationOf(db, stationId);
  const photo = found(await sql.photos.lockAdded(db, station, photoId));
  if (!mayChange(photo, user)) throw new ApiProblem(403, texts.notYours);
  return { ...photo, station };
}

const FAULTS: Record<PictureFault, () => ApiProblem> = {
  unknown: () => new ApiProblem(422, texts.unknown),
  heic: () => new ApiProblem(422, texts.heic),
  damaged: () => new ApiProblem(422, texts.damaged),
  pixels: () => new ApiProblem(422, texts.pixels({ megapixels: PHOTO_PIXELS_MAX / 1e6 })),
  busy: () => new ApiProblem(503, texts.busy, { headers: { 'retry-after': '60' } }),
};

/** Refuses one photo too many of a visit, or of the station itself: what is taken at visits leaves it its room. */
async function refuseWhenFull(db: Queryable, station: number, visit: number | null): Promise<void> {
  if ((await sql.countPhotos(db, station, visit)) >= STATION_PHOTOS_MAX)
    throw new ApiProblem(409, visit === null ? texts.full : texts.visitFull);
}

const list = endpoint('GET /stations/:stationId/photos', {
  handle: async ({ db, caller, input: { params } }) => {
    const { id } = await stationOf(db, params.stationId);
    const photos = await sql.selectPhotos(db, id);
    return { data: photos.map((photo) => photoReply(photo, caller.user)) };
  },
});

type Adding = {
  station: sql.PhotoStation;
  pictures: readonly MadePicture[];
  caption: string;
  key: string | undefined;
  /** The visit that it was taken at. */
  visit: number | null;
};

/** Keeps the pictures and then remembers them: of what breaks off in between the sweep takes the files away. */
async function keep(
  ctx: Ctx<unknown>,
  limit: Limit,
  { station, pictures, caption, key, visit }: Adding,
): Promise<sql.PhotoRow> {
  const { db, files, caller, now, audit } = ctx;
  const { user } = caller;
  const id = randomUUID();
  const [large, small] = pictures;
  if (!large || !small) throw FAULTS.damaged();
  const bytes = large.bytes.byteLength + small.bytes.byteLength;
  const kept = {
    id,
    station: station.id,
    user,
    caption,
    width: large.width,
    height: large.height,
    bytes,
    visit_id: visit,
  };
  try {
    await files.write(sql.pictureName(id, 'large'), [large.bytes]);
    await files.write(sql.pictureName(id, 'small'), [small.bytes]);
    const added = await keepInRoom(
      ctx,
      limit,
      async (room) => {
        const before = key && (await sql.photos.selectByKey(db, { station: station.id, user, key }));
        if (before) return before;
        // a draft may have been deleted while its photo was on its way
        found(await sql.keepPhotoStation(db, station.id));
        if (room < bytes) throw new ApiProblem(422, limit.refusal(limit.quota));
        if (visit !== null && !(await sql.keepVisit(db, station.id, visit)))
          throw new ApiProblem(422, texts.noVisit);
        await refuseWhenFull(db, station.id, visit);
        const row = await sql.insertPhoto(db, { ...kept, at: now(), key });
        if (row)
          await audit(
            'photo.add',
            { photo_id: id, caption, ...(visit !== null && { visit_id: visit }) },
            { station: station.id },
          );
        // sent twice at once, it is there already (T12)
        return row ?? found(await sql.photos.selectByKey(db, { station: station.id, user, key }));
      },
      station.agency_id,
    );
    if (added.id !== id) await removePictures(files, [id]);
    return added;
  } catch (error) {
    await removePictures(files, [id]);
    throw error;
  }
}

const add = endpoint('POST /stations/:stationId/photos', {
  handle: async (ctx) => {
    const { db, settle, caller, input, request, settings, valid } = ctx;
    const { params } = input;
    const station = await stationOf(db, params.stationId);
    const limit = { quota: settings.photoQuota, used: sql.usedByPhotos, refusal: texts.noRoom };
    await roomLeft(db, station.agency_id, limit);
    // reading and making it takes its time
    await settle();
    const { bytes, fields } = await receivePhoto(request);
    const { caption, request_key: key, visit_id } = valid(photoForm, fields);
    const visit = visit_id === undefined ? null : Number(visit_id);
    const sides = sql.PHOTO_SIZES.map((size) => PHOTO_SIDES[size]);
    const made = await makePictures(bytes, { sides, pixelsMax: PHOTO_PIXELS_MAX });
    if (typeof made === 'string') throw FAULTS[made]();
    const photo = await keep(ctx, limit, { station, pictures: made.pictures, caption, key, visit });
    return { photo: photoReply(photo, caller.user), place: photoPlace(made.place, station) };
  },
});

const change = endpoint('PUT /stations/:stationId/photos/:photoId', {
  handle: async ({ db, caller: { user }, now, input: { params, body }, audit }) => {
    const before = await lockOwn(db, params, user);
    if (body.version !== before.version) {
      throw new ApiProblem(409, texts.stale, { current: photoReply(before, user) });
    }
    const { id, caption, public_since } = before;
    const wasPublic = public_since !== null;
    const { is_public: isPublic = wasPublic } = body;
    // the words of a photo that everybody sees go out as the photo does
    const isTold = wasPublic && body.caption !== caption;
    if ((isPublic !== wasPublic || isTold) && !mayPublish(before, user))
      throw before.visit_id === null
        ? new ApiProblem(403, texts.adminsPublish)
        : new ApiProblem(422, texts.ofVisit);
    const since = isPublic ? (public_since ?? now().toISOString()) : null;
    const after = found(await sql.updatePhoto(db, { id, caption: body.caption, public_since: since }));
    const { station } = before;
    if (isPublic !== wasPublic)
      await audit(
        isPublic ? 'photo.publish' : 'photo.withdraw',
        { photo_id: id, caption: after.caption },
        { station },
      );
    if (isPublic === wasPublic || after.caption !== caption) {
      const detail = { photo_id: id, before: { caption }, after: { caption: after.caption } };
      await audit('photo.update', detail, { station });
    }
    return photoReply(after, user);
  },
});

const remove = endpoint('DELETE /stations/:stationId/photos/:photoId', {
  handle: async ({ db, caller, settle, files, input: { params }, audit }) => {
    const { id, caption, station } = await lockOwn(db, params, caller.user);
    await sql.photos.deleteAdded(db, id);
    await audit('photo.delete', { photo_id: id, caption }, { station });
    // once nobody is led to them any more; what stays for a failure the sweep takes away
    await settle();
    await removePictures(files, [id]).catch(() => undefined);
    return { success: true as const };
  },
});

/** A year: the pictures of an id never change. */
const KEPT_BY_ITS_READER = 'private, max-age=31536000, immutable';

const picture = endpoint('GET /stations/:stationId/photos/:photoId/:size', {
  handle: async ({ db, files, settle, input: { params } }) => {
    const { id: station } = await stationOf(db, params.stationId);
    const photo = found(await sql.selectPhoto(db, station, params.photoId));
    const name = sql.pictureName(photo.id, params.size);
    await settle();
    const size = await files.size(name);
    if (size === null) throw new ApiProblem(404, texts.gone);
    return new Response(streamOf(files, name), {
      headers: {
        'content-type': 'image/jpeg',
        'content-length': String(size),
        'content-disposition': 'inline',
        'cache-control': KEPT_BY_ITS_READER,
      },
    });
  },
});

/** Photos of a station. */
export const stationPhotos: Endpoint[] = [list, add, change, remove, picture];
