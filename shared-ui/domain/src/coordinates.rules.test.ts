import { isLatitudeText, isLongitudeText, isNearTexas } from './coordinates.rules.ts';

test.each([
  ['30.267205', true],
  ['30.26720512345678901', true],
  [' 30.267205 ', true],
  ['30.26720', false],
  ['30', false],
  ['30.123456789012345678901', false],
  ['91.000000', false],
  ['30,267205', false],
  ['3e1', false],
  ['', false],
])('latitude %s is accepted: %s', (text, accepted) => {
  expect(isLatitudeText(text)).toBe(accepted);
});

test.each([
  ['-97.743100', true],
  ['-106.485000', true],
  ['97.743100', false],
  ['-97.7431', false],
  ['-181.000000', false],
  ['-97.743100W', false],
])('longitude %s is accepted: %s', (text, accepted) => {
  expect(isLongitudeText(text)).toBe(accepted);
});

test.each([
  ['El Paso', 31.7619, -106.485, true],
  ['Brownsville', 25.9017, -97.4975, true],
  ['Dalhart', 36.0595, -102.5133, true],
  ['Denver', 39.7392, -104.9903, false],
  ['New Orleans', 29.9511, -90.0715, false],
  ['Monterrey', 25.6866, -100.3161, false],
])('%s is near Texas: %s, %s → %s', (_name, latitude, longitude, near) => {
  expect(isNearTexas({ latitude, longitude })).toBe(near);
});
