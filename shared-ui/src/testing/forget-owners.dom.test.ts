import { createElement } from 'react';

type Noted = { _debugStack?: unknown };

test('an element does not note by what stack of calls it was made', () => {
  const [one, other] = [createElement('p'), createElement('p')] as Noted[];
  expect(one?._debugStack).toBeDefined();
  expect(other?._debugStack).toBe(one?._debugStack);
});
