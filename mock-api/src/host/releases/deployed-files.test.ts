import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openReleases, type Releases } from './releases.ts';
import { BUILT, entryOf, hashOf, serving, startReleaseHost, until, type TestHost } from './testing.ts';

const root = mkdtempSync(path.join(tmpdir(), 'count-exchange-files-'));
const FOLDER = 'remotes/mfe-qc/1.1.0';
const code = `${'const count = 1;\n'.repeat(500)}// á`;
const twin = brotliCompressSync(code);
const picture = Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919) % 256));
const sealed = JSON.stringify({
  files: {
    'main.1a2b3c4d.js': hashOf(code),
    'plain.1a2b3c4d.js': hashOf(code),
    'main.5e6f7a8b.png': hashOf(picture),
    'altered.1a2b3c4d.js': hashOf(code),
    'mf-manifest.json': hashOf('{}'),
  },
});
const files = {
  [`${FOLDER}/release.json`]: sealed,
  [`${FOLDER}/main.1a2b3c4d.js`]: code,
  [`${FOLDER}/main.1a2b3c4d.js.br`]: twin,
  [`${FOLDER}/plain.1a2b3c4d.js`]: code,
  [`${FOLDER}/altered.1a2b3c4d.js`]: 'stolen()',
  [`${FOLDER}/main.5e6f7a8b.png`]: picture,
  [`${FOLDER}/mf-manifest.json`]: '{}',
  'remotes/mfe-new/0.1.0/unsealed.js': code,
};

let host: TestHost;
let folder: string;
let releases: Releases;
const open = () => openReleases({ root, releases: host.address, dataFolder: folder });
beforeEach(async () => {
  host = await startReleaseHost();
  // what a host says of its files is not what we say of them
  host.answer(
    serving(files, {
      'content-type': 'text/plain',
      'cache-control': 'no-store',
      'set-cookie': 'x=1',
      server: 'S3',
    }),
  );
  folder = mkdtempSync(path.join(root, 'data-'));
  releases = open();
});
afterEach(() => host.stop());
afterAll(() => rmSync(root, { recursive: true }));

const get = (name: string, headers: Record<string, string> = {}, method = 'GET', at = `${FOLDER}/`) =>
  releases.file(new Request(`http://x.test/releases/${at}${name}`, { headers, method }));
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const said = ({ headers }: Response, ...names: string[]) => names.map((name) => headers.get(name));

