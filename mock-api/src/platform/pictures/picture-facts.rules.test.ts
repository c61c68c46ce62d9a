import { exifOf, pngOf, TINY_WEBP, webpWithExif, withExif } from '../../testing/small-pictures.ts';
import { pictureFacts } from './picture-facts.rules.ts';

const EXIF = exifOf({ orientation: 8 });
/** As far as a JPEG is read: its beginning, a comment, and the head of its frame. */
const jpeg = (frame: number[]) =>
  Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, 3, 0x41, 0xff, 0xff, 0xc0, 0, 11, 8, ...frame, 1, 1, 0x11, 0]);
const JPEG = jpeg([0x0b, 0xb8, 0x0f, 0xa0]);

test.each([
  ['JPEG', JPEG, { kind: 'jpeg', width: 4000, height: 3000 }],
  [
    'JPEG turned',
    withExif(JPEG, EXIF),
    { kind: 'jpeg', width: 4000, height: 3000, exif: { orientation: 8 } },
  ],
  ['PNG', pngOf(3, 2), { kind: 'png', width: 3, height: 2 }],
  ['PNG turned', pngOf(3, 2, { exif: EXIF }), { kind: 'png', exif: { orientation: 8 } }],
  ['a PNG that says it is huge', pngOf(1, 1, { told: [60_000, 60_000] }), { width: 60_000, height: 60_000 }],
  ['WebP', TINY_WEBP, { kind: 'webp', width: 1, height: 1 }],
  ['WebP turned', webpWithExif(EXIF), { kind: 'webp', width: 1, height: 1, exif: { orientation: 8 } }],
])('%s', (_what, bytes, facts) => {
  expect(pictureFacts(bytes)).toMatchObject(facts);
});

test.each([
  ['nothing', '', 'unknown'],
  ['text', 'Date,NB\n2024-09-09,1\n', 'unknown'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'unknown'],
  ['GIF', 'GIF89a\u0001\0\u0001\0', 'unknown'],
  ['HEIC', '\0\0\0\u0018ftypheic\0\0\0\0', 'heic'],
  ['AVIF', '\0\0\0\u0018ftypavif\0\0\0\0', 'heic'],
  ['a film', '\0\0\0\u0018ftypisom\0\0\0\0', 'unknown'],
])('%s is %s', (_what, text, why) => {
  expect(pictureFacts(Buffer.from(text, 'latin1'))).toBe(why);
});

test.each([
  ['a JPEG that ends before its frame', JPEG.subarray(0, 9)],
  ['a JPEG whose markers are none', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 1, 2, 3, 4])],
  ['a JPEG without a size', jpeg([0, 0, 0, 0])],
  ['a PNG without its head', pngOf(3, 2).subarray(0, 8)],
  ['a WebP without a picture', TINY_WEBP.subarray(0, 12)],
])('%s is damaged', (_what, bytes) => {
  expect(pictureFacts(bytes)).toBe('damaged');
});
