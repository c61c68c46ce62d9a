import type { Registry } from 'shared-domain/registry';
import { keyOf, placed } from './addresses.rules.ts';
import { inRelease } from './seal.ts';

/** After a release could not be fetched whole, how long it takes until that is tried again. */
const AGAIN_MS = 60_000;

/** The folders of the releases that people may be given. */
function foldersIn({ remotes, shell, shellTrial }: Registry): string[] {
  const addresses = [
    ...remotes.flatMap(({ entry, trial }) => (trial ? [entry, trial.entry] : [entry])),
    ...[shell, shellTrial].flatMap((release) => release?.page ?? []),
  ];
  return addresses.flatMap((address) => {
    const key = keyOf(placed(address));
    return key === null ? [] : [inRelease(key)[0]];
  });
}

/**
 * Fetches the releases in force whole, one after the other, behind people's backs: when the host is away they are here, and
 * the first who opens a screen after a deploy doesn't wait for it. `fetchWhole` throws when it can't.
 */
export function fetchingAhead(fetchWhole: (folder: string) => Promise<void>): (registry: Registry) => void {
  /** When each is tried again; never where it is here. */
  const next = new Map<string, number>();
  let last = Promise.resolve();

  async function fetchOne(folder: string): Promise<void> {
    next.set(folder, Infinity);
    await fetchWhole(folder).catch(() => next.set(folder, performance.now() + AGAIN_MS));
  }

  return (registry) => {
    for (const folder of foldersIn(registry)) {
      if ((next.get(folder) ?? 0) > performance.now()) continue;
      next.set(folder, Infinity);
      last = last.then(() => fetchOne(folder));
    }
  };
}
