import { exifOf } from '../../testing/small-pictures.ts';
import { NO_EXIF, readExif } from './exif.rules.ts';

const AUSTIN = { latitude: 30.277812, longitude: -97.734905 };

test.each([
  ['north and west', AUSTIN, true],
  ['the other order of bytes', AUSTIN, false],
  ['south and east', { latitude: -33.8568, longitude: 151.2153 }, true],
])('the place: %s', (_what, place, little) => {
  const read = readExif(exifOf({ place, little, orientation: 6 }));
  expect(read.orientation).toBe(6);
  expect(read.place?.latitude).toBeCloseTo(place.latitude, 6);
  expect(read.place?.longitude).toBeCloseTo(place.longitude, 6);
});

const whole = exifOf({ place: AUSTIN });
test.each([
  ['nothing', Buffer.alloc(0)],
  ['words', Buffer.from('Not what a camera writes')],
  ['a block cut off in its directory', whole.subarray(0, 20)],
  ['a block cut off before its place', whole.subarray(0, 60)],
  [
    'a directory that lies elsewhere',
    Buffer.concat([Buffer.from('II*\0'), Buffer.from([0xff, 0xff, 0xff, 0x7f])]),
  ],
])('%s says nothing', (_what, block) => {
  expect(readExif(block)).toEqual(NO_EXIF);
});

test.each([
  ['no fix', { latitude: 0, longitude: 0 }],
  ['beyond the pole', { latitude: 91, longitude: 1 }],
])('%s is no place', (_what, place) => {
  expect(readExif(exifOf({ place })).place).toBeNull();
});

test.each([0, 9, 400])('an orientation of %s is as it lies', (orientation) => {
  expect(readExif(exifOf({ orientation })).orientation).toBe(1);
});

test('degrees over nothing are no place', () => {
  const block = exifOf({ place: AUSTIN });
  block.fill(0, block.length - 48);
  expect(readExif(block).place).toBeNull();
});
