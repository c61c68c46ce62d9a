import { isLocked, isUndone, metOthers } from './others.rules.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

test.each<[string, unknown, { locked: boolean; undone: boolean }]>([
  ['a lock that stays', withCode('55P03'), { locked: true, undone: false }],
  ['two who waited for each other', withCode('40P01'), { locked: false, undone: true }],
  ['a duplicate', withCode('23505'), { locked: false, undone: false }],
  ['a fault without a code', new TypeError('x is not a function'), { locked: false, undone: false }],
  ['nothing', undefined, { locked: false, undone: false }],
  ['no error', null, { locked: false, undone: false }],
])('%s', (_, error, { locked, undone }) => {
  expect([isLocked(error), isUndone(error), metOthers(error)]).toEqual([locked, undone, locked || undone]);
});
