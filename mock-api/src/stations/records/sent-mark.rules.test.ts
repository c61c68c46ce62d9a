import { isMarkOf, markOf } from './sent-mark.rules.ts';

const request = { name: 'A', flow_set: { removed: [2, 1], flows: [{ id: null, name: 'B' }] } };
const published = { stage: 'published', request } as const;

test('the order of fields changes no mark', () => {
  const turned = { flow_set: { flows: [{ name: 'B', id: null }], removed: [2, 1] }, name: 'A' };
  expect(markOf({ stage: 'published', request: turned })).toBe(markOf(published));
});

test.each([
  ['another stage', { stage: 'draft', request }],
  ['another answer', { stage: 'published', request: { ...request, name: 'B' } }],
  [
    'a list in another order',
    { stage: 'published', request: { ...request, flow_set: { ...request.flow_set, removed: [1, 2] } } },
  ],
  ['an answer more', { stage: 'published', request: { ...request, note: null } }],
] as const)('%s is another creation', (_what, other) => {
  expect(isMarkOf(markOf(published), other)).toBe(false);
  expect(isMarkOf(markOf(other), other)).toBe(true);
});
