import { embedSite } from './embed-sites.rules.ts';

test.each([
  ['https://www.example.org', 'https://www.example.org'],
  [' WWW.Example.org/ ', 'https://www.example.org'],
  ['*.austintexas.gov', 'https://*.austintexas.gov'],
  ['example.org:8443', 'https://example.org:8443'],
  ['xn--bcher-kva.example', 'https://xn--bcher-kva.example'],
])('%j is the site %s', (text, site) => {
  expect(embedSite(text)).toBe(site);
});

test.each([
  '',
  '*',
  'https://*',
  '*.org.*',
  'http://example.org',
  'https://example.org/page',
  'https://example.org; script-src *',
  "https://example.org 'none'",
  'localhost',
  '203.0.113.5',
  'ftp://example.org',
  `${'a'.repeat(250)}.org`,
])('%j is none', (text) => {
  expect(embedSite(text)).toBeNull();
});
