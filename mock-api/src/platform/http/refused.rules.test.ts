import { refusedBecause } from './refused.rules.ts';

test.each([
  ['an answer', 200, {}, undefined, {}],
  ['a failure', 500, {}, undefined, {}],
  ['no token', 401, {}, undefined, { refused: 'no token' }],
  ['a token of nobody', 401, { token: true }, undefined, { refused: 'no such session' }],
  [
    'a missing right',
    403,
    { needs: 'admin' as const },
    undefined,
    { refused: 'not allowed', needs: 'admin' },
  ],
  ['what this person may not do', 403, {}, undefined, { refused: 'not allowed' }],
  ['unreadable input', 400, {}, undefined, { refused: 'input' }],
  [
    'wrong fields',
    422,
    {},
    { 'flows.0.name': [], email: [] },
    { refused: 'input', fields: ['flows', 'email'] },
  ],
  ['a field of nobody’s making', 422, {}, { 'a b@example.org': [] }, { refused: 'input' }],
])('%s is told to the log', (_, status, noted, errors, expected) => {
  expect(refusedBecause(status, noted, errors)).toEqual(expected);
});
