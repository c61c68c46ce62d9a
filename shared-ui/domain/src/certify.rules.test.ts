import { certifyObstacle } from './certify.rules.ts';

const free = { certifying: false, importing: false, counts: 48, waiting: true };

test.each([
  ['counts that match and no job', {}, null],
  ['a certification under way', { certifying: true }, 'certifying'],
  ['an import under way', { importing: true }, 'importing'],
  ['both, and nothing that matches', { certifying: true, importing: true, counts: 0 }, 'certifying'],
  ['an import of the first counts', { importing: true, counts: 0, waiting: false }, 'importing'],
  ['filters that reach no count that waits', { counts: 0 }, 'noneUncertified'],
  ['a station all certified, or without counts', { counts: 0, waiting: false }, 'nothingWaits'],
  ['counts that came since the station was asked for', { waiting: false }, null],
] as const)('%s', (_, part, obstacle) => {
  expect(certifyObstacle({ ...free, ...part })).toBe(obstacle);
});
