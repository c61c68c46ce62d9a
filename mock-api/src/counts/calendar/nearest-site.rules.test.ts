import { kilometersBetween, nearestSite } from './nearest-site.rules.ts';

const AUSTIN = { latitude: 30.267, longitude: -97.743 };
const BERGSTROM = { id: 'USW00013904', latitude: 30.183, longitude: -97.68 };
const CAMP_MABRY = { id: 'USW00013958', latitude: 30.321, longitude: -97.76 };
const HOUSTON = { id: 'USW00012918', latitude: 29.638, longitude: -95.282 };

test('a degree of latitude is 111 km', () => {
  expect(kilometersBetween({ latitude: 30, longitude: -97 }, { latitude: 31, longitude: -97 })).toBeCloseTo(
    111.2,
    1,
  );
});

test('the nearest site is taken', () => {
  expect(nearestSite(AUSTIN, [HOUSTON, BERGSTROM, CAMP_MABRY])).toMatchObject({
    site: { id: 'USW00013958' },
  });
});

test('one that is far away is none', () => {
  expect(nearestSite(AUSTIN, [HOUSTON])).toBeNull();
  expect(nearestSite(AUSTIN, [])).toBeNull();
});
