import { exportState, isUnderWay } from './export-state.rules.ts';

test.each([
  ['waiting', null, 'waiting', true],
  ['running', null, 'running', true],
  ['failed', null, 'failed', false],
  ['done', '/api/exports/1/file', 'done', false],
  ['done', null, 'expired', false],
] as const)('%s with the address %s is %s, under way: %s', (status, download, state, underWay) => {
  expect(exportState({ status, download })).toBe(state);
  expect(isUnderWay({ status })).toBe(underWay);
});