describe.each(['the first time', 'from what was kept', 'after a restart without the host'])('%s', (when) => {
  beforeEach(async () => {
    if (when === 'the first time') return;
    for (const name of ['main.1a2b3c4d.js', 'plain.1a2b3c4d.js', 'main.5e6f7a8b.png', 'mf-manifest.json'])
      await get(name);
    if (when === 'from what was kept') return;
    await host.stop();
    releases = open();
  });
  afterEach(async () => {
    if (when.endsWith('host')) await host.again();
  });

  test.each([
    ['main.1a2b3c4d.js', 'br, gzip', 'br'],
    ['main.1a2b3c4d.js', 'gzip', 'gzip'],
    ['main.1a2b3c4d.js', 'identity', null],
    ['main.1a2b3c4d.js', 'br;q=0', null],
    ['plain.1a2b3c4d.js', 'gzip, br', 'br'],
    ['main.5e6f7a8b.png', 'br, gzip', null],
  ])('%s for a browser that takes %s comes as %s', async (name, accepts, coding) => {
    const response = await get(name, { 'accept-encoding': accepts });
    const bytes = await bytesOf(response);
    expect(said(response, 'content-encoding', 'content-length')).toEqual([coding, String(bytes.byteLength)]);
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[coding ?? ''] ?? ((sent: Buffer) => sent);
    expect(unpack(bytes).equals(name.endsWith('.png') ? picture : Buffer.from(code))).toBe(true);
    if (coding) expect(bytes.byteLength).toBeLessThan(code.length / 10);
  });

  test('a file is what its name says, and of what the host says nothing is passed on', async () => {
    const response = await get('main.1a2b3c4d.js');
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(Buffer.byteLength(code)),
      'accept-ranges': 'bytes',
      vary: 'Accept-Encoding',
      etag: expect.stringMatching(/^"[^"]+"$/),
    });
    const manifest = await get('mf-manifest.json');
    expect(said(manifest, 'cache-control', 'content-type')).toEqual([
      'no-cache',
      'application/json; charset=utf-8',
    ]);
  });

  test.each([
    ['bytes=10-19', 206, `bytes 10-19/5000`, picture.subarray(10, 20)],
    ['bytes=4990-', 206, 'bytes 4990-4999/5000', picture.subarray(4990)],
    ['bytes=-5', 206, 'bytes 4995-4999/5000', picture.subarray(4995)],
    ['bytes=5000-', 416, 'bytes */5000', Buffer.of()],
    ['bytes=0-1,5-6', 200, null, picture],
  ])('of a file %s is answered with %i', async (range, status, said, bytes) => {
    const response = await get('main.5e6f7a8b.png', { range });
    expect([response.status, response.headers.get('content-range')]).toEqual([status, said]);
    expect((await bytesOf(response)).equals(bytes)).toBe(true);
  });

  test('a part is of the form that the browser has, or the whole comes', async () => {
    const whole = await get('main.1a2b3c4d.js', { 'accept-encoding': 'br' });
    const packed = await bytesOf(whole);
    const headers = { 'accept-encoding': 'br', range: 'bytes=2-5' };
    const known = whole.headers.get('etag') ?? '';
    const part = await get('main.1a2b3c4d.js', { ...headers, 'if-range': known });
    expect([part.status, (await bytesOf(part)).equals(packed.subarray(2, 6))]).toEqual([206, true]);
    expect((await get('main.1a2b3c4d.js', { ...headers, 'if-range': '"other"' })).status).toBe(200);
    const plain = await get('main.1a2b3c4d.js', { range: 'bytes=2-5', 'if-range': known });
    expect(plain.status).toBe(200);
  });

  test('what has not changed is not sent again, and HEAD tells what GET would send', async () => {
    const { headers } = await get('main.5e6f7a8b.png');
    const again = await get('main.5e6f7a8b.png', { 'if-none-match': `"x", ${headers.get('etag')}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await get('main.5e6f7a8b.png', {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '5000', '']);
  });
});

test('what is in force is fetched whole, so that it is there when the host is not, after a restart too', async () => {
  mkdirSync(path.join(root, 'shell/dist'), { recursive: true });
  writeFileSync(path.join(root, 'shell/dist/registry.json'), JSON.stringify(BUILT));
  const page = '<body>shell 1.1.0</body>';
  const shell = {
    version: '1.1.0',
    contract: '1.9',
    taken: [],
    page: 'shell/1.1.0/index.1a2b3c4d.html',
    integrity: hashOf(page),
  };
  const { [`${FOLDER}/altered.1a2b3c4d.js`]: _altered, ...sound } = files;
  host.answer(
    serving({
      ...sound,
      [`${FOLDER}/altered.1a2b3c4d.js`]: code,
      'registry.json': JSON.stringify({ revision: 1, remotes: [entryOf('mfe-qc', '1.1.0')], shell }),
      'shell/1.1.0/release.json': JSON.stringify({ files: { 'index.1a2b3c4d.html': hashOf(page) } }),
      [shell.page]: page,
    }),
  );
  expect((await releases.shell())?.html).toBe(page);
  const kept = () => readdirSync(folder, { recursive: true }).map(String);
  await until(
    async () => kept(),
    (names) =>
      ['main.5e6f7a8b.png', 'mf-manifest.json', 'index.1a2b3c4d.html'].every((name) =>
        names.some((one) => one.endsWith(name)),
      ),
  );
  await host.stop();
  releases = open();
  expect((await releases.shell())?.html).toBe(page);
  expect((await releases.registry()).shell?.page).toBe(`/releases/${shell.page}`);
  for (const name of ['main.1a2b3c4d.js', 'plain.1a2b3c4d.js', 'main.5e6f7a8b.png', 'mf-manifest.json'])
    expect([name, (await get(name)).status]).toEqual([name, 200]);
  await host.again();
});

test('a hundred tabs after a deploy fetch a file from the host once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => get('main.1a2b3c4d.js', { 'accept-encoding': 'br' })),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const ofFile = host.asked.filter((address) => address.includes('main.1a2b3c4d'));
  expect(ofFile).toEqual([`/site/${FOLDER}/main.1a2b3c4d.js.br`]);
  await get('main.1a2b3c4d.js');
  expect(host.asked.filter((address) => address.includes('main.1a2b3c4d'))).toEqual(ofFile);
});

test('a file that its release knows otherwise is refused and not kept; a good one that comes later is sent', async () => {
  const refused = await get('altered.1a2b3c4d.js');
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([502, 'no-store']);
  host.answer(serving({ ...files, [`${FOLDER}/altered.1a2b3c4d.js`]: code }));
  expect((await get('altered.1a2b3c4d.js')).status).toBe(200);
});

test('a damaged twin is passed over for the file itself', async () => {
  host.answer(serving({ ...files, [`${FOLDER}/main.1a2b3c4d.js.br`]: brotliCompressSync('stolen()') }));
  const response = await get('main.1a2b3c4d.js', { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(await bytesOf(response)).toString()).toBe(code);
});

test('a twin that the host unpacks on the way is the file', async () => {
  host.answer((request, response) => {
    const isTwin = request.url?.endsWith('.br') ?? false;
    serving(files, isTwin ? { 'content-encoding': 'br' } : {})(request, response);
  });
  expect(await (await get('main.1a2b3c4d.js')).text()).toBe(code);
});

test('a file of a release without a seal is passed on, and nothing is kept of it', async () => {
  const response = await get('unsealed.js', { 'accept-encoding': 'br' }, 'GET', 'remotes/mfe-new/0.1.0/');
  expect(said(response, 'content-encoding', 'cache-control')).toEqual(['br', 'no-cache']);
  expect(readdirSync(folder, { recursive: true })).not.toContainEqual(expect.stringContaining('unsealed'));
});

test.each([
  ['is not there', 404, serving({})],
  [
    'is forbidden, as some hosts say',
    404,
    (_: unknown, response: { writeHead: (status: number) => { end: () => void } }) =>
      response.writeHead(403).end(),
  ],
  [
    'meets a fault',
    502,
    (_: unknown, response: { writeHead: (status: number) => { end: () => void } }) =>
      response.writeHead(500).end(),
  ],
])('a file that %s is answered with %i', async (_, status, answering) => {
  host.answer(answering);
  const response = await get('main.1a2b3c4d.js');
  expect([response.status, response.headers.get('cache-control')]).toEqual([
    status,
    status === 404 ? 'no-cache' : 'no-store',
  ]);
});

test('a slow file comes whole, and one that falls silent is given up', async () => {
  const pieces = 14;
  host.answer((request, response) => {
    if (!request.url?.endsWith('.png')) return serving(files)(request, response);
    response.writeHead(200);
    let sent = 0;
    const drip = setInterval(() => {
      const from = (sent * picture.length) / pieces;
      sent += 1;
      response.write(picture.subarray(Math.floor(from), Math.floor((sent * picture.length) / pieces)));
      if (sent === pieces) response.end(() => clearInterval(drip));
    }, 400);
    return undefined;
  });
  const slow = get('main.5e6f7a8b.png');
  const silentHost = await startReleaseHost();
  silentHost.answer((_request, response) => void response.writeHead(200).write('{'));
  const silent = openReleases({ root, releases: silentHost.address }).file(
    new Request(`http://x.test/releases/${FOLDER}/main.5e6f7a8b.png`),
  );
  const [whole, gone] = await Promise.all([slow, silent]);
  expect([whole.status, (await bytesOf(whole)).equals(picture)]).toEqual([200, true]);
  expect(gone.status).toBe(502);
  await silentHost.stop();
});

test.each([
  'changes/1.json',
  'registry.json',
  'keys.json',
  'remotes/mfe-qc/x.js',
  'remotes/mfe-qc/1.1.0/.env',
  'remotes/mfe-qc/1.1.0/%2e%2e/%2e%2e/x.js',
  'remotes/..%2f..%2fx/1.1.0/x.js',
  'remotes/mfe-qc/1.1.0/a%00.js',
  'remotes/mfe-qc/1.1.0/a%0d%0ab.js',
  'remotes/mfe-qc/1.1.0/a%5cb.js',
  'shell/x.js',
  '%zz',
])('the host is never asked for %s', async (address) => {
  expect((await get('', {}, 'GET', address)).status).toBe(404);
  expect(host.asked).toEqual([]);
});
