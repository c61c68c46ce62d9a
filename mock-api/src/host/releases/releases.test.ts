import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from 'shared-domain/registry';
import { openReleases, type Releases } from './releases.ts';
import {
  BUILT,
  entryOf,
  serving,
  startReleaseHost,
  until,
  type Answering,
  type TestHost,
} from './testing.ts';

const root = mkdtempSync(path.join(tmpdir(), 'count-exchange-releases-'));
const dataFolder = () => mkdtempSync(path.join(root, 'data-'));
const why = { why: 'Sums are wrong', whyEs: 'Las sumas no cuadran' };
/** A new version of one remote is deployed, and another, which only came with the server, is switched off. */
const DEPLOYED: Registry = {
  revision: 7,
  remotes: [entryOf('mfe-qc', '1.1.0')],
  off: { 'mfe-admin': why },
};
const json = (value: unknown) => serving({ 'registry.json': JSON.stringify(value) });
const text = (body: string, status = 200, type = 'application/json'): Answering => {
  return (_request, response) => void response.writeHead(status, { 'content-type': type }).end(body);
};

let host: TestHost;
let logged: Record<string, unknown>[];
beforeAll(() => {
  mkdirSync(path.join(root, 'shell/dist'), { recursive: true });
  writeFileSync(path.join(root, 'shell/dist/registry.json'), JSON.stringify(BUILT));
});
afterAll(() => rmSync(root, { recursive: true }));
beforeEach(async () => {
  logged = [];
  host = await startReleaseHost();
  host.answer(json(DEPLOYED));
});
afterEach(() => host.stop());

function open(folder: string, releases = host.address): Releases {
  const lines = logged;
  return openReleases({ root, releases, dataFolder: folder, log: (line) => lines.push(line) });
}

/** Those who ask within the same moment share a look at the host. */
const aMomentLater = () => new Promise((resolve) => setTimeout(resolve, 260));

/** What people get: versions by name, what is off, and how long they wait for it. */
async function given(releases: Releases) {
  const before = performance.now();
  const { revision, remotes } = await releases.registry();
  return {
    revision,
    remotes: remotes.map(({ name, version, disabled }) => `${name} ${version}${disabled ? ' off' : ''}`),
    ms: performance.now() - before,
  };
}
const LAST_GOOD = { revision: 7, remotes: ['mfe-admin 1.0.0 off', 'mfe-qc 1.1.0'] };
const AS_BUILT = { revision: 0, remotes: ['mfe-qc 1.0.0', 'mfe-admin 1.0.0'] };

/** What people get once the host was heard: on a slow machine a first look may take longer than anybody waits. */
const heard = (releases: Releases) =>
  until(
    () => given(releases),
    ({ revision }) => revision === LAST_GOOD.revision,
  );

const faults: Record<string, Answering> = {
  'answers 403': text('<Error>AccessDenied</Error>', 403),
  'answers 404': text('', 404),
  'answers 500': text('', 500),
  'never answers': () => undefined,
  'sends a byte now and then': (_request, response) => {
    response.writeHead(200).write('{');
    const drip = setInterval(() => response.write(' '), 300);
    response.once('close', () => clearInterval(drip));
  },
  'breaks off': (_request, response) => {
    response.writeHead(200, { 'content-length': '9000' }).write('{"revision":');
    setTimeout(() => response.destroy(), 20);
  },
  'hangs up': (request) => void request.socket.destroy(),
  'is not there any more': () => undefined,
  'answers with garbage': text('\u0000\u0001%PDF'),
  'answers with half a registry': text('{"revision":9,"remotes":['),
  'answers with nothing': text(''),
  'answers with a page': text('<!doctype html><title>Sign in</title>', 200, 'text/html'),
  'answers with far too much': text(' '.repeat(9 * 1024 ** 2)),
  'leads in a circle': (request, response) => void response.writeHead(302, { location: request.url }).end(),
  'answers null': text('null'),
  'answers a list': text('[]'),
  'answers an empty object': text('{}'),
  'answers without remotes': json({ revision: 9 }),
  'answers remotes by name': json({ revision: 9, remotes: { 'mfe-qc': {} } }),
  'answers a remote without an address': json({
    revision: 9,
    remotes: [{ name: 'mfe-qc', version: '2.0.0' }],
  }),
  'answers a revision in words': json({ revision: 'nine', remotes: [] }),
  'answers no revision': json({ remotes: [] }),
  'answers what is off as a list': json({ revision: 9, remotes: [], off: ['mfe-qc'] }),
  'answers with an older revision': json({ revision: 6, remotes: [] }),
};

