import { isOfDatabase } from './apart.rules.ts';

test.each<[string, unknown, boolean]>([
  ['a mistake in the code', new TypeError('x is not a function'), false],
  ['a value that a table refuses', { code: '23514' }, false],
  ['a statement that can’t be worked out', { code: '22P02' }, false],
  ['a lost connection', { code: '08006' }, true],
  ['another transaction that came first', { code: '40P01' }, true],
  ['a lock that somebody holds', { code: '55P03' }, true],
  ['a full disk', { code: '53100' }, true],
  ['a server that is shut down', { code: '57P01' }, true],
  ['a code of Node’s', { code: 'ERR_INVALID_ARG_TYPE' }, false],
  ['nothing', undefined, false],
])('%s is told apart', (_what, error, expected) => {
  expect(isOfDatabase(error)).toBe(expected);
});
