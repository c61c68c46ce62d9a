import type { Registry, RegistryEntry } from '../../shared-ui/domain/src/registry/registry.ts';
import { readRegistry } from '../../shared-ui/domain/src/registry/registry.rules.ts';
import { entryBefore, inOrder, switchedOn, versionsToKeep, type Change } from './changes.rules.ts';
import { readChanges, recordChange } from './registry-changes.ts';
import type { Target } from './target.ts';
import { folderOf, uploadRelease, type Release } from './upload-release.ts';

/** Who asks, and why; kept with the change. */
export type Asked = { by: string; why: string };
/** What the shell offers that will load the remotes. */
export type Shell = { contract: string; taken: string[] };

const fileNameOf = ({ entry }: RegistryEntry) => entry.split('/').at(-1) ?? '';

const DAY_MS = 24 * 60 * 60 * 1000;

const presentOf = (changes: Change[], remote: string): RegistryEntry | null =>
  inOrder(changes).findLast((change) => change.remote === remote)?.entry ?? null;

/** Refuses what the shell would leave out, in the shell's own words. */
function check(entry: RegistryEntry, changes: Change[], shell: Shell): void {
  const latest = new Map(inOrder(changes).map((change) => [change.remote, change.entry]));
  const others = [...latest.values()].filter((other) => other !== null && other.name !== entry.name);
  const { refused } = readRegistry(
    { revision: 0, remotes: [...others, entry] },
    { ...shell, base: 'https://shell.invalid/' },
  );
  const own = refused.find(({ name }) => name === entry.name);
  if (own) throw new Error(`${entry.name} ${entry.version} is refused: ${own.reason}.`);
}

/** Uploads a release and puts it into use. */
export async function deploy(
  target: Target,
  { release, built, shell }: { release: Release; built: string; shell: Shell },
  asked: Asked,
): Promise<Registry> {
  // relative to the registry, so that a whole target can stand anywhere
  const folder = folderOf(release.entry.name, release.entry.version);
  const entry = { ...release.entry, entry: folder + fileNameOf(release.entry) };
  check(entry, await readChanges(target), shell);
  await uploadRelease(target, release, built);
  const changes = await readChanges(target);
  const from = presentOf(changes, entry.name)?.version ?? null;
  return recordChange(
    target,
    changes,
    { ...asked, remote: entry.name, kind: 'deploy', from, to: entry.version, entry },
    new Date(),
  );
}

/** Goes back to the version before, or to the one named; out of the registry where there was none before. */
export async function rollback(
  target: Target,
  remote: string,
  to: string | undefined,
  asked: Asked,
): Promise<Registry> {
  const changes = await readChanges(target);
  const entry = entryBefore(changes, remote, to);
  if (entry && !(await target.read(folderOf(remote, entry.version) + fileNameOf(entry))))
    throw new Error(`${remote} ${entry.version} has been pruned.`);
  const from = presentOf(changes, remote)?.version ?? null;
  return recordChange(
    target,
    changes,
    { ...asked, remote, kind: 'rollback', from, to: entry?.version ?? null, entry },
    new Date(),
  );
}

/** Switches a remote off, or on again: its screens then say why, in every tab that is opened from now on. */
export async function setDisabled(
  target: Target,
  remote: string,
  disabled: boolean,
  asked: Asked,
): Promise<Registry> {
  const changes = await readChanges(target);
  const present = presentOf(changes, remote);
  if (!present) throw new Error(`${remote} is not deployed here.`);
  const entry = disabled ? { ...present, disabled: { why: asked.why } } : switchedOn(present);
  const { version } = present;
  const kind = disabled ? 'disable' : 'enable';
  return recordChange(
    target,
    changes,
    { ...asked, remote, kind, from: version, to: version, entry },
    new Date(),
  );
}

/** Removes old versions; answers with those removed. What came within a day and is not in use yet stays as well. */
export async function prune(
  target: Target,
  remote: string,
  { keep, openDays }: { keep: number; openDays: number },
  now = new Date(),
): Promise<string[]> {
  const kept = versionsToKeep(await readChanges(target), remote, {
    keep,
    openSince: new Date(now.getTime() - openDays * DAY_MS),
  });
  const files = await target.list(`remotes/${remote}/`);
  const versions = Map.groupBy(files, ({ key }) => key.split('/')[2] ?? '');
  const removed: string[] = [];
  for (const [version, its] of versions) {
    const isYoung = its.some(({ changed }) => now.getTime() - changed.getTime() < DAY_MS);
    if (kept.has(version) || isYoung) continue;
    for (const { key } of its) await target.remove(key);
    removed.push(version);
  }
  return removed.sort();
}
