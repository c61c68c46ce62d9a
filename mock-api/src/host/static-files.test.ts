import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openReleases } from './releases/releases.ts';
import { fileFor, staticResponse } from './static-files.ts';

const root = mkdtempSync(path.join(tmpdir(), 'count-exchange-'));
const files: Record<string, string> = {
  'secret.txt': 'outside',
  'shell/dist/1.0.0/index.5e6f7a8b.html':
    '<meta name="csp-nonce" content="__NONCE__"><meta name="page" content="__PAGE__"><script src="__FILES__/main.1a2b3c4d.js">',
  'shell/dist/registry.json':
    '{"revision":0,"remotes":[{"name":"mfe-qc","entry":"/built"}],"shell":{"version":"1.0.0","page":"/shell/1.0.0/index.5e6f7a8b.html"}}',
  'shell/dist/1.0.0/main.1a2b3c4d.js': 'plain',
  'shell/dist/1.0.0/main.1a2b3c4d.js.br': 'brotli',
  'shell/dist/1.0.0/main.1a2b3c4d.js.gz': 'gzip',
  'shell/dist/1.0.0/manual/guide.pdf': 'of the shell',
  'shell/dist/1.0.0/third-party-notices.txt': 'of the shell',
  'shell/dist/third-party-notices.txt': 'of all parts',
  'shell/dist/before.1a2b3c4d.js': 'built before versions had folders',
  'mfe-qc/dist/0.1.0/mf-manifest.json': '{}',
  'mfe-qc/package.json': '{}',
  'releases/remotes/mfe-qc/1.0.0/mf-manifest.json': '{"deployed":1}',
  'releases/changes/1.json': '{}',
};
beforeAll(() => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  staticResponse(new Request(`http://x.test${address}`, { headers, method }), root);

test.each([
  ['/main.js', 'shell/dist/main.js'],
  ['/shell/1.0.0/main.js', 'shell/dist/1.0.0/main.js'],
  ['/shell/main.js', null],
  ['/remotes/mfe-qc/0.1.0/mf-manifest.json', 'mfe-qc/dist/0.1.0/mf-manifest.json'],
  ['/remotes/mfe-qc/package.json', null],
  ['/remotes/shell/0.1.0/main.js', null],
  ['/remotes/..%2fmfe-qc/0.1.0/x.js', null],
  ['/..%2f..%2fsecret.txt', null],
  ['/%2e%2e/secret.txt', null],
  ['/..%5csecret.txt', null],
  ['/.git/config', null],
  ['/a%00b', null],
  ['/%zz', null],
])('%s is looked for at %s', (address, expected) => {
  expect(fileFor('/app', address)).toBe(expected && path.join('/app', expected));
});

test.each([
  ['/', 200],
  ['/validate-counts/AU0001', 200],
  ['/registry.json', 200],
  ['/index.html', 200],
  ['/shell/1.0.0/main.1a2b3c4d.js', 200],
  ['/shell/1.0.0/index.5e6f7a8b.html', 404],
  ['/shell/0.9.0/main.1a2b3c4d.js', 404],
  ['/before.1a2b3c4d.js', 200],
  ['/remotes/mfe-qc/0.1.0/mf-manifest.json', 200],
  ['/gone.js', 404],
  ['/gone.js.map', 404],
  ['/assets/GONE.PNG', 404],
  ['/validate-counts/x.y', 200],
  ['/import-stations/draft.12', 200],
  ['/validate-counts/AU0001.', 200],
  ['/.env', 404],
  ['/remotes/mfe-qc/9.9.9/mf-manifest.json', 404],
  ['/remotes/mfe-qc/0.1.0', 404],
  ['/..%2f..%2fsecret.txt', 404],
])('%s answers %i', async (address, expected) => {
  expect((await get(address)).status).toBe(expected);
});

test.each([
  '/',
  '/shell/1.0.0/main.1a2b3c4d.js',
  '/remotes/mfe-qc/0.1.0/mf-manifest.json',
  '/registry.json',
  '/gone.js',
])('%s is in no other page, is what it says it is, and tells no address on', async (address) => {
  const { headers } = await get(address);
  expect(headers.get('content-security-policy')).toMatch(/base-uri 'none'.*frame-ancestors 'none'/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

test('Google is let into the page only where its human check is configured', async () => {
  const policy = async (options: { recaptcha?: boolean }) =>
    (await staticResponse(new Request('http://x.test/register'), root, options)).headers.get(
      'content-security-policy',
    );
  expect(await policy({})).not.toContain('google');
  expect(await policy({ recaptcha: true })).toMatch(
    /script-src 'self' https:\/\/www\.google\.com\/recaptcha\/ .*; frame-src https:\/\/www\.google\.com\/recaptcha\//,
  );
});

test.each([
  [{}, `img-src 'self' data: blob:;`, null],
  [{ tiles: 'https://tiles.example' }, `img-src 'self' data: blob: https://tiles.example;`, null],
  [{ embed: 'https://views.example' }, `img-src 'self' data: blob:;`, 'frame-src https://views.example;'],
  [{ qcEmbed: 'https://qc.example' }, `img-src 'self' data: blob:;`, 'frame-src https://qc.example;'],
  [
    { embed: 'https://views.example', qcEmbed: 'https://views.example' },
    `img-src 'self' data: blob:;`,
    'frame-src https://views.example;',
  ],
  [
    { embed: 'https://views.example', recaptcha: true },
    `img-src 'self' data: blob:;`,
    'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/ https://views.example;',
  ],
])('a configured visualization %j lets in its origin and nothing else', async (options, images, frames) => {
  const response = await staticResponse(new Request('http://x.test/dashboard'), root, options);
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain(images);
  if (frames === null) expect(policy).not.toContain('frame-src');
  else expect(policy).toContain(frames);
});

test.each([
  ['br, gzip', 'br', 'brotli'],
  ['gzip', 'gzip', 'gzip'],
  ['identity', null, 'plain'],
])('a browser that takes %s gets the file as %s', async (accepts, encoding, text) => {
  const response = await get('/shell/1.0.0/main.1a2b3c4d.js', { 'accept-encoding': accepts });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(await response.text()).toBe(text);
});

test('only files whose name changes with their content are kept for ever', async () => {
  const cached = async (address: string) => (await get(address)).headers.get('cache-control');
  expect(await cached('/shell/1.0.0/main.1a2b3c4d.js')).toBe('public, max-age=31536000, immutable');
  expect(await cached('/registry.json')).toBe('no-store');
  expect(await cached('/remotes/mfe-qc/0.1.0/mf-manifest.json')).toBe('no-cache');
  expect(await cached('/manual/guide.pdf')).toBe('no-cache');
  expect(await cached('/')).toBe('no-store');
});

test.each([
  ['/manual/guide.pdf', 'of the shell'],
  ['/third-party-notices.txt', 'of all parts'],
])('people find %s where it always was', async (address, text) => {
  expect(await (await get(address)).text()).toBe(text);
});

test('the shell that came with the server says of itself what a deploy asks', async () => {
  const shell = await get('/shell.json');
  expect(await shell.json()).toEqual({ version: '1.0.0', page: '/shell/1.0.0/index.5e6f7a8b.html' });
  expect(shell.headers.get('cache-control')).toBe('no-store');
});

test('the page names its files and itself where they are served', async () => {
  const html = await (await get('/validate-counts/AU0001')).text();
  expect(html).toContain('src="/shell/1.0.0/main.1a2b3c4d.js"');
  expect(html).toContain('content="/shell/1.0.0/index.5e6f7a8b.html"');
});

test('a file that has not changed is not sent again', async () => {
  const etag = (await get('/shell/1.0.0/main.1a2b3c4d.js')).headers.get('etag') ?? '';
  expect((await get('/shell/1.0.0/main.1a2b3c4d.js', { 'if-none-match': etag })).status).toBe(304);
});

test('the page carries a nonce of its own, the same in its policy', async () => {
  const [one, other] = [await get('/login'), await get('/login')];
  const nonce = /content="([^"]+)"/.exec(await one.text())?.[1] ?? '';
  expect(one.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`);
  expect(one.headers.get('content-security-policy')).toContain(`script-src 'self';`);
  expect(await other.text()).not.toContain(nonce);
});

test('files are read and nothing else', async () => {
  expect((await get('/registry.json', {}, 'POST')).status).toBe(405);
  const head = await get('/registry.json', {}, 'HEAD');
  expect([head.status, await head.text()]).toEqual([200, '']);
});

describe('with remotes that teams deploy', () => {
  const releases = path.join(root, 'releases');
  // one for the life of a server
  const opened = openReleases({ root, releases });
  const ask = (address: string, at = opened) =>
    staticResponse(new Request(`http://x.test${address}`), root, { releases: at });
  const registry = async (at = opened) =>
    (await (await ask('/registry.json', at)).json()) as { revision: number };

  test('before the first deploy the registry is the one that was built', async () => {
    expect(await registry()).toMatchObject({ revision: 0, remotes: [{ name: 'mfe-qc', entry: '/built' }] });
  });

  test('a deployed remote is named and served, and nothing else of the folder', async () => {
    const entry = 'remotes/mfe-qc/1.0.0/mf-manifest.json';
    const integrity = { manifest: 'sha384-a', entry: 'sha384-b' };
    writeFileSync(
      path.join(releases, 'registry.json'),
      JSON.stringify({ revision: 3, remotes: [{ name: 'mfe-qc', version: '1.0.0', entry, integrity }] }),
    );
    expect(await registry()).toMatchObject({
      revision: 3,
      remotes: [{ name: 'mfe-qc', entry: `/releases/${entry}` }],
    });
    expect(await (await ask(`/releases/${entry}`)).json()).toEqual({ deployed: 1 });
    expect((await ask('/releases/changes/1.json')).status).toBe(404);
    expect((await ask('/releases/remotes/mfe-qc/9.0.0/x.js')).status).toBe(404);
  });

  test('a deployed shell is given, with its files and the documents that came with it', async () => {
    const html = '<script src="__FILES__/main.9a8b7c6d.js">';
    const folder = path.join(releases, 'shell/2.0.0');
    mkdirSync(path.join(folder, 'manual'), { recursive: true });
    writeFileSync(path.join(folder, 'index.9a8b7c6d.html'), html);
    writeFileSync(path.join(folder, 'main.9a8b7c6d.js'), 'newer');
    writeFileSync(path.join(folder, 'manual/guide.pdf'), 'of the newer shell');
    const integrity = `sha384-${createHash('sha384').update(html).digest('base64')}`;
    const shell = { version: '2.0.0', page: 'shell/2.0.0/index.9a8b7c6d.html', integrity };
    writeFileSync(path.join(releases, 'registry.json'), JSON.stringify({ revision: 3, remotes: [], shell }));
    const page = await ask('/dashboard');
    expect(await page.text()).toBe('<script src="/releases/shell/2.0.0/main.9a8b7c6d.js">');
    expect(page.headers.get('cache-control')).toBe('no-store');
    const script = await ask('/releases/shell/2.0.0/main.9a8b7c6d.js');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const manual = await ask('/manual/guide.pdf');
    expect([await manual.text(), manual.headers.get('cache-control')]).toEqual([
      'of the newer shell',
      'no-cache',
    ]);
    expect(await (await ask('/shell.json')).json()).toMatchObject({
      version: '2.0.0',
      page: `/releases/${shell.page}`,
    });
    expect((await ask('/releases/shell/2.0.0/index.9a8b7c6d.html')).status).toBe(404);
    // what the tabs of the shell before ask for
    expect((await ask('/shell/1.0.0/main.1a2b3c4d.js')).status).toBe(200);
  });

  test('a registry that is damaged while in force leaves the last good one in force', async () => {
    expect((await registry()).revision).toBe(3);
    writeFileSync(path.join(releases, 'registry.json'), '{"revision":');
    expect((await registry()).revision).toBe(3);
  });

  test('a static host serves through our own address', async () => {
    const host = createServer((request, response) => {
      const text = {
        '/site/registry.json': '{"revision":5,"remotes":[]}',
        '/site/remotes/mfe-qc/1.0.0/a.js': 'a',
      }[request.url ?? ''];
      response.writeHead(text ? 200 : 404, { 'content-type': 'text/javascript' });
      response.end(text);
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(host.address() as { port: number }).port}/site`;
    const site = openReleases({ root, releases: address });
    expect((await registry(site)).revision).toBe(5);
    const file = await ask('/releases/remotes/mfe-qc/1.0.0/a.js', site);
    expect([await file.text(), file.headers.get('x-content-type-options')]).toEqual(['a', 'nosniff']);
    expect((await ask('/releases/remotes/mfe-qc/1.0.0/b.js', site)).status).toBe(404);
    await new Promise((resolve) => host.close(resolve));
    expect((await registry(site)).revision).toBe(5);
    expect((await ask('/releases/remotes/mfe-qc/1.0.0/a.js', site)).status).toBe(502);
  });
});
