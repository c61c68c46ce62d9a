import { exportState, fileSize, isUnderWay } from './export-state.rules.ts';

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

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [1_250_000, '1.3 MB'],
  [5_000_000_000_000, '5,000 GB'],
])('%d bytes read %s', (bytes, text) => expect(fileSize(bytes, 'en')).toBe(text));
