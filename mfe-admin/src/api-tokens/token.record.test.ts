import { NEW_TOKEN, toRequest } from './token.record.ts';

test('a token is for reading, for ninety days, unless somebody says otherwise', () => {
  expect(toRequest({ ...NEW_TOKEN, name: ' Nightly ', password: ' secret ' })).toEqual({
    name: 'Nightly',
    scopes: ['stations:read', 'counts:read'],
    days: 90,
    addresses: [],
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

test.each([
  ['', []],
  ['203.0.113.5', ['203.0.113.5']],
  [' 203.0.113.0/24,2001:db8::/32\n10.0.0.1 ', ['203.0.113.0/24', '2001:db8::/32', '10.0.0.1']],
])('%j is sent as %j', (addresses, sent) => {
  expect(toRequest({ ...NEW_TOKEN, addresses }).addresses).toEqual(sent);
});
