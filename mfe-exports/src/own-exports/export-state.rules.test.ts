import { exportState, isUnderWay } from './export-state.rules.ts';

const now = new Date('2026-03-02T12:00:00Z');

test.each([
  ['waiting', null, 'waiting', true],
  ['running', null, 'running', true],
  ['failed', null, 'failed', false],
  ['done', '2026-03-09T12:00:00Z', 'done', false],
  ['done', '2026-03-02T12:00:00Z', 'expired', false],
  ['done', null, 'done', false],
] as const)('%s until %s is %s, under way: %s', (status, expires_at, state, underWay) => {
  expect(exportState({ status, expires_at }, now)).toBe(state);
  expect(isUnderWay({ status })).toBe(underWay);
});
