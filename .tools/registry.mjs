// A remote's release file says what it brings; the registry gathers the releases that the shell may load.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES, root, versionOf } from './project.mjs';

/** Subresource integrity of a file. */
export const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** The version of the remote contract in this checkout. */
async function contractVersion() {
  const { CONTRACT_VERSION } = await import(join(root, 'shared-ui/src/remote/contract.ts'));
  return CONTRACT_VERSION;
}

/** Reads what a remote brings and adds where it is found. */
export async function releaseOf(part, entry) {
  const { descriptor } = await import(join(root, part, 'src/descriptor.ts'));
  return { ...descriptor, version: versionOf(part), contract: `^${await contractVersion()}`, entry };
}

/** Answers /release.json on a remote's development server, for shells that take it from there. */
export const announceRelease = (part) => ({
  name: 'release',
  path: '/release.json',
  middleware: async (_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end(JSON.stringify(await releaseOf(part, 'mf-manifest.json')));
  },
});

/** Writes shell.json beside the shell: what it offers remotes, and the paths that are its own. */
export async function writeShell() {
  const { ownRoutes } = await import(join(root, 'shell/src/routing/routes.ts'));
  const taken = ownRoutes.map(({ path }) => path);
  const shell = { version: versionOf('shell'), contract: await contractVersion(), taken };
  writeFileSync(join(root, 'shell/dist/shell.json'), JSON.stringify(shell, null, 2));
}

/** What a remote's first screen takes in any case: its entry, and what its lifecycles are in. */
function filesAhead({ metaData, exposes }) {
  const { js, css } = exposes.find(({ name }) => name === 'lifecycles').assets;
  return [metaData.remoteEntry.name, ...js.sync, ...css.sync];
}

/** Writes dist/release.json of a remote that was just built: its entry in the registry, and every file's integrity. */
export async function writeRelease(part) {
  const version = versionOf(part);
  const folder = join(root, part, 'dist', version);
  const hash = (file) => integrityOf(readFileSync(join(folder, file)));
  const manifest = JSON.parse(readFileSync(join(folder, 'mf-manifest.json'), 'utf8'));
  const entry = await releaseOf(part, `/remotes/${part}/${version}/mf-manifest.json`);
  const integrity = { manifest: hash('mf-manifest.json'), entry: hash(manifest.metaData.remoteEntry.name) };
  const names = globSync('**/*.*', { cwd: folder }).filter((name) => !/\.(br|gz)$/.test(name));
  const files = Object.fromEntries(names.sort().map((name) => [name, hash(name)]));
  writeFileSync(
    join(root, part, 'dist', 'release.json'),
    JSON.stringify({ entry: { ...entry, integrity, ahead: filesAhead(manifest) }, files }, null, 2),
  );
}

/** What was built last: `entry` for the registry, and `files` with their integrity; null before the first build. */
export function builtRelease(part) {
  const file = join(root, part, 'dist/release.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** Gathers what was built last into the registry beside the shell; revision 0, since nothing has been deployed. */
export function collectRegistry() {
  const target = join(root, 'shell/dist');
  if (!existsSync(target)) return;
  const releases = REMOTES.map(builtRelease).filter((release) => release !== null);
  const remotes = releases.map(({ entry }) => entry);
  writeFileSync(join(target, 'registry.json'), JSON.stringify({ revision: 0, remotes }, null, 2));
}
