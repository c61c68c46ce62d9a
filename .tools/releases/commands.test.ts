import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import type { Registry } from '../../shared-ui/domain/src/registry/registry.ts';
import { deploy, prune, rollback, setDisabled, type Shell } from './commands.ts';
import { readChanges } from './registry-changes.ts';
import { openTarget } from './open-target.ts';
import type { Target } from './target.ts';
import type { Release } from './upload-release.ts';

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

const shell: Shell = { contract: '1.1', taken: ['/', '/dashboard'] };
const asked = { by: 'Ann', why: 'a new chart' };
const ownPath = (name: string) => `/of-${name}`;

/** A release as a build leaves it, with a page of its own. */
function built(
  name: string,
  version: string,
  change: { text?: string; path?: string; contract?: string } = {},
) {
  const folder = mkdtempSync(path.join(scratch, 'built-'));
  const files: Record<string, string> = {};
  for (const [file, text] of Object.entries({
    'mf-manifest.json': `{"version":"${version}"}`,
    'assets/main.js': change.text ?? version,
  })) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
    files[file] = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  }
  const title = { en: name, es: name };
  const route = { path: change.path ?? ownPath(name), access: 'signedIn', layout: 'default', title } as const;
  const entry = `/remotes/${name}/${version}/mf-manifest.json`;
  const { contract = '^1.1' } = change;
  const release: Release = {
    entry: { name, version, contract, entry, routes: [route], menu: [] },
    files,
  };
  return { release, built: folder, shell };
}
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

  test('a version is never written twice with another content', async () => {
    await deploy(target, built('mfe-qc', '1.0.0'), asked);
    await expect(deploy(target, built('mfe-qc', '1.0.0', { text: 'other' }), asked)).rejects.toThrow(
      'mfe-qc 1.0.0 is there already, and differs.',
    );
    expect((await deploy(target, built('mfe-qc', '1.0.0'), asked)).revision).toBe(2);
  });

  test.each([
    [{ contract: '^2.0' }, 'mfe-qc 1.0.0 is refused: needs contract ^2.0, and the shell offers 1.1.'],
    [{ path: '/dashboard' }, "mfe-qc 1.0.0 is refused: /dashboard: somebody else's path."],
    [{ path: '/of-mfe-admin' }, "mfe-qc 1.0.0 is refused: /of-mfe-admin: somebody else's path."],
    [{ path: '/report' }, 'mfe-qc 1.0.0 is refused: /report: weaker than superAdmin.'],
  ])('a release with %j is refused and nothing is written', async (fault, message) => {
    await deploy(target, built('mfe-admin', '1.0.0'), asked);
    await expect(deploy(target, built('mfe-qc', '1.0.0', fault), asked)).rejects.toThrow(message);
    expect(await target.list('remotes/mfe-qc/')).toEqual([]);
    expect(versionsOf(await registryOf(target))).toEqual({ 'mfe-admin': '1.0.0' });
  });

  test('a release can be taken back, and a first one taken out', async () => {
    await deploy(target, built('mfe-qc', '1.0.0'), asked);
    await deploy(target, built('mfe-qc', '1.1.0'), asked);
    expect(versionsOf(await rollback(target, 'mfe-qc', undefined, asked))).toEqual({ 'mfe-qc': '1.0.0' });
    expect(versionsOf(await rollback(target, 'mfe-qc', '1.1.0', asked))).toEqual({ 'mfe-qc': '1.1.0' });
    await deploy(target, built('mfe-admin', '1.0.0'), asked);
    expect(versionsOf(await rollback(target, 'mfe-admin', undefined, asked))).toEqual({ 'mfe-qc': '1.1.0' });
  });

  test('a remote is switched off with a reason, and on again', async () => {
    await deploy(target, built('mfe-qc', '1.0.0'), asked);
    const off = await setDisabled(target, 'mfe-qc', true, { by: 'Ann', why: 'Wrong sums' });
    expect(off.remotes[0]?.disabled).toEqual({ why: 'Wrong sums' });
    const on = await setDisabled(target, 'mfe-qc', false, asked);
    expect(on.remotes[0]?.disabled).toBeUndefined();
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

  test('pruning leaves what is in use and what a tab may still ask for', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0'])
      await deploy(target, built('mfe-qc', version), asked);
    const inTwoMonths = new Date(Date.now() + 60 * 24 * 60 * 60 * 1000);
    expect(await prune(target, 'mfe-qc', { keep: 2, openDays: 90 }, inTwoMonths)).toEqual([]);
    expect(await prune(target, 'mfe-qc', { keep: 2, openDays: 30 }, inTwoMonths)).toEqual(['1.0.0', '1.1.0']);
    expect(await target.read('remotes/mfe-qc/1.1.0/assets/main.js')).toBeNull();
    await expect(rollback(target, 'mfe-qc', '1.1.0', asked)).rejects.toThrow('mfe-qc 1.1.0 has been pruned.');
    expect(versionsOf(await rollback(target, 'mfe-qc', undefined, asked))).toEqual({ 'mfe-qc': '1.2.0' });
  });
});
