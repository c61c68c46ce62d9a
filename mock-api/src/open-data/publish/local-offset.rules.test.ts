import { localOffset } from './local-offset.rules.ts';

const at = (text: string) => Date.parse(`${text}Z`) / 60_000;

test.each([
  ['2025-01-15T12:00', -360],
  ['2025-07-15T12:00', -300],
  // the hour that no clock shows
  ['2025-03-09T01:45', -360],
  ['2025-03-09T02:30', -360],
  ['2025-03-09T03:00', -300],
  // the hour that comes twice
  ['2025-11-02T00:45', -300],
  ['2025-11-02T01:00', -300],
  ['2025-11-02T01:45', -300],
  ['2025-11-02T02:00', -360],
])('at %s a clock in Texas is %i minutes off', (wall, offset) =>
  expect(localOffset(at(wall), 'America/Chicago')).toBe(offset),
);

test('El Paso has its own', () => expect(localOffset(at('2025-07-15T12:00'), 'America/Denver')).toBe(-360));
