import { exifOf, pngOf, TINY_WEBP, withExif } from '../../testing/small-pictures.ts';
import { makePictures } from './make-pictures.ts';
import { pictureFacts } from './picture-facts.rules.ts';

const LIMITS = { sides: [8, 4], pixelsMax: 10_000 };
const PLACE = { latitude: 30.2778, longitude: -97.7349 };

async function made(bytes: Uint8Array) {
  const result = await makePictures(bytes, LIMITS);
  if (typeof result === 'string') throw new Error(result);
  return result;
}
const sizes = ({ pictures }: Awaited<ReturnType<typeof made>>) =>
  pictures.map(({ width, height }) => [width, height]);

test('a PNG becomes JPEG at both sizes; one that is small already grows no larger', async () => {
  const result = await made(pngOf(16, 12));
  expect(sizes(result)).toEqual([
    [8, 6],
    [4, 3],
  ]);
  expect(pictureFacts(result.pictures[0]?.bytes ?? Buffer.alloc(0))).toMatchObject({
    kind: 'jpeg',
    width: 8,
    height: 6,
  });
  expect(sizes(await made(TINY_WEBP))).toEqual([
    [1, 1],
    [1, 1],
  ]);
});

test('a JPEG on its side stands upright; its place is told, and nothing of the camera’s is left', async () => {
  const [plain] = (await made(pngOf(8, 4))).pictures;
  const photo = withExif(plain?.bytes ?? Buffer.alloc(0), exifOf({ orientation: 6, place: PLACE }));
  const result = await made(photo);
  expect(sizes(result)).toEqual([
    [4, 8],
    [2, 4],
  ]);
  expect(result.place?.latitude).toBeCloseTo(PLACE.latitude, 5);
  for (const { bytes } of result.pictures) expect(Buffer.from(bytes).includes('Exif')).toBe(false);
});

test.each([
  ['one that unpacks to more than may be', pngOf(1, 1, { told: [60_000, 60_000] }), 'pixels'],
  ['one whose pixels are cut off', pngOf(40, 40).subarray(0, 60), 'damaged'],
  ['text', Buffer.from('Date,NB'), 'unknown'],
])('%s is refused', async (_what, bytes, why) => {
  expect(await makePictures(bytes, LIMITS)).toBe(why);
});
