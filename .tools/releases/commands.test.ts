import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import type { Registry, RemoteRelease } from '../../shared-ui/domain/src/registry/registry.ts';
import { deploy, rollback, setShare, stopTrial, switchOff, switchOn } from './commands.ts';
import { readChanges } from './registry-changes.ts';
import { openTarget } from './open-target.ts';
import { prune } from './prune.ts';
import type { Target } from './target.ts';
import { around, built, builtAs, shellOf } from './testing.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'count-exchange-releases-'));
const bucket = mkdtempSync(path.join(scratch, 's3-'));
const s3 = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: bucket,
  configureBuckets: [{ name: 'releases', configs: [] }],
});
const env: Record<string, string> = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };
beforeAll(async () => {
  const { port } = await s3.run();
  env.S3_ENDPOINT = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await s3.close();
  rmSync(scratch, { recursive: true });
});

const asked = { by: 'Ann', why: 'a new chart' };
const noApp = { app: null, tell: () => undefined };
async function registryOf(target: Target): Promise<Registry> {
  return JSON.parse(new TextDecoder().decode((await target.read('registry.json')) ?? undefined)) as Registry;
}
const versionsOf = ({ remotes }: Registry) =>
  Object.fromEntries(remotes.map(({ name, version }) => [name, version]));

