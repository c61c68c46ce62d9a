import { addressesOf, hostsFault } from './postgres-address.rules.ts';

test.each([
  ['postgres://u:p%40@db.example:5433/counts?a=b,c', ['postgres://u:p%40@db.example:5433/counts?a=b,c']],
  ['postgres:///counts?host=/run/postgresql', ['postgres:///counts?host=/run/postgresql']],
  ['postgres://a,b/counts', ['postgres://a/counts', 'postgres://b/counts']],
  [
    'postgres://u:p,w@a:1,[::1]:2,c/counts?target_session_attrs=read-write',
    [
      'postgres://u:p,w@a:1/counts?target_session_attrs=read-write',
      'postgres://u:p,w@[::1]:2/counts?target_session_attrs=read-write',
      'postgres://u:p,w@c/counts?target_session_attrs=read-write',
    ],
  ],
])('%s leads to %j', (text, addresses) => {
  expect(addressesOf(text)).toEqual(addresses);
  expect(hostsFault(text)).toBeNull();
});

test.each([
  ['postgres://a,/counts', 'comma among its hosts'],
  ['postgres://a,b/counts?host=c', 'names hosts twice'],
  ['postgres:///counts?host=a,b', 'stand before the database'],
  ['postgres://a,b/counts?target_session_attrs=standby', 'must lead to a server that takes writes'],
  ['postgres://a/counts?target_session_attrs=prefer-standby', 'asks for target_session_attrs=prefer-standby'],
])('%s is told', (text, part) => {
  expect(hostsFault(text)).toContain(part);
});