test.concurrent.each(Object.entries(faults))(
  'a release host that %s undoes no decision: running, after a restart, and at the first start',
  async (name, fault) => {
    const own = await startReleaseHost();
    own.answer(json(DEPLOYED));
    const openOwn = (folder: string) => openReleases({ root, releases: own.address, dataFolder: folder });
    const folder = dataFolder();
    const running = openOwn(folder);
    expect(await heard(running)).toMatchObject(LAST_GOOD);
    own.answer(fault);
    if (name === 'is not there any more') await own.stop();
    const [restarted, first] = [openOwn(folder), openOwn(dataFolder())];
    await aMomentLater();

    const answers = await Promise.all([running, restarted, first].map(given));
    const fresh = name.endsWith('older revision') ? { revision: 6, remotes: AS_BUILT.remotes } : AS_BUILT;
    expect(answers).toMatchObject([LAST_GOOD, LAST_GOOD, fresh]);
    const next = await Promise.all([running, restarted, first].map(given));
    expect(next).toMatchObject([LAST_GOOD, LAST_GOOD, fresh]);

    if (name === 'is not there any more') await own.again();
    own.answer(json({ revision: 10, remotes: [entryOf('mfe-qc', '1.2.0')] }));
    const mended = await until(
      () => given(running),
      ({ revision }) => revision === 10,
    );
    expect(mended.remotes).toEqual(['mfe-admin 1.0.0', 'mfe-qc 1.2.0']);
    await own.stop();
  },
);

test('a host without a sound certificate is no host: what was built is in force', async () => {
  const answer = await given(open(dataFolder(), host.address.replace('http:', 'https:')));
  expect(answer).toMatchObject(AS_BUILT);
  expect(logged).toEqual([
    { releases: expect.any(String), trouble: expect.stringContaining("can't be reached") },
  ]);
});

test('trouble is said once when it comes and once when it is over', async () => {
  const releases = open(dataFolder());
  await given(releases);
  host.answer(text('', 500));
  await until(
    async () => given(releases).then(() => logged.length),
    (lines) => lines === 1,
  );
  await given(releases);
  host.answer(json(DEPLOYED));
  await until(
    async () => given(releases).then(() => logged.length),
    (lines) => lines === 2,
  );
  expect(logged).toEqual([
    { releases: host.address, trouble: 'answers 500' },
    { releases: host.address, trouble: 'over' },
  ]);
});

test('a host where nothing was deployed is no trouble, and the log says so once', async () => {
  host.answer(text('', 403));
  const releases = open(dataFolder());
  expect(await given(releases)).toMatchObject(AS_BUILT);
  await aMomentLater();
  await given(releases);
  expect(logged).toEqual([{ releases: host.address, note: 'nothing is deployed there yet' }]);
});

test('processes that share nothing but the host tell the same: deployed, switched off, put back', async () => {
  const processes = [open(dataFolder()), open(dataFolder())];
  const states = [
    [{ revision: 7, remotes: [entryOf('mfe-qc', '1.1.0')] }, 'mfe-qc 1.1.0'],
    [{ revision: 8, remotes: [entryOf('mfe-qc', '1.1.0')], off: { 'mfe-qc': why } }, 'mfe-qc 1.1.0 off'],
    [{ revision: 9, remotes: [entryOf('mfe-qc', '1.0.9')] }, 'mfe-qc 1.0.9'],
  ] as const;
  for (const [registry, told] of states) {
    host.answer(json(registry));
    for (const one of processes) {
      const answer = await until(
        () => given(one),
        ({ revision }) => revision === registry.revision,
      );
      expect(answer.remotes).toContain(told);
    }
  }
});