describe.each<[string, () => string]>([
  ['a folder', () => mkdtempSync(path.join(scratch, 'target-'))],
  ['an S3-like host', () => `s3://releases/site-${Math.random().toString(36).slice(2)}`],
])('deploying to %s', (_, place) => {
  let target: Target;
  beforeEach(() => {
    target = openTarget(place(), env);
  });

  test('a release is uploaded, put into use and recorded', async () => {
    const registry = await deploy(target, built('mfe-qc', '1.0.0'), asked);
    expect(await registryOf(target)).toEqual(registry);
    expect(versionsOf(registry)).toEqual({ 'mfe-qc': '1.0.0' });
    const [change] = await readChanges(target);
    expect(change).toMatchObject({ ...asked, kind: 'deploy', remote: 'mfe-qc', from: null, to: '1.0.0' });
    const file = await target.read('remotes/mfe-qc/1.0.0/assets/main.js');
    expect(new TextDecoder().decode(file ?? undefined)).toBe('1.0.0');
  });

  test.each<[string, Partial<RemoteRelease>, string]>([
    ['another content', {}, 'other'],
    [
      'another descriptor',
      { menu: [{ label: { en: 'QC', es: 'CC' }, to: '/of-mfe-qc', icon: 'check', order: 1 }] },
      '1.0.0',
    ],
  ])('a version is never written twice with %s', async (_, change, text) => {
    await deploy(target, built('mfe-qc', '1.0.0'), asked);
    await expect(deploy(target, built('mfe-qc', '1.0.0', change, text), asked)).rejects.toThrow(
      'mfe-qc 1.0.0 is there already, and differs. Raise the version in mfe-qc/package.json.',
    );
    expect((await deploy(target, built('mfe-qc', '1.0.0'), asked)).revision).toBe(2);
  });

  test('a release can be taken back, and a first one taken out', async () => {
    await deploy(target, built('mfe-qc', '1.0.0'), asked);
    await deploy(target, built('mfe-qc', '1.1.0'), asked);
    expect(versionsOf(await rollback(target, 'mfe-qc', noApp, asked))).toEqual({ 'mfe-qc': '1.0.0' });
    expect(versionsOf(await rollback(target, 'mfe-qc', { ...noApp, to: '1.1.0' }, asked))).toEqual({
      'mfe-qc': '1.1.0',
    });
    await deploy(target, built('mfe-admin', '1.0.0'), asked);
    expect(versionsOf(await rollback(target, 'mfe-admin', noApp, asked))).toEqual({ 'mfe-qc': '1.1.0' });
  });

  test('a remote is switched off with a reason, deployed or not, and on again', async () => {
    await switchOff(target, 'mfe-qc', { by: 'Ann', why: 'Wrong sums', whyEs: 'Sumas incorrectas' });
    const off = { why: 'Wrong sums', whyEs: 'Sumas incorrectas' };
    const deployed = await deploy(target, built('mfe-qc', '1.0.0'), asked);
    expect(deployed).toMatchObject({
      off: { 'mfe-qc': off },
      remotes: [{ version: '1.0.0', disabled: off }],
    });
    const on = await switchOn(target, 'mfe-qc', asked);
    expect(on.off).toBeUndefined();
    expect(on.remotes[0]?.disabled).toBeUndefined();
    await expect(switchOn(target, 'mfe-qc', asked)).rejects.toThrow('mfe-qc is not switched off.');
  });

  test('the shell is a release like the others', async () => {
    await deploy(target, builtAs(shellOf('1.0.0')), asked);
    const registry = await deploy(target, builtAs(shellOf('1.1.0')), asked);
    expect(registry.shell).toMatchObject({ version: '1.1.0', page: 'shell/1.1.0/index.html' });
    const file = await target.read('shell/1.1.0/assets/main.js');
    expect(new TextDecoder().decode(file ?? undefined)).toBe('1.1.0');
    expect((await rollback(target, 'shell', noApp, asked)).shell?.version).toBe('1.0.0');
    expect((await rollback(target, 'shell', noApp, asked)).shell).toBeUndefined();
    await expect(switchOff(target, 'shell', asked)).rejects.toThrow('The shell can’t be switched off');
  });

  test('shell and remotes go back independently, as far as they fit each other', async () => {
    await deploy(target, builtAs(shellOf('1.0.0')), asked);
    await deploy(target, built('mfe-qc', '1.0.0'), asked);
    await deploy(target, builtAs(shellOf('1.1.0', { contract: '1.2' })), asked);
    await deploy(target, built('mfe-qc', '1.1.0', { contract: '^1.2' }), asked);
    await expect(rollback(target, 'shell', noApp, asked)).rejects.toThrow(
      'shell 1.0.0 is refused: mfe-qc 1.1.0: needs contract ^1.2, and the shell offers 1.1.',
    );
    expect(versionsOf(await rollback(target, 'mfe-qc', noApp, asked))).toEqual({ 'mfe-qc': '1.0.0' });
    expect((await rollback(target, 'shell', noApp, asked)).shell?.version).toBe('1.0.0');
    await expect(rollback(target, 'mfe-qc', { ...noApp, to: '1.1.0' }, asked)).rejects.toThrow(
      'mfe-qc 1.1.0 is refused: needs contract ^1.2, and the shell offers 1.1.',
    );
    await expect(deploy(target, built('mfe-admin', '1.0.0', { contract: '^1.2' }), asked)).rejects.toThrow(
      'mfe-admin 1.0.0 is refused: needs contract ^1.2, and the shell offers 1.1.',
    );
    expect(await target.list('remotes/mfe-admin/')).toEqual([]);
  });

  test('a release is tried on a share of the sessions, and given to all or ended', async () => {
    await expect(deploy(target, { ...built('mfe-qc', '1.0.0'), share: 0.1 }, asked)).rejects.toThrow(
      'deploy it without --share first',
    );
    await deploy(target, built('mfe-qc', '1.0.0'), asked);
    const tried = await deploy(target, { ...built('mfe-qc', '1.1.0'), share: 0.1 }, asked);
    expect(tried.remotes[0]).toMatchObject({ version: '1.0.0', trial: { version: '1.1.0', share: 0.1 } });
    const wider = await setShare(target, 'mfe-qc', { share: 0.5, around: around() }, asked);
    expect(wider.remotes[0]?.trial?.share).toBe(0.5);
    const whole = await setShare(target, 'mfe-qc', { share: 1, around: around() }, asked);
    expect(whole.remotes[0]).toMatchObject({ version: '1.1.0', before: [{ version: '1.0.0' }] });
    await deploy(target, { ...built('mfe-qc', '1.2.0'), share: 0.1 }, asked);
    const ended = await stopTrial(target, 'mfe-qc', { by: 'Ann', why: 'too many errors' });
    expect(ended.remotes[0]).toMatchObject({ version: '1.1.0' });
    expect(ended.remotes[0]?.trial).toBeUndefined();
    expect((await readChanges(target)).at(-1)).toMatchObject({ kind: 'stop', why: 'too many errors' });
  });

  test('a shell is tried on a share of the sessions, the first that is deployed too', async () => {
    const tried = await deploy(target, { ...builtAs(shellOf('1.0.0')), share: 0.1 }, asked);
    expect(tried.shell).toBeUndefined();
    expect(tried.shellTrial).toMatchObject({ version: '1.0.0', share: 0.1, page: 'shell/1.0.0/index.html' });
    const inTwoMonths = new Date(Date.now() + 60 * 24 * 60 * 60 * 1000);
    expect(await prune(target, 'shell', { keep: 1, openDays: 1 }, inTwoMonths)).toEqual([]);
    const whole = await setShare(target, 'shell', { share: 1, around: around() }, asked);
    expect([whole.shell?.version, whole.shellTrial]).toEqual(['1.0.0', undefined]);
    await deploy(target, { ...builtAs(shellOf('1.1.0')), share: 0.1 }, asked);
    const back = await rollback(target, 'shell', noApp, asked);
    expect([back.shell?.version, back.shellTrial]).toEqual(['1.0.0', undefined]);
  });

  test('what is on trial is what a rollback takes back first', async () => {
    await deploy(target, built('mfe-qc', '1.0.0'), asked);
    await deploy(target, { ...built('mfe-qc', '1.1.0'), share: 0.1 }, asked);
    const back = await rollback(target, 'mfe-qc', noApp, asked);
    expect(back.remotes[0]?.trial).toBeUndefined();
    expect(versionsOf(back)).toEqual({ 'mfe-qc': '1.0.0' });
  });

  test('of deploys made at once none is lost', async () => {
    const names = ['mfe-qc', 'mfe-admin', 'mfe-stations', 'mfe-imports', 'mfe-exports'];
    await Promise.all(
      names.flatMap((name) =>
        ['1.0.0', '1.1.0', '1.2.0'].map((version) => deploy(target, built(name, version), asked)),
      ),
    );
    const registry = await registryOf(target);
    expect(registry.revision).toBe(15);
    expect(registry.remotes.map(({ name }) => name)).toEqual([...names].sort());
    expect(await readChanges(target)).toHaveLength(15);
  });

  test('pruning leaves what the registry names and what a tab may still ask for', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0'])
      await deploy(target, built('mfe-qc', version), asked);
    const inTwoMonths = new Date(Date.now() + 60 * 24 * 60 * 60 * 1000);
    expect(await prune(target, 'mfe-qc', { keep: 2, openDays: 90 }, inTwoMonths)).toEqual([]);
    expect(await prune(target, 'mfe-qc', { keep: 2, openDays: 30 }, inTwoMonths)).toEqual(['1.0.0', '1.1.0']);
    expect(await target.read('remotes/mfe-qc/1.1.0/assets/main.js')).toBeNull();
    await expect(rollback(target, 'mfe-qc', { ...noApp, to: '1.1.0' }, asked)).rejects.toThrow(
      'mfe-qc 1.1.0 has been pruned.',
    );
    expect(versionsOf(await rollback(target, 'mfe-qc', noApp, asked))).toEqual({ 'mfe-qc': '1.4.0' });
  });
});
