import type { RegistryEntry } from '../../shared-ui/domain/src/registry/registry.ts';
import { SHELL, versionsToKeep } from './changes.rules.ts';
import { allowedSigner, type Signer } from './keys.ts';
import { registryAfter } from './part-state.rules.ts';
import { readChanges } from './registry-changes.ts';
import type { Target } from './target.ts';
import { versionsOf } from './upload-release.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What bounds a prune. */
export type Bounds = {
  /** The last so many versions stay. */
  keep: number;
  /** A tab may have been open for so many days. */
  openDays: number;
  /** Versions that run in open tabs by the app's own word. */
  inUse?: string[];
  signer?: Signer | null;
};

const namedBy = ({ version, before = [], trial }: RegistryEntry) => [
  version,
  ...before.map((release) => release.version),
  ...(trial ? [trial.version] : []),
];

/** Removes old versions; answers with those removed. What came within a day and is not in use yet stays as well. */
export async function prune(
  target: Target,
  part: string,
  { keep, openDays, inUse = [], signer = null }: Bounds,
  now = new Date(),
): Promise<string[]> {
  await allowedSigner(target, part, signer);
  const changes = await readChanges(target);
  const { remotes, shell, shellTrial } = registryAfter(changes);
  const entry = remotes.find(({ name }) => name === part);
  const shells = part === SHELL ? [shell, shellTrial].flatMap((release) => release?.version ?? []) : [];
  const kept = versionsToKeep(changes, part, {
    keep,
    openSince: new Date(now.getTime() - openDays * DAY_MS),
    named: [...inUse, ...shells, ...(entry ? namedBy(entry) : [])],
  });
  const folder = versionsOf(part);
  const files = await target.list(folder);
  const versions = Map.groupBy(files, ({ key }) => key.slice(folder.length).split('/')[0] ?? '');
  const removed: string[] = [];
  for (const [version, its] of versions) {
    const isYoung = its.some(({ changed }) => now.getTime() - changed.getTime() < DAY_MS);
    if (kept.has(version) || isYoung) continue;
    for (const { key } of its) await target.remove(key);
    removed.push(version);
  }
  return removed.sort();
}
