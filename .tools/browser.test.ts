import { installedBrowser, installedFirefox } from './browser.mjs';

const none = () => false;

test.each([
  [{ CHROMIUM_PATH: '/opt/mine' }, none, { path: '/opt/mine', from: 'CHROMIUM_PATH' }],
  [
    {},
    (path: string) => path === '/usr/bin/google-chrome',
    { path: '/usr/bin/google-chrome', from: 'installed' },
  ],
  [
    {},
    (path: string) => path.startsWith('/usr/bin/chromium'),
    { path: '/usr/bin/chromium-headless-shell', from: 'installed' },
  ],
  [{}, none, null],
])('with %j the browser is the named one, else an installed one, else none', (env, exists, found) => {
  expect(installedBrowser({ env, exists })).toEqual(found);
});

test('what Playwright downloaded earlier is taken where none is installed', () => {
  const found = installedBrowser({ env: {}, exists: (path) => /ms-playwright/.test(path) });
  expect(found?.from).toBe('downloaded by Playwright');
});

test.each([
  ['the one that is named', { FIREFOX_PATH: '/opt/fox' }, none, 'linux', '/opt/fox'],
  [
    'an installed one',
    {},
    (path: string) => path === '/usr/bin/firefox-esr',
    'linux',
    '/usr/bin/firefox-esr',
  ],
  ['none where none is installed', {}, none, 'linux', null],
  ['none on Windows', { FIREFOX_PATH: 'C:/fox.exe' }, none, 'win32', null],
])('the Firefox of tests is %s', (_, env, exists, platform, found) => {
  expect(installedFirefox({ env, exists, platform })).toBe(found);
});
