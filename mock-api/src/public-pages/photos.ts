import type { Context } from 'hono';
import { html } from 'hono/html';
import type { OpenPhoto } from '../open-data/store/snapshot.ts';
import { publicPhotos } from '../open-data/store/snapshot.ts';
import { streamOf } from '../platform/files/stream-of.ts';
import type { Part } from '../platform/http/asked.rules.ts';
import { networkOf } from '../platform/http/client-address.ts';
import type { Deps } from '../platform/http/context.ts';
import type { Env } from '../platform/http/request-frame.ts';
import { sendPart } from '../platform/http/send-part.ts';
import { PHOTO_SIZES, pictureName } from '../stations/photos/photos.sql.ts';
import type { Html } from './html.ts';
import { panel } from './layout.ts';
import { say, type Reader } from './reader.ts';
import { stationTexts } from './station.texts.ts';

/** A page has some twenty of them. */
const PICTURES = 300;
const WINDOW_S = 60;
/** Not longer than a page: one that is taken off is to be gone. */
const HEADERS = {
  'content-type': 'image/jpeg',
  'cache-control': 'public, max-age=300',
  'content-disposition': 'inline',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** The photos that the agency shows of a station, each with what it shows in words, leading to the large picture. */
export function photosOf(reader: Reader, station: string, photos: readonly OpenPhoto[]): Html | string {
  if (photos.length === 0) return '';
  const at = (id: string, size: string) => `/public/stations/${station}/photos/${id}/${size}`;
  return panel(
    say(reader, stationTexts.photos),
    html`<ul class="photos">
      ${photos.map(
        ({ id, caption, width, height }) =>
          html`<li>
            <a href="${at(id, 'large')}"
              ><img
                src="${at(id, 'small')}"
                width="${width}"
                height="${height}"
                alt=""
                loading="lazy"
              />${caption}</a
            >
          </li>`,
      )}
    </ul>`,
  );
}

/** A picture of a photo that is shown on its station's page; null where there is none, or none any more. */
export async function publicPicture(
  c: Context<Env>,
  { db, files, limiter }: Pick<Deps, 'db' | 'files' | 'limiter'>,
): Promise<Response | null> {
  const { number = '', photo = '', size = '' } = c.req.param() as Record<string, string>;
  const wanted = PHOTO_SIZES.find((one) => one === size);
  const isShown = wanted && (await publicPhotos(db, number)).some(({ id }) => id === photo);
  if (!isShown) return null;
  const network = networkOf(c.env?.address ?? '');
  if (network) await limiter.count('public-picture', network, PICTURES, WINDOW_S);
  const name = pictureName(photo, wanted);
  const bytes = await files.size(name);
  if (bytes === null) return null;
  const read = (part?: Part) => streamOf(files, name, part);
  // the pictures of a photo never change
  return sendPart(c.req.raw, { size: bytes, etag: `"${photo}-${size}"`, coding: null, read }, HEADERS);
}
