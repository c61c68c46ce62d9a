import { installedBrowser } from './browser.mjs';

const none = () => false;

test.each([
  [{ CHROMIUM_PATH: '/opt/mine' }, none, { path: '/opt/mine', from: 'CHROMIUM_PATH' }],
  [
    {},
    (path: string) => path === '/usr/bin/google-chrome',
    { path: '/usr/bin/google-chrome', from: 'installed' },
  ],
  [{}, none, null],
])('with %j the browser is the named one, else an installed one, else none', (env, exists, found) => {
  expect(installedBrowser({ env, exists })).toEqual(found);
});

test('what Playwright downloaded earlier is taken where none is installed', () => {
  const found = installedBrowser({ env: {}, exists: (path) => /ms-playwright/.test(path) });
  expect(found?.from).toBe('downloaded by Playwright');
});
