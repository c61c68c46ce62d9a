import { generateKeyPairSync } from 'node:crypto';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseKeysFrom } from '../../mock-api/src/host/releases/release-keys.ts';
import { vetted } from '../../mock-api/src/host/releases/vetted.rules.ts';
import { signedText } from '../../shared-ui/domain/src/registry/signed-text.rules.ts';
import { deploy, rollback, setShare, stopTrial, switchOff, switchOn, type Asked } from './commands.ts';
import { folderTarget } from './folder-target.ts';
import { changeText, isVouchedFor, readKeys, readSigner, type Signer } from './keys.ts';
import { listing } from './listing.rules.ts';
import { makeKey } from './make-key.ts';
import { registryAfter } from './part-state.rules.ts';
import { prune } from './prune.ts';
import { readChanges } from './registry-changes.ts';
import type { Target } from './target.ts';
import { around, built, builtAs, shellOf } from './testing.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'count-exchange-keys-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const known = ['shell', 'mfe-qc', 'mfe-admin'];
const noApp = { app: null, tell: () => undefined };
let folder: string;
let target: Target;
let signers: Record<string, Signer>;
beforeEach(async () => {
  folder = mkdtempSync(path.join(scratch, 'target-'));
  target = folderTarget(folder);
  await deploy(target, built('mfe-qc', '0.9.0'), { by: 'Ann', why: 'before there were keys' });
  const make = async (name: string, parts: string) => {
    await makeKey(['--name', name, '--parts', parts, '--to', folder], { known, here: folder, env: {} });
    return readSigner(readFileSync(path.join(folder, `${name}.pem`), 'utf8'), `${name}-on-this-machine`);
  };
  signers = { qc: await make('qc-team', 'mfe-qc'), admin: await make('admin-team', 'mfe-admin,shell') };
  const stranger = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
  signers['stranger'] = readSigner(String(stranger), 'stranger');
});
const as = (signer: Signer | undefined): Asked => ({ by: 'Ann', why: 'because', signer: signer ?? null });

const nobody = "takes signed changes only: name your team's key with --key <file>, or in RELEASE_KEY.";
const WAYS: [string, (asked: Asked) => Promise<unknown>][] = [
  ['deploy', (asked) => deploy(target, built('mfe-qc', '1.0.0'), asked)],
  ['trial', (asked) => deploy(target, { ...built('mfe-qc', '1.0.0'), share: 0.1 }, asked)],
  ['share', (asked) => setShare(target, 'mfe-qc', { share: 0.5, around: around() }, asked)],
  ['stop', (asked) => stopTrial(target, 'mfe-qc', asked)],
  ['disable', (asked) => switchOff(target, 'mfe-qc', asked)],
  ['enable', (asked) => switchOn(target, 'mfe-qc', asked)],
  ['rollback', (asked) => rollback(target, 'mfe-qc', noApp, asked)],
  ['prune', (asked) => prune(target, 'mfe-qc', { keep: 1, openDays: 1, signer: asked.signer ?? null })],
];

test('every way to change a part takes its team’s key, and no other', async () => {
  for (const [way, change] of WAYS) {
    const before = await target.list('');
    for (const [who, sentence] of [
      [undefined, nobody],
      [signers['stranger'], 'The key stranger is none that'],
      [signers['admin'], 'The key admin-team is for mfe-admin, shell, not for mfe-qc.'],
    ] as const)
      await expect(change(as(who))).rejects.toThrow(sentence);
    expect([way, (await target.list('')).length]).toEqual([way, before.length]);
    await change(as(signers['qc']));
  }
});

test('a release is vouched for by its team, and the record says who it was by the key', async () => {
  await deploy(target, built('mfe-qc', '1.0.0'), as(signers['qc']));
  const keys = (await readKeys(target)) ?? {};
  const [entry] = registryAfter(await readChanges(target)).remotes;
  expect(entry?.signature?.key).toBe('qc-team');
  const vouched = (text: string) => isVouchedFor(keys, 'mfe-qc', text, entry?.signature);
  expect(entry && vouched(signedText(entry))).toBe(true);
  expect(entry && vouched(signedText({ ...entry, version: '1.0.1' }))).toBe(false);
  expect(entry && isVouchedFor(keys, 'mfe-admin', signedText(entry), entry.signature)).toBe(false);

  const change = (await readChanges(target)).at(-1);
  expect(change?.by).toBe('qc-team');
  expect(change && isVouchedFor(keys, 'mfe-qc', changeText(change), change.signature)).toBe(true);
});

