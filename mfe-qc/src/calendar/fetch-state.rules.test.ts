import { fetchState, isUnderWay, type FetchState } from './fetch-state.rules.ts';

test.each([
  ['waiting', true],
  ['running', true],
  ['done', false],
  ['failed', false],
] as const)('one that is %s is under way: %p', (status, underWay) =>
  expect(isUnderWay({ status })).toBe(underWay),
);

test.each<[FetchState, Partial<Parameters<typeof fetchState>[0]>]>([
  ['fetching', { status: 'waiting' }],
  ['fetching', { status: 'running' }],
  ['triedAgain', { status: 'waiting', message: 'It did not answer.' }],
  ['nothingNew', { status: 'done' }],
  ['fetched', { status: 'done', added: 2 }],
  ['fetched', { status: 'done', changed: 1 }],
  ['fetchFailed', { status: 'failed', message: 'It did not answer.' }],
])('%s: %j', (state, facts) =>
  expect(fetchState({ status: 'running', message: null, added: 0, changed: 0, ...facts })).toBe(state),
);
