import { GROUP_LIMITS, GROUP_LIMIT_NAMES, limitsOverlap, USUAL_GROUP_LIMITS } from './factor-groups.ts';

test.each(GROUP_LIMIT_NAMES)('the usual %s lies within what may be set', (name) => {
  const { usual, least, most } = GROUP_LIMITS[name];
  expect(usual).toBeGreaterThanOrEqual(least);
  expect(usual).toBeLessThanOrEqual(most);
});

test.each([
  ['the usual ones', {}, false],
  ['weekends that overlap, mornings that do not', { commuter_wwi: 1.3 }, false],
  ['mornings that overlap, weekends that do not', { recreational_ami: 1.5 }, false],
  ['both overlap', { commuter_wwi: 1.3, recreational_ami: 1.5 }, true],
  ['both meet in one point', { commuter_wwi: 1.2, recreational_ami: 1.4 }, true],
])('limits of commuter and recreational counters: %s', (_what, changed, overlap) =>
  expect(limitsOverlap({ ...USUAL_GROUP_LIMITS, ...changed })).toBe(overlap),
);
