import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import type { Registry } from '../../shared-ui/domain/src/registry/registry.ts';
import { pinnedNode, root, versionOf } from '../project.mjs';
import type { PartRelease } from './changes.rules.ts';
import type { Release } from './upload-release.ts';
import type { ShellOffer, World } from './world.rules.ts';

/** Beside a part's own folder: what its builds are made of. */
const SOURCES = ['shared-ui', 'rspack.base.ts', 'package-lock.json'];

const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
const jsonOf = (file: string): unknown =>
  existsSync(path.join(root, file)) ? JSON.parse(readFileSync(path.join(root, file), 'utf8')) : null;

/** Runs one of the project's own commands; what it prints is seen. */
function isSound(args: string[]): boolean {
  return spawnSync(pinnedNode(), args, { cwd: root, stdio: 'inherit' }).status === 0;
}

/** Who works here. */
export const personHere = () => git('config', 'user.name').stdout.trim() || userInfo().username;

/** Why a part is deployed, unless somebody says otherwise: its last commit. */
export const lastCommit = (part: string) =>
  git('log', '-1', '--format=%h %s', '--', part).stdout.trim() || 'deployed';

/** Whether what a part is built from differs from what was committed. */
export const hasUncommitted = (part: string) =>
  git('status', '--porcelain', '--', part, ...SOURCES).stdout.trim() !== '';

/** Looks at a part's sources as the whole project's check does; throws where something of them doesn't hold. */
export function checkSources(part: string, { tests }: { tests: boolean }): void {
  if (!isSound(['node_modules/typescript/bin/tsc', '-b', part]))
    throw new Error(`${part} is refused: its types do not hold. What tsc says stands above.`);
  if (!tests) return;
  const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const runner = [...jest, 'node_modules/jest/bin/jest.js', '--passWithNoTests'];
  if (!isSound([...runner, '--testPathPatterns', `^${path.join(root, part)}/`]))
    throw new Error(
      `${part} is refused: its tests fail. What failed stands above; --no-tests leaves them out, and the record says so.`,
    );
}

/** Builds a part if its sources changed. */
export function build(part: string): void {
  if (!isSound([path.join(import.meta.dirname, '../build.mjs'), part, '--if-changed']))
    throw new Error(`${part} could not be built.`);
}

/** What was built last of a part, and the folder that it is in. */
export function builtPart(part: string): { release: Release<PartRelease>; built: string } {
  const release = jsonOf(`${part}/dist/release.json`) as Release<PartRelease> | null;
  if (!release) throw new Error(`${part} has not been built: npm run build -w ${part}.`);
  const { version } = release.entry;
  if (version !== versionOf(part))
    throw new Error(`What is built of ${part} is ${version}, and not ${versionOf(part)}: build it again.`);
  return { release, built: path.join(root, part, 'dist', version) };
}

/** Shell and remotes as they were built here; null before the first build. */
export function builtWorld(): Omit<World, 'isRunning'> | null {
  const registry = jsonOf('shell/dist/registry.json') as Registry | null;
  const shell = registry?.shell ?? (jsonOf('shell/dist/shell.json') as ShellOffer | null);
  return shell && { shell, remotes: registry?.remotes ?? [] };
}
