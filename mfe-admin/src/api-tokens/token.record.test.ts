import { NEW_TOKEN, toRequest } from './token.record.ts';

test('a token is for reading, for ninety days, unless somebody says otherwise', () => {
  expect(toRequest({ ...NEW_TOKEN, name: ' Nightly ', password: ' secret ' })).toEqual({
    name: 'Nightly',
    scopes: ['read'],
    days: 90,
    password: ' secret ',
  });
});

test.each([
  ['30', 30],
  ['365', 365],
  [null, 90],
  ['366', 90],
])('%j in the list is %i days', (days, sent) => {
  expect(toRequest({ ...NEW_TOKEN, days }).days).toBe(sent);
});
