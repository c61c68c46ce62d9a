import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  signedText,
  type Registry,
  type RegistryEntry,
  type RemoteRelease,
  type ShellRelease,
} from 'shared-domain/registry';
import { releaseKeysFrom } from './release-keys.ts';
import { openReleases } from './releases.ts';
import { BUILT, entryOf, hashOf } from './testing.ts';
import { vetted } from './vetted.rules.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'count-exchange-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));

const pair = () => generateKeyPairSync('ed25519');
const [qc, admin, platform, stranger] = [pair(), pair(), pair(), pair()];
const publicText = (key: KeyObject) => key.export({ type: 'spki', format: 'der' }).toString('base64');
function keyFile(content: unknown): string {
  const file = path.join(folder, `keys-${Math.random().toString(36).slice(2)}.json`);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}
const KEYS = keyFile({
  qc: { public: publicText(qc.publicKey), parts: ['mfe-qc'] },
  admin: { public: publicText(admin.publicKey), parts: ['mfe-admin', 'mfe-qc'] },
  platform: { public: publicText(platform.publicKey), parts: ['shell'] },
});
const keys = releaseKeysFrom(KEYS);

const signed = <Release extends RemoteRelease | ShellRelease>(
  release: Release,
  key = 'qc',
  by = qc.privateKey,
): Release => ({
  ...release,
  signature: { key, value: sign(null, Buffer.from(signedText(release)), by).toString('base64') },
});
const shell: ShellRelease = {
  version: '1.1.0',
  contract: '1.9',
  taken: ['/'],
  page: 'shell/1.1.0/index.1a2b3c4d.html',
  integrity: hashOf('page'),
};
const release = entryOf('mfe-qc', '1.2.0');
const good = signed(release);
function without(entry: RegistryEntry): RegistryEntry {
  const { integrity: _, ...rest } = entry;
  return rest;
}
const NOBODY = 'nobody has signed it';
const ALTERED = 'it is not what was signed with qc';

test.each<[string, RegistryEntry, string | null]>([
  ['as it was signed', good, null],
  ['in another place', { ...good, entry: '/elsewhere/mf-manifest.json' }, null],
  ['switched off', { ...good, disabled: { why: 'x' } }, null],
  ['by the other key of the part', signed(release, 'admin', admin.privateKey), null],
  ['by nobody', release, NOBODY],
  ['without its value', { ...release, signature: { key: 'qc' } as never }, NOBODY],
  [
    'by a key that nobody knows',
    signed(release, 'x', stranger.privateKey),
    "it is signed with x, which is none of this server's keys",
  ],
  [
    'by the key of another part',
    signed(release, 'platform', platform.privateKey),
    'it is signed with platform, which may not sign mfe-qc',
  ],
  ['by somebody with the name of a key', signed(release, 'qc', stranger.privateKey), ALTERED],
  ['with garbage for a signature', { ...release, signature: { key: 'qc', value: '???' } }, ALTERED],
  ['with another version', { ...good, version: '1.3.0' }, ALTERED],
  ['with other files', { ...good, integrity: { manifest: hashOf('x'), entry: hashOf('y') } }, ALTERED],
  [
    'with weaker access',
    { ...good, routes: good.routes.map((route) => ({ ...route, access: 'public' as const })) },
    ALTERED,
  ],
  [
    'with a menu item more',
    { ...good, menu: [{ label: { en: 'A', es: 'A' }, to: '/mfe-qc', icon: 'x', order: 1 }] },
    ALTERED,
  ],
  ['without saying what its files are', signed(without(release)), 'it does not say what its files must be'],
])('a release %s is taken or left: %#', (_, entry, reason) => {
  const { registry, refused } = vetted({ revision: 1, remotes: [entry] }, keys);
  expect(refused).toEqual(reason === null ? [] : [{ name: 'mfe-qc', version: entry.version, reason }]);
  expect(registry.remotes).toEqual(reason === null ? [entry] : []);
});

test('without keys nobody has to sign; what files must be is to be said all the same', () => {
  const { registry, refused } = vetted(
    { revision: 1, remotes: [release, without(entryOf('mfe-admin', '2.0.0'))] },
    null,
  );
  expect(registry.remotes).toEqual([release]);
  expect(refused).toEqual([
    { name: 'mfe-admin', version: '2.0.0', reason: 'it does not say what its files must be' },
  ]);
});

test('the first good release of those before stands in, with those before it, and stays off where it was', () => {
  const disabled = { why: 'Sums', whyEs: 'Sumas' };
  const before = [
    entryOf('mfe-qc', '1.1.9'),
    signed(entryOf('mfe-qc', '1.1.8')),
    signed(entryOf('mfe-qc', '1.1.7')),
  ];
  const { registry, refused } = vetted({ revision: 1, remotes: [{ ...release, disabled, before }] }, keys);
  expect(registry.remotes).toEqual([{ ...before[1], disabled, before: [before[2]] }]);
  expect(refused).toEqual(
    ['1.2.0', '1.1.9'].map((version) => ({ name: 'mfe-qc', version, reason: NOBODY, instead: '1.1.8' })),
  );
});

