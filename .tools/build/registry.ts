import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type {
  Registry,
  RegistryEntry,
  RemoteDescriptor,
  ShellRelease,
} from '../../shared-ui/domain/src/registry/registry.ts';
import { packageOf, programs, REMOTES, root, versionOf } from '../project.mjs';
import type { Release } from '../releases/upload-release.ts';
import { writeJson } from './put-into-use.ts';

/** What a build of the shell leaves in `dist/release.json`, as a remote's does. */
export type ShellBuild = Omit<Release, 'entry'> & { entry: ShellRelease };

const load = async (file: string): Promise<unknown> => import(pathToFileURL(path.resolve(root, file)).href);

/** The version of the remote contract in this checkout. */
async function contractVersion(): Promise<string> {
  const { CONTRACT_VERSION } = (await load(
    path.join(packageOf('shared-ui', 'shared-ui'), `src/remote/contract${programs}`),
  )) as {
    CONTRACT_VERSION: string;
  };
  return CONTRACT_VERSION;
}

/** Reads what a remote brings and adds where it is found. */
export async function releaseOf(part: string, entry: string): Promise<RegistryEntry> {
  const { descriptor } = (await load(`${part}/src/descriptor.ts`)) as { descriptor: RemoteDescriptor };
  return { ...descriptor, version: versionOf(part), contract: `^${await contractVersion()}`, entry };
}

/** Versions of what the shell shares with remotes. */
async function sharedVersions(): Promise<Record<string, string>> {
  const { sharedModules } = (await load('rspack.base.ts')) as { sharedModules: () => object };
  const versionIn = (name: string) => {
    const file = path.join(root, 'node_modules', name.split('/')[0] ?? '', 'package.json');
    return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  };
  return Object.fromEntries(Object.keys(sharedModules()).map((name) => [name, versionIn(name)]));
}

/** What the shell offers remotes, and the paths that are its own. */
export async function shellOffer(): Promise<Pick<ShellRelease, 'version' | 'contract' | 'taken' | 'shared'>> {
  const { ownRoutes } = (await load('shell/src/routing/routes.ts')) as { ownRoutes: { path: string }[] };
  const taken = ownRoutes.map((route) => route.path);
  return {
    version: versionOf('shell'),
    contract: await contractVersion(),
    taken,
    shared: await sharedVersions(),
  };
}

const builtOf = (part: string): unknown => {
  const file = path.join(root, part, 'dist/release.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
};

/** What was built last: `entry` for the registry, and `files` with their integrity; null before the first build. */
export const builtRelease = (part: string) => builtOf(part) as Release | null;

/** The same of the shell. */
const builtShell = () => builtOf('shell') as ShellBuild | null;

/**
 * Gathers what was built last into the registry beside the shell; revision 0, since nothing has been deployed. This file
 * switches all that was built at once: a running server goes by it.
 */
export function collectRegistry(): void {
  const shell = builtShell()?.entry;
  if (!shell) return;
  const remotes = REMOTES.flatMap((part) => builtRelease(part)?.entry ?? []);
  const registry: Registry = { revision: 0, remotes, shell };
  writeJson(path.join(root, 'shell/dist/registry.json'), registry);
}