test('a hundred tabs that come together share one look at the host', async () => {
  const releases = open(dataFolder());
  const answers = await Promise.all(Array.from({ length: 100 }, () => given(releases)));
  expect(answers.every(({ revision }) => revision === 7)).toBe(true);
  expect(host.asked.filter((address) => address.endsWith('registry.json'))).toHaveLength(1);
});

test('with a host that hangs, one burst waits for it, and hardly anybody after it', async () => {
  const releases = open(dataFolder());
  await heard(releases);
  host.answer(() => undefined);
  await aMomentLater();
  const burst = await Promise.all(Array.from({ length: 20 }, () => given(releases)));
  const after = await Promise.all(Array.from({ length: 20 }, () => given(releases)));
  const longest = (answers: { ms: number }[]) => Math.max(...answers.map(({ ms }) => ms));
  // side by side in one run, since machines differ
  expect(longest(after)).toBeLessThan(longest(burst) / 2);
  expect(after[0]).toMatchObject(LAST_GOOD);
});

test("the copy on disk is this account's alone, one for each host, and a damaged one is as good as none", async () => {
  const folder = dataFolder();
  await heard(open(folder));
  const copies = path.join(folder, 'release-copies');
  const [name = ''] = readdirSync(copies);
  const file = path.join(copies, name, 'registry.json');
  expect([copies, path.join(copies, name), file].map((one) => statSync(one).mode & 0o077)).toEqual([0, 0, 0]);
  host.answer(text('', 403));
  expect(await given(open(folder, `${host.address}/other`))).toMatchObject(AS_BUILT);
  for (const damage of ['', '{"registry":{"revision":7', '{"registry":{}}', 'null', '\u0000']) {
    writeFileSync(file, damage);
    expect(await given(open(folder))).toMatchObject(AS_BUILT);
  }
});

test('a target that is restored from a backup is believed, but switches on nothing that was switched off since', async () => {
  const target = mkdtempSync(path.join(root, 'target-'));
  const restore = (registry: Registry) =>
    writeFileSync(path.join(target, 'registry.json'), JSON.stringify(registry));
  const folder = dataFolder();
  restore(DEPLOYED);
  const releases = open(folder, target);
  expect(await given(releases)).toMatchObject(LAST_GOOD);
  restore({ revision: 5, remotes: [entryOf('mfe-qc', '1.0.9')] });
  const held = { revision: 5, remotes: ['mfe-admin 1.0.0 off', 'mfe-qc 1.0.9'] };
  expect(await given(releases)).toMatchObject(held);
  expect((await releases.registry()).off).toEqual({ 'mfe-admin': why });
  expect(await given(open(folder, target))).toMatchObject(held);
  restore({ revision: 8, remotes: [] });
  expect((await given(releases)).remotes).toEqual(AS_BUILT.remotes);
});

test('what is off for an older server, at the entry, is off; a damaged reason keeps it off', async () => {
  host.answer(
    json({
      revision: 1,
      remotes: [{ ...entryOf('mfe-qc', '1.1.0'), disabled: why }],
      off: { 'mfe-admin': true },
      development: true,
      refused: [{ name: 'mfe-qc', reason: 'invented' }],
    }),
  );
  const registry = await open(dataFolder()).registry();
  expect(registry.remotes.map(({ disabled }) => disabled)).toEqual([
    { why: expect.any(String), whyEs: expect.any(String) },
    why,
  ]);
  // what only a server says of itself is not taken from a file
  expect(registry).not.toHaveProperty('development');
  expect(registry).not.toHaveProperty('refused');
});
