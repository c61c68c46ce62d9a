import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RegistryEntry, RemoteDescriptor } from '../../shared-ui/domain/src/registry/registry.ts';
import { REMOTES, root, versionOf } from '../project.mjs';
import type { Release } from '../releases/upload-release.ts';

const integrityOf = (bytes: Uint8Array) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
const load = async (file: string): Promise<unknown> => import(pathToFileURL(path.join(root, file)).href);
const writeJson = (file: string, value: unknown) => writeFileSync(file, JSON.stringify(value, null, 2));

/** The version of the remote contract in this checkout. */
async function contractVersion(): Promise<string> {
  const { CONTRACT_VERSION } = (await load('shared-ui/src/remote/contract.ts')) as {
    CONTRACT_VERSION: string;
  };
  return CONTRACT_VERSION;
}

/** Reads what a remote brings and adds where it is found. */
export async function releaseOf(part: string, entry: string): Promise<RegistryEntry> {
  const { descriptor } = (await load(`${part}/src/descriptor.ts`)) as { descriptor: RemoteDescriptor };
  return { ...descriptor, version: versionOf(part), contract: `^${await contractVersion()}`, entry };
}

/** Writes shell.json beside the shell: what it offers remotes, and the paths that are its own. */
export async function writeShell(): Promise<void> {
  const { ownRoutes } = (await load('shell/src/routing/routes.ts')) as { ownRoutes: { path: string }[] };
  const taken = ownRoutes.map((route) => route.path);
  const shell = { version: versionOf('shell'), contract: await contractVersion(), taken };
  writeJson(path.join(root, 'shell/dist/shell.json'), shell);
}

type Manifest = {
  metaData: { remoteEntry: { name: string } };
  exposes: { name: string; assets: Record<'js' | 'css', { sync: string[] }> }[];
};

/** What a remote's first screen takes in any case: its entry, and what its lifecycles are in. */
function filesAhead({ metaData, exposes }: Manifest): string[] {
  const assets = exposes.find(({ name }) => name === 'lifecycles')?.assets;
  return [metaData.remoteEntry.name, ...(assets?.js.sync ?? []), ...(assets?.css.sync ?? [])];
}

/** Writes dist/release.json of a remote that was just built: its entry in the registry, and every file's integrity. */
export async function writeRelease(part: string): Promise<void> {
  const version = versionOf(part);
  const folder = path.join(root, part, 'dist', version);
  const bytesOf = (file: string) => readFileSync(path.join(folder, file));
  const hash = (file: string) => integrityOf(bytesOf(file));
  const manifest = JSON.parse(bytesOf('mf-manifest.json').toString()) as Manifest;
  const entry = await releaseOf(part, `/remotes/${part}/${version}/mf-manifest.json`);
  const integrity = { manifest: hash('mf-manifest.json'), entry: hash(manifest.metaData.remoteEntry.name) };
  const names = globSync('**/*.*', { cwd: folder }).filter((name) => !/\.(br|gz)$/.test(name));
  const release: Release = {
    entry: { ...entry, integrity, ahead: filesAhead(manifest) },
    files: Object.fromEntries(names.sort().map((name) => [name, hash(name)])),
  };
  writeJson(path.join(root, part, 'dist', 'release.json'), release);
}

/** What was built last: `entry` for the registry, and `files` with their integrity; null before the first build. */
export function builtRelease(part: string): Release | null {
  const file = path.join(root, part, 'dist/release.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Release) : null;
}

/** Gathers what was built last into the registry beside the shell; revision 0, since nothing has been deployed. */
export function collectRegistry(): void {
  const target = path.join(root, 'shell/dist');
  if (!existsSync(target)) return;
  const remotes = REMOTES.flatMap((part) => builtRelease(part)?.entry ?? []);
  writeJson(path.join(target, 'registry.json'), { revision: 0, remotes });
}
