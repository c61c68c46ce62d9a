// A remote's release file says what it brings; the registry gathers the releases that the shell may load.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES, root } from './project.mjs';

const packageOf = (part) => JSON.parse(readFileSync(join(root, part, 'package.json'), 'utf8'));

/** Reads what a remote brings and adds where it is found. */
export async function releaseOf(part, entry) {
  const { descriptor } = await import(join(root, part, 'src/descriptor.ts'));
  const contract = readFileSync(join(root, 'shared-ui/src/remote/contract.ts'), 'utf8').match(
    /CONTRACT_VERSION = '([^']+)'/,
  )[1];
  return { ...descriptor, version: packageOf(part).version, contract, entry };
}

/** Writes dist/release.json of a remote that was just built. */
export async function writeRelease(part) {
  const { version } = packageOf(part);
  const release = await releaseOf(part, `/remotes/${part}/${version}/mf-manifest.json`);
  writeFileSync(join(root, part, 'dist', 'release.json'), JSON.stringify(release, null, 2));
}

/** Gathers the releases into the registry beside the shell. The revision is that of the content, so that the same releases make the same file. */
export function collectRegistry() {
  const target = join(root, 'shell/dist');
  if (!existsSync(target)) return;
  const remotes = REMOTES.map((part) => join(root, part, 'dist/release.json'))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(join(target, 'registry.json'), JSON.stringify({ revision: 1, remotes }, null, 2));
}
