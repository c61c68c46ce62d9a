import { metersBetween, photoPlace } from './photo-place.rules.ts';

const STATION = { latitude: 30.277812, longitude: -97.734905 };

test.each([
  ['the same place', STATION, 0],
  ['a degree to the north', { latitude: 31.277812, longitude: -97.734905 }, 111_195],
  ['a little to the east', { latitude: 30.277812, longitude: -97.734489 }, 40],
  ['the other side of the world', { latitude: -30.277812, longitude: 82.265095 }, 20_015_115],
])('%s', (_what, place, meters) => {
  expect(Math.abs(metersBetween(STATION, place) - meters)).toBeLessThan(1 + meters / 10_000);
});

test('a place is told with its distance, by six decimals', () => {
  expect(photoPlace({ latitude: 30.27781234567, longitude: -97.73448912 }, STATION)).toEqual({
    latitude: 30.277812,
    longitude: -97.734489,
    meters: 40,
  });
});

test('where the station has no place yet, it is told without a distance', () => {
  expect(photoPlace(STATION, { latitude: null, longitude: -97.7 })).toEqual({ ...STATION, meters: null });
});

test('nothing where the camera said nothing', () => {
  expect(photoPlace(null, STATION)).toBeNull();
});
