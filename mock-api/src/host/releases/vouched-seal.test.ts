import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signedText, type RemoteRelease } from 'shared-domain/registry';
import { openReleases } from './releases.ts';
import { entryOf, serving, startReleaseHost } from './testing.ts';

const root = mkdtempSync(path.join(tmpdir(), 'count-exchange-seals-'));
afterAll(() => rmSync(root, { recursive: true }));

const own = generateKeyPairSync('ed25519');
const stranger = generateKeyPairSync('ed25519');
const keys = new Map([['qc', { key: own.publicKey, parts: new Set(['mfe-qc']) }]]);
const signed = (release: RemoteRelease, by: KeyObject = own.privateKey): RemoteRelease => ({
  ...release,
  signature: { key: 'qc', value: sign(null, Buffer.from(signedText(release)), by).toString('base64') },
});
const release = entryOf('mfe-qc', '1.5.0');
const KEY = 'remotes/mfe-qc/1.5.0/release.json';
const PATH = `/releases/${KEY}`;

const ask = async (releases: string, isKeyed = true) => {
  const { file } = openReleases({ root, releases, keys: isKeyed ? keys : null });
  const reply = await file(new Request(`http://counts.example${PATH}`));
  return [reply.status, reply.status === 200 ? ((await reply.json()) as unknown) : await reply.text()];
};

const CASES: [string, unknown, boolean, number, string | null][] = [
  ['that is signed', { entry: signed(release) }, true, 200, null],
  ['of a server that has no keys', { entry: release }, false, 200, null],
  ['that nobody has signed', { entry: release }, true, 403, 'nobody has signed it'],
  [
    'that a stranger has signed',
    { entry: signed(release, stranger.privateKey) },
    true,
    403,
    'it is not what was signed with qc',
  ],
  [
    'that was changed since',
    { entry: { ...signed(release), menu: [{ to: '/x' }] } },
    true,
    403,
    'it is not what was signed with qc',
  ],
  [
    'of another part',
    { entry: signed(entryOf('mfe-admin', '1.5.0')) },
    true,
    403,
    'a release of another part',
  ],
  ['that is damaged', 'x', true, 403, 'its account of itself is damaged'],
];

test.each(CASES)(
  'a release in a folder %s may be looked at or not',
  async (_, seal, isKeyed, status, reason) => {
    const folder = mkdtempSync(path.join(root, 'folder-'));
    mkdirSync(path.dirname(path.join(folder, KEY)), { recursive: true });
    writeFileSync(path.join(folder, KEY), JSON.stringify(seal));
    expect(await ask(folder, isKeyed)).toEqual([status, reason ?? seal]);
  },
);

test.each(CASES)(
  'a release at a far host %s may be looked at or not',
  async (_, seal, isKeyed, status, reason) => {
    const host = await startReleaseHost();
    host.answer(serving({ [KEY]: JSON.stringify(seal) }));
    expect(await ask(host.address, isKeyed)).toEqual([status, reason ?? seal]);
    await host.stop();
  },
);

test('of a release that is not there nothing is said', async () => {
  expect((await ask(mkdtempSync(path.join(root, 'empty-'))))[0]).toBe(404);
});
