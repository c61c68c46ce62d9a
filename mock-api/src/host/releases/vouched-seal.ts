import { z } from 'zod';
import type { RemoteRelease, ShellRelease } from 'shared-domain/registry';
import type { ReleaseKeys } from './release-keys.ts';
import { inRelease, isSeal } from './seal.ts';
import { faultOf } from './vetted.rules.ts';

const shape = z.object({ entry: z.record(z.string(), z.unknown()) });

/**
 * Why a release must not even be looked at before it is in use; null where it may, and for every other file. A page takes
 * a preview from its release's own account, so what the registry's releases are held to is asked of that as well.
 */
export async function faultOfSeal(
  read: (key: string) => Promise<Buffer | null>,
  key: string,
  keys: ReleaseKeys | null,
): Promise<string | null> {
  if (keys === null || !isSeal(key)) return null;
  const [kind, name = ''] = inRelease(key)[0].split('/');
  const bytes = await read(key);
  if (!bytes) return null;
  try {
    const { entry } = shape.parse(JSON.parse(bytes.toString()));
    const release = entry as RemoteRelease | ShellRelease;
    return faultOf(kind === 'shell' ? 'shell' : name, release, keys);
  } catch {
    return 'its account of itself is damaged';
  }
}
