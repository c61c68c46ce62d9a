import type { AtOnce } from 'shared-domain';
import { isAmong, dayBegan, hasGathered, isChosen, isQuiet } from './at-once.rules.ts';

test.each([
  ['Monday, a minute before seven', '2026-03-02T12:59:00Z', 'America/Chicago', true],
  ['Monday at seven', '2026-03-02T13:00:00Z', 'America/Chicago', false],
  ['Monday at seven in the mountains an hour later', '2026-03-02T13:00:00Z', 'America/Denver', true],
  ['seven in summer time', '2026-03-09T12:00:00Z', 'America/Chicago', false],
  ['Friday, a minute before nineteen', '2026-03-07T00:59:00Z', 'America/Chicago', false],
  ['Friday at nineteen', '2026-03-07T01:00:00Z', 'America/Chicago', true],
  ['Saturday noon', '2026-03-07T18:00:00Z', 'America/Chicago', true],
  ['Sunday noon', '2026-03-08T18:00:00Z', 'America/Chicago', true],
])('%s people are left in peace: %s %s %s', (_, now, zone, quiet) =>
  expect(isQuiet(new Date(now), zone)).toBe(quiet),
);

test.each([
  ['2026-03-02T05:59:00Z', '2026-03-01T06:00:00.000Z'],
  ['2026-03-02T06:00:00Z', '2026-03-02T06:00:00.000Z'],
  // a day of 23 hours
  ['2026-03-09T04:59:00Z', '2026-03-08T06:00:00.000Z'],
  ['2026-03-09T05:00:00Z', '2026-03-09T05:00:00.000Z'],
])('the day of %s began at %s', (now, began) =>
  expect(dayBegan(new Date(now), 'America/Chicago').toISOString()).toBe(began),
);

test.each<[string, string[], boolean]>([
  ['nothing', [], false],
  ['what is new', ['2026-03-02T15:31:00Z'], false],
  ['what has waited for half an hour', ['2026-03-02T15:30:00Z'], true],
  ['the oldest has waited', ['2026-03-02T15:59:00Z', '2026-03-02T15:00:00Z'], true],
])('%s is told: %j', (_, moments, told) =>
  expect(hasGathered(moments, new Date('2026-03-02T16:00:00Z'))).toBe(told),
);

test.each<[string, boolean, AtOnce[], boolean]>([
  ['silent', false, ['silent'], true],
  ['silent', false, ['recovered', 'failed'], false],
  ['silent', true, ['silent'], false],
  ['still', false, ['silent', 'recovered'], false],
  ['recovered', false, ['recovered'], true],
  ['was_silent', false, ['recovered'], true],
  ['was_silent', false, ['silent'], false],
  ['filled', false, ['silent', 'recovered'], false],
])('a line %s (upload: %s) to who chose %j: %s', (kind, upload, chosen, told) =>
  expect(isChosen({ kind, upload }, chosen)).toBe(told),
);

test.each([
  ['AU0001', [], true],
  ['AU0001', ['AU0001', 'AU0002'], true],
  ['AU0003', ['AU0001', 'AU0002'], false],
])('%s is told at once where %j are named: %j', (station, named, isTold) =>
  expect(isAmong(station, named)).toBe(isTold),
);
