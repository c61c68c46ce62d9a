import { aadtState } from './aadt-state.rules.ts';

test.each([
  [[690, 12.5], true, 'complete'],
  [[690, null], true, 'incomplete'],
  [[0], true, 'complete'],
  [[null, null], true, 'incomplete'],
  [[null, null], false, 'none'],
  [[], true, 'none'],
  [[], false, 'none'],
] as const)('flows with %j, counts: %s, are %s', (figures, hasCounts, state) =>
  expect(
    aadtState(
      figures.map((aadt) => ({ aadt })),
      hasCounts,
    ),
  ).toBe(state),
);
