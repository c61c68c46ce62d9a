import { loginFrom, redirectTarget } from './redirect.rules.ts';

const origin = 'http://counts.example';

test.each([
  ['', null],
  ['?redirect=', null],
  ['?redirect=/quality-control', '/quality-control'],
  ['?redirect=%2Fexports%3Fpage%3D2%23own', '/exports?page=2#own'],
  ['?redirect=http://elsewhere.example/', null],
  ['?redirect=http://counts.example/exports', null],
  ['?redirect=//elsewhere.example/exports', null],
  ['?redirect=/%5Celsewhere.example', null],
  ['?redirect=/%09/elsewhere.example', null],
  ['?redirect=javascript:alert(1)', null],
  ['?redirect=exports', null],
  ['?redirect=/', null],
  ['?redirect=/login', null],
  ['?redirect=/logout', null],
  ['?redirect=/a/../logout', null],
])('%s leads to %p', (search, target) => expect(redirectTarget(search, origin)).toBe(target));

test('the way to the login screen leads back', () => {
  const from = '/validate-counts/AU0001?suspect_id=3&page=2';
  const login = new URL(loginFrom(from), origin);
  expect(login.pathname).toBe('/login');
  expect(redirectTarget(login.search, origin)).toBe(from);
});