test('the server takes in what was signed here, and the release before in place of what was not', async () => {
  const asQc = as(signers['qc']);
  await deploy(target, built('mfe-qc', '1.0.0'), asQc);
  await deploy(target, built('mfe-qc', '1.1.0'), asQc);
  await deploy(target, { ...built('mfe-qc', '1.2.0'), share: 0.1 }, asQc);
  await deploy(target, builtAs(shellOf('1.0.0')), as(signers['admin']));
  await deploy(target, { ...builtAs(shellOf('1.1.0')), share: 0.1 }, as(signers['admin']));
  const keys = releaseKeysFrom(path.join(folder, 'keys.json'));
  const registry = registryAfter(await readChanges(target));
  const { registry: taken, refused } = vetted(registry, keys);
  const nobodys = { name: 'mfe-qc', version: '0.9.0', reason: 'nobody has signed it', instead: '1.1.0' };
  expect(refused).toEqual([nobodys]);
  expect(taken).toMatchObject({
    shell: { version: '1.0.0' },
    shellTrial: { version: '1.1.0', share: 0.1 },
    remotes: [{ version: '1.1.0', trial: { version: '1.2.0' }, before: [{ version: '1.0.0' }] }],
  });
  const [entry] = registry.remotes;
  const altered = { ...registry, remotes: entry ? [{ ...entry, menu: [], contract: '^1.0' }] : [] };
  expect(vetted(altered, keys).registry.remotes[0]?.version).toBe('1.0.0');
});

test('what was written without a key is told from the rest in the list', async () => {
  await deploy(target, built('mfe-qc', '1.0.0'), as(signers['qc']));
  const changes = await readChanges(target);
  const lines = listing(changes, 'mfe-qc', {
    registry: registryAfter(changes),
    keys: await readKeys(target),
  });
  expect(lines[1]).toContain('Ann  before there were keys  (not signed by a key that may)');
  expect(lines[2]).toMatch(/qc-team {2}because$/);
});

test('a release from before the keys is signed by who goes back to it', async () => {
  await deploy(target, built('mfe-qc', '1.0.0'), as(signers['qc']));
  const { remotes } = await rollback(target, 'mfe-qc', noApp, as(signers['qc']));
  expect(remotes[0]).toMatchObject({ version: '0.9.0', signature: { key: 'qc-team' } });
});

test('a file that was altered after the build is not uploaded, signed or not', async () => {
  const offered = built('mfe-qc', '1.0.0');
  appendFileSync(path.join(offered.built, 'assets/main.js'), ';steal()');
  await expect(deploy(target, offered, as(signers['qc']))).rejects.toThrow(
    'assets/main.js has changed since it was built. Build mfe-qc again.',
  );
  expect(await target.list('remotes/mfe-qc/1.0.0/')).toEqual([]);
});

test('a pair is made once, readable by nobody else, and its public half can be handed over', async () => {
  const place = { known, here: mkdtempSync(path.join(scratch, 'keys-')), env: {} };
  const lines = await makeKey(['--name', 'qc-team', '--parts', 'mfe-qc'], place);
  const file = path.join(place.here, 'qc-team.pem');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const signer = readSigner(readFileSync(file, 'utf8'), 'qc-team');
  expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ 'qc-team': { public: signer.public, parts: ['mfe-qc'] } });
  await expect(makeKey(['--name', 'qc-team', '--parts', 'mfe-qc'], place)).rejects.toThrow(
    'is there already',
  );
  await expect(makeKey(['--name', 'qc-two', '--parts', 'mfe-qc', '--to', folder], place)).rejects.toThrow(
    'mfe-qc is signed for by qc-team there.',
  );
});

test.each([
  [[], 'Name whose key it is, in small letters: --name qc-team.'],
  [['--name', '../qc'], 'Name whose key it is'],
  [['--name', 'qc-team'], 'Name the parts that this team may change'],
  [['--name', 'qc-team', '--parts', 'mfe-none'], 'There are shell, mfe-qc, mfe-admin.'],
])('a key asked for by %j is answered by a sentence', async (args, sentence) => {
  await expect(makeKey(args, { known, here: scratch, env: {} })).rejects.toThrow(sentence);
});

test('what is no private key of the kind is answered by a sentence', () => {
  expect(() => readSigner('no key', 'qc')).toThrow(
    "The key qc can't be read: it must be the private one, in PEM form.",
  );
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
  expect(() => readSigner(pem, 'qc')).toThrow('The key qc is of another kind');
});

test('a target whose keys can’t be read takes nothing', async () => {
  writeFileSync(path.join(folder, 'keys.json'), '{"qc-team":');
  await expect(deploy(target, built('mfe-qc', '1.0.0'), as(signers['qc']))).rejects.toThrow('keys.json');
});
