import { aadtState } from './aadt-state.rules.ts';

test.each([
  [[690, 12.5], 'complete'],
  [[690, null], 'incomplete'],
  [[0], 'complete'],
  [[null, null], 'none'],
  [[], 'none'],
] as const)('flows with %j are %s', (figures, state) =>
  expect(aadtState(figures.map((aadt) => ({ aadt })))).toBe(state),
);
