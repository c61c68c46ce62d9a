import { z } from 'zod';
import { CAPTION_MAX } from '../limits.ts';
import type { Calls } from './calls.ts';
import { done, idempotencyKey, idText, singleLine } from './fields.schema.ts';
import { refusal } from './refusals.ts';

/** A station's number, or that of the draft that it is or was. */
const ofStation = z.object({ stationId: z.string().max(20) });
const ofPhoto = ofStation.extend({ photoId: z.uuid() });

/** What is to be seen on it: who doesn't see it has this. */
const caption = singleLine(CAPTION_MAX).min(1, refusal('photos.captionRequired'));

/** The fields of the form that brings a photo, beside the field `file`. */
export const photoForm = z.object({ caption, request_key: idempotencyKey, visit_id: idText.optional() });

/** A photo of a station; its pictures are JPEG, and stay what they are for as long as it is there. */
const stationPhoto = z.strictObject({
  id: z.string(),
  caption: z.string(),
  author: z.string(),
  created_at: z.string(),
  version: z.int(),
  /** The visit that it was taken at; null where it was at none, or the visit is deleted. */
  visit_id: z.int().nullable().optional(),
  /** Of the large picture, in pixels. */
  width: z.int(),
  height: z.int(),
  /** Whether the caller may change and delete it. */
  may_change: z.boolean(),
  /** Whether everybody sees it on the station's public page, once that is out. */
  is_public: z.boolean().optional(),
  /** Whether the caller decides that: an admin, unless it is of a visit. */
  may_publish: z.boolean().optional(),
});
export type StationPhoto = z.output<typeof stationPhoto>;

/** Where the camera says that a photo was taken, and how far from its station, null where a draft has no place; told once and kept nowhere. */
const photoPlace = z.strictObject({
  latitude: z.number(),
  longitude: z.number(),
  meters: z.number().nullable(),
});
export type PhotoPlace = z.output<typeof photoPlace>;

/** Photos of a station or draft; publishing leaves them where they are. */
export const stationPhotoCalls = {
  'GET /stations/:stationId/photos': {
    summary: 'The photos of a station or draft, the newest first',
    params: ofStation,
    reply: z.strictObject({ data: z.array(stationPhoto) }),
  },
  'POST /stations/:stationId/photos': {
    summary:
      'Takes a photo (multipart; JPEG, PNG or WebP) and keeps it at two sizes without what the camera noted; 409 where the station itself, or the visit that it is of, has too many',
    params: ofStation,
    body: 'form',
    form: photoForm.extend({ file: z.file().mime(['image/jpeg', 'image/png', 'image/webp']) }),
    reply: z.strictObject({ photo: stationPhoto, place: photoPlace.nullable() }),
  },
  'PUT /stations/:stationId/photos/:photoId': {
    summary:
      "Changes a photo's caption, by its author or an admin, and, by an admin, whether the station's public page shows it; 409 with the newer one where the version is stale",
    params: ofPhoto,
    body: z.object({ caption, version: z.int(), is_public: z.boolean().optional() }),
    reply: stationPhoto,
  },
  'DELETE /stations/:stationId/photos/:photoId': {
    summary: 'Deletes a photo, by its author or an admin',
    params: ofPhoto,
    reply: done,
  },
  'GET /stations/:stationId/photos/:photoId/:size': {
    summary: 'The picture itself (JPEG), small or large',
    params: ofPhoto.extend({ size: z.enum(['small', 'large']) }),
    reply: 'file',
    media: ['image/jpeg'],
  },
} as const satisfies Calls;
