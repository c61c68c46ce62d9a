import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RegistryEntry } from '../../shared-ui/domain/src/registry/registry.ts';
import type { Target } from './target.ts';

/** What a build leaves in `dist/release.json`: the entry for the registry, and the integrity of each file. */
export type Release = { entry: RegistryEntry; files: Record<string, string> };

/** Where a release is kept. */
export const folderOf = (remote: string, version: string) => `remotes/${remote}/${version}/`;

const integrityOf = (bytes: Uint8Array) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
/** Lists a release's files; written last, so that a release is there whole or not at all. */
const SEAL = 'release.json';

/**
 * Uploads a release from the folder that it was built into. A version is never written twice: the same content is
 * left as it is, another one is refused.
 */
export async function uploadRelease(target: Target, release: Release, built: string): Promise<void> {
  const { name, version } = release.entry;
  const folder = folderOf(name, version);
  const sealed = await target.read(folder + SEAL);
  if (sealed) {
    const { files } = JSON.parse(new TextDecoder().decode(sealed)) as Release;
    if (JSON.stringify(files) === JSON.stringify(release.files)) return;
    throw new Error(
      `${name} ${version} is there already, and differs. Raise the version in ${name}/package.json, or pass --version.`,
    );
  }
  for (const [file, integrity] of Object.entries(release.files)) {
    const bytes = readFileSync(path.join(built, file));
    if (integrityOf(bytes) !== integrity) throw new Error(`${file} has changed since it was built.`);
  }
  await Promise.all(
    Object.keys(release.files)
      .flatMap((file) => [file, `${file}.br`, `${file}.gz`])
      .filter((file) => existsSync(path.join(built, file)))
      .map((file) => target.write(folder + file, readFileSync(path.join(built, file)), { forever: true })),
  );
  await target.write(folder + SEAL, new TextEncoder().encode(JSON.stringify(release)), { forever: true });
}
