import { testApi } from '../testing/index.ts';

const SITE = 'http://count-exchange.test';

async function look(path: string, headers: Record<string, string> = {}, address?: string) {
  const request = new Request(SITE + path, { headers });
  const response = await testApi().fetch(request, address === undefined ? {} : { address });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

beforeEach(() => testApi().reset());

test('anybody sees the list, kept by caches and by language, without a cookie', async () => {
  const { status, headers, text } = await look('/public');
  expect(status).toBe(200);
  expect(text).toContain('<html lang="en"');
  expect(text).toContain('No station is published yet.');
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=86400');
  expect(headers.get('vary')).toBe('Accept-Encoding, Accept-Language');
  expect(headers.get('etag')).toMatch(/^"[\w-]+"$/);
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('set-cookie')).toBeNull();
});

test.each([
  ['/public', { 'accept-language': 'es' }, 'es'],
  ['/public?lang=es', { 'accept-language': 'en' }, 'es'],
  ['/public?lang=en', { 'accept-language': 'es' }, 'en'],
  ['/public?lang=fr', { 'accept-language': 'es' }, 'es'],
])('%s is asked for with %j and is in %s', async (path, headers, language) => {
  const { text, headers: told } = await look(path, headers);
  expect(text).toContain(`<html lang="${language}"`);
  expect(told.get('content-language')).toBe(language);
});

test('a chosen language stays on every way, one of the browser is not in the address', async () => {
  expect((await look('/public?lang=es')).text).toContain('href="/public/data?lang=es"');
  expect((await look('/public', { 'accept-language': 'es' })).text).toContain('href="/public/data"');
});

test('the choices of the Spanish list agree with what is chosen from', async () => {
  const { text } = await look('/public?lang=es');
  const first = Array.from(
    text.matchAll(/<label\s*>([^<]+?)\s*<select[^>]*>\s*<option value="">([^<]+)</g),
    ([, label, all]) => [label, all],
  );
  expect(first).toEqual([
    ['Agencia', 'Todas'],
    ['Ciudad', 'Todas'],
    ['Condado', 'Todos'],
  ]);
});

test('what a reader has is not sent again; another language or coding is another page', async () => {
  const { headers } = await look('/public/data');
  const etag = headers.get('etag') ?? '';
  const again = await look('/public/data', { 'if-none-match': etag });
  expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
  expect(again.headers.get('vary')).toBe('Accept-Encoding, Accept-Language');
  const others: [string, string][] = [
    ['accept-language', 'es'],
    ['accept-encoding', 'gzip'],
    ['accept-encoding', 'br'],
  ];
  for (const [name, value] of others)
    expect((await look('/public/data', { 'if-none-match': etag, [name]: value })).status).toBe(200);
});

test('sixty pages a minute of one address, then 429; what the reader has already is not counted', async () => {
  const address = '198.51.100.7';
  const { headers } = await look('/public/data', {}, address);
  const etag = headers.get('etag') ?? '';
  for (let page = 1; page < 60; page += 1)
    expect((await look('/public/stations/ZZ9999', {}, address)).status).toBe(404);
  const { status, headers: told, text } = await look('/public', {}, address);
  expect([status, told.get('cache-control')]).toEqual([429, 'no-store']);
  expect(Number(told.get('retry-after'))).toBeGreaterThan(0);
  expect(text).toContain('Too many pages at once');
  expect((await look('/public/data', { 'if-none-match': etag }, address)).status).toBe(304);
  expect((await look('/public', {}, '198.51.100.8')).status).toBe(200);
});

test.each([
  '/public/stations/AU0001',
  '/public/stations/ZZ9999',
  '/public/stations/AU0001/v1',
  '/public/stations/AU0001/newest',
  '/public/stations/%27%20or%201=1',
  '/public/assets/pages.css',
  '/public/nothing',
  '/embed/figure/AU0001',
  '/embed/picture/AU0001',
])('%s is not published: 404, as if there were nothing', async (path) => {
  const { status, text, headers } = await look(path);
  expect(status).toBe(404);
  expect(text).toContain('There is nothing published at this address');
  expect(headers.get('etag')).toBeNull();
});

test('what is typed into the search stands on the page as text', async () => {
  const { text } = await look(`/public?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(text).not.toContain('<script>alert');
});

test('an embed may be framed by anybody and is not to be found by search engines', async () => {
  const { headers } = await look('/embed/chart/AU0001');
  expect(headers.get('content-security-policy')).toMatch(/frame-ancestors \*$/);
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect([headers.get('x-robots-tag'), headers.get('x-frame-options')]).toEqual(['noindex', null]);
});

test('style and script are kept for ever, under an address that changes with them', async () => {
  const { text } = await look('/public');
  const files = [...text.matchAll(/(?:href|src)="(\/public\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '');
  expect(files).toHaveLength(2);
  for (const file of files) {
    const { status, headers } = await look(file);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-type')).toMatch(/^text\/(css|javascript); charset=utf-8$/);
  }
});

test('a page runs no script of its own text and has no style in it', async () => {
  const { text } = await look('/public');
  expect(text).not.toMatch(/<style|\sstyle=|\son\w+=/);
  const scripts = [...text.matchAll(/<script([^>]*)>/g)].map(([, given = '']) => given);
  for (const given of scripts) expect(given).toMatch(/src="\/public\/assets\/|type="application\/ld\+json"/);
});

test('search engines are told what is public and nothing else', async () => {
  expect((await look('/robots.txt')).text).toMatch(/^User-agent: \*\nAllow: \/public\nDisallow: \/\n/);
  const { text, headers } = await look('/sitemap.xml');
  expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(text).toContain('/public/data</loc>');
});

test.each(['POST', 'PUT', 'DELETE'])('%s is refused', async (method) => {
  const response = await testApi().fetch(new Request(`${SITE}/public`, { method }));
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('HEAD tells what GET would', async () => {
  const response = await testApi().fetch(new Request(`${SITE}/public`, { method: 'HEAD' }));
  expect([response.status, await response.text()]).toEqual([200, '']);
  expect(response.headers.get('etag')).toBe((await look('/public')).headers.get('etag'));
});
