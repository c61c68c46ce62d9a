import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { FetchFile } from './release-host.ts';

/** What every file of a release must be, as it was uploaded: by its name, 'sha384-…'. */
export type Seal = Readonly<Record<string, string>>;

const SEAL = 'release.json';
const shape = z.object({ files: z.record(z.string(), z.string()) });
const REMEMBERED = 200;

/** The folder of a release, and the file's name in it. */
export function inRelease(key: string): [folder: string, name: string] {
  const depth = key.startsWith('remotes/') ? 3 : 2;
  const segments = key.split('/');
  return [segments.slice(0, depth).join('/'), segments.slice(depth).join('/')];
}

/** Whether a file is a release's account of itself. */
export const isSeal = (key: string): boolean => inRelease(key)[1] === SEAL;

export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Reads the seals of a host; one that was read is not asked for again. Null: there is none that can be read. */
export function sealsOf(fetchFile: FetchFile): (folder: string) => Promise<Seal | null> {
  const seals = new Map<string, Seal>();
  return async (folder) => {
    const known = seals.get(folder);
    if (known) return known;
    try {
      const { bytes } = await fetchFile(`${folder}/${SEAL}`);
      const { files } = shape.parse(JSON.parse(bytes?.toString() ?? ''));
      if (seals.size >= REMEMBERED) seals.clear();
      seals.set(folder, files);
      return files;
    } catch {
      return null;
    }
  };
}