test('a trial that nobody has signed is not tried, and one of another part neither', () => {
  const trial = { ...entryOf('mfe-qc', '1.3.0'), share: 0.1 };
  const other = signed(entryOf('mfe-admin', '1.3.0'), 'admin', admin.privateKey);
  const read = (tried: RegistryEntry['trial']) =>
    vetted({ revision: 1, remotes: [{ ...good, ...(tried && { trial: tried }) }] }, keys);
  expect(read(signed(trial)).registry.remotes[0]?.trial?.version).toBe('1.3.0');
  expect(read(trial)).toMatchObject({
    registry: { remotes: [good] },
    refused: [{ version: '1.3.0', reason: NOBODY }],
  });
  expect(read({ ...other, share: 0.1 }).refused[0]?.reason).toBe('a release of another part');
});

test.each<[string, unknown]>([
  ['a text for those before', { ...good, before: 'x' }],
  ['nothing among those before', { ...good, before: [null, 1, {}] }],
  ['a number for a trial', { ...good, trial: 3 }],
])('an entry with %s is taken without', (_, entry) => {
  expect(vetted({ revision: 1, remotes: [entry as RegistryEntry] }, keys)).toEqual({
    registry: { revision: 1, remotes: [good] },
    refused: [],
  });
});

test.each<[string, ShellRelease, string | null]>([
  ['its own key', signed(shell, 'platform', platform.privateKey), null],
  [
    'the key of a remote',
    signed(shell, 'qc', qc.privateKey),
    'it is signed with qc, which may not sign shell',
  ],
  ['nobody', shell, NOBODY],
])('a shell that is signed with %s is taken or left', (_, given, reason) => {
  const { registry, refused } = vetted({ revision: 1, remotes: [], shell: given }, keys);
  expect(registry.shell).toEqual(reason === null ? given : undefined);
  expect(refused).toEqual(reason === null ? [] : [{ name: 'shell', version: '1.1.0', reason }]);
  // what share of the sessions has it is none of what is signed
  const shellTrial = { ...given, share: 0.1 };
  const tried = vetted({ revision: 1, remotes: [], shellTrial }, keys);
  expect(tried.registry.shellTrial).toEqual(reason === null ? shellTrial : undefined);
  expect(tried.refused).toEqual(refused);
});

test('a server with keys tells whom it left out, says it once in its log, and people get what was built', async () => {
  mkdirSync(path.join(folder, 'shell/dist'), { recursive: true });
  mkdirSync(path.join(folder, 'target'));
  writeFileSync(path.join(folder, 'shell/dist/registry.json'), JSON.stringify(BUILT));
  const deployed: Registry = {
    revision: 3,
    remotes: [release, signed(entryOf('mfe-admin', '2.0.0'), 'admin', admin.privateKey)],
  };
  writeFileSync(path.join(folder, 'target/registry.json'), JSON.stringify(deployed));
  const lines: unknown[] = [];
  const releases = openReleases({
    root: folder,
    releases: path.join(folder, 'target'),
    keys,
    log: (line) => lines.push(line),
  });
  const [registry] = [await releases.registry(), await releases.registry()];
  expect(registry.remotes.map(({ name, version }) => `${name} ${version}`)).toEqual([
    'mfe-qc 1.0.0',
    'mfe-admin 2.0.0',
  ]);
  expect(registry.refused).toEqual([{ name: 'mfe-qc', version: '1.2.0', reason: NOBODY, instead: '1.0.0' }]);
  expect(lines).toEqual([{ refusedRelease: 'mfe-qc', version: '1.2.0', reason: NOBODY }]);
});

const rsa = publicText(generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey);
test.each<[string, unknown, string]>([
  ['no JSON', 'keys', 'is no JSON.'],
  ['no key', {}, 'for one key or more.'],
  ['a list', [], 'for one key or more.'],
  ['a key for no part', { qc: { public: publicText(qc.publicKey), parts: [] } }, 'for one key or more.'],
  ['a key without its half', { qc: { parts: ['mfe-qc'] } }, 'for one key or more.'],
  ['garbage for a key', { qc: { public: 'x', parts: ['mfe-qc'] } }, 'the key "qc" in'],
  ['a key of another kind', { qc: { public: rsa, parts: ['mfe-qc'] } }, 'is no public ed25519 key.'],
])('a file with %s stops the start with a sentence', (_, content, sentence) => {
  expect(() => releaseKeysFrom(keyFile(content))).toThrow(sentence);
});

test('a file that is not there stops the start with a sentence, and none is needed', () => {
  expect(() => releaseKeysFrom(path.join(folder, 'none.json'))).toThrow(
    /^RELEASE_KEYS: .* can't be read \(ENOENT\)\.$/,
  );
  expect(releaseKeysFrom('')).toBeNull();
});
