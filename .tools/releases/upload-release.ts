import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteRelease } from '../../shared-ui/domain/src/registry/registry.ts';
import { signedText } from '../../shared-ui/domain/src/registry/signed-text.rules.ts';
import { SHELL, type PartRelease } from './changes.rules.ts';
import { readJson } from './read-json.ts';
import type { Target } from './target.ts';

/** What a build leaves in `dist/release.json`: the release for the registry, and the integrity of each file. */
export type Release<T extends PartRelease = RemoteRelease> = { entry: T; files: Record<string, string> };

/** Where all versions of a part are kept. */
export const versionsOf = (part: string) => (part === SHELL ? 'shell/' : `remotes/${part}/`);
/** Where a release is kept. */
export const folderOf = (part: string, version: string) => `${versionsOf(part)}${version}/`;

/** The part that a release is of. */
export const partOf = (release: PartRelease) => ('name' in release ? release.name : SHELL);

const integrityOf = (bytes: Uint8Array) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
/** Lists a release's files; written last, so that a release is there whole or not at all. */
const SEAL = 'release.json';

/** Whether a release is there whole. */
export const isThere = async (target: Target, part: string, version: string): Promise<boolean> =>
  (await target.read(folderOf(part, version) + SEAL)) !== null;

/** A version that was given away once is never given to anything else. */
export class VersionTaken extends Error {
  constructor(part: string, version: string) {
    super(`${part} ${version} is there already, and differs. Raise the version in ${part}/package.json.`);
  }
}

/**
 * Uploads a release from the folder that it was built into. A version is never written twice: the same content is
 * left as it is, another one (of a file, or of what it says of itself) is refused.
 */
export async function uploadRelease(
  target: Target,
  release: Release<PartRelease>,
  built: string,
): Promise<void> {
  const part = partOf(release.entry);
  const { version } = release.entry;
  const folder = folderOf(part, version);
  const sealed = await readJson<Release<PartRelease>>(target, folder + SEAL);
  if (sealed) {
    const { files, entry } = sealed;
    const isSame = JSON.stringify(files) === JSON.stringify(release.files);
    if (isSame && signedText(entry) === signedText(release.entry)) return;
    throw new VersionTaken(part, version);
  }
  for (const [file, integrity] of Object.entries(release.files)) {
    const bytes = readFileSync(path.join(built, file));
    if (integrityOf(bytes) !== integrity)
      throw new Error(`${file} has changed since it was built. Build ${part} again.`);
  }
  await Promise.all(
    Object.keys(release.files)
      .flatMap((file) => [file, `${file}.br`, `${file}.gz`])
      .filter((file) => existsSync(path.join(built, file)))
      .map((file) => target.write(folder + file, readFileSync(path.join(built, file)), { forever: true })),
  );
  await target.write(folder + SEAL, new TextEncoder().encode(JSON.stringify(release)), { forever: true });
}
