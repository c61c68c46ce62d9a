import { isLatitudeText, isLongitudeText } from 'shared-domain';
import { placeFrom, textsOf } from './place-text.rules.ts';

test.each([
  ['30.267205', '-97.743061', { latitude: 30.267205, longitude: -97.743061 }],
  [' 30.2 ', '-97.7', { latitude: 30.2, longitude: -97.7 }],
  ['30', '-97.743061', { latitude: 30, longitude: -97.743061 }],
  ['', '-97.743061', null],
  ['30.267205', ' ', null],
  ['30.267205', '97.743061', null],
  ['91', '-97.743061', null],
  ['30,267205', '-97.743061', null],
])('the fields %j and %j name the place %j', (latitude, longitude, place) => {
  expect(placeFrom([latitude, longitude])).toEqual(place);
});

test.each([
  [30.25, -97.7],
  [30.267205, -97.743061],
])('a place of the map is typed as the forms ask: %s, %s', (latitude, longitude) => {
  const [lat, lon] = textsOf({ latitude, longitude });
  expect([isLatitudeText(lat), isLongitudeText(lon)]).toEqual([true, true]);
  expect(placeFrom([lat, lon])).toEqual({ latitude, longitude });
});

test('no place is typed as nothing', () => {
  expect(textsOf(null)).toEqual(['', '']);
});
