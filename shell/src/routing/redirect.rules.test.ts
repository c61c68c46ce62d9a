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
  ['?redirect=/logout/', null],
  ['?redirect=/LogOut', null],
  ['?redirect=/%6Cogout', null],
  // each of these becomes '//elsewhere.example' somewhere on its way
  ['?redirect=/.//elsewhere.example', null],
  ['?redirect=/x/..//elsewhere.example', null],
  ['?redirect=/x/%2e%2e//elsewhere.example', null],
  ['?redirect=/%2felsewhere.example', null],
  ['?redirect=/%252felsewhere.example', null],
  ['?redirect=/%5celsewhere.example', null],
  ['?redirect=/%255celsewhere.example', null],
  ['?redirect=/.%5C/elsewhere.example', null],
  ['?redirect=%0A//elsewhere.example', null],
  ['?redirect=/%0D%0A/elsewhere.example', null],
  ['?redirect=/%2509/elsewhere.example', null],
  ['?redirect=///elsewhere.example', null],
  ['?redirect=/%00exports', null],
  ['?redirect=/%25E0%25A4', null],
  ['?redirect=/%25', null],
  [`?redirect=/${'a'.repeat(3000)}`, null],
  ['?redirect=/quality-control//x', '/quality-control//x'],
  ['?redirect=/edit-station/a%2520b', '/edit-station/a%20b'],
])('%s leads to %p', (search, target) => expect(redirectTarget(search, origin)).toBe(target));

test('the way to the login screen leads back', () => {
  const from = '/validate-counts/AU0001?suspect_id=3&page=2';
  const login = new URL(loginFrom(from), origin);
  expect(login.pathname).toBe('/login');
  expect(redirectTarget(login.search, origin)).toBe(from);
});
