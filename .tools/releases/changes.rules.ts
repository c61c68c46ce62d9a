import type { Registry, RegistryEntry } from '../../shared-ui/domain/src/registry/registry.ts';

/**
 * One change of the registry. Changes are never altered: the registry is what all of them make together, so that two
 * made at once can't lose each other.
 */
export type Change = {
  /** Sorts by time; no two are the same. */
  id: string;
  at: string;
  by: string;
  why: string;
  remote: string;
  kind: 'deploy' | 'rollback' | 'disable' | 'enable';
  /** Version in use before and after; null: none. */
  from: string | null;
  to: string | null;
  /** What the registry names from now on; null takes the remote out. */
  entry: RegistryEntry | null;
};

/** What the registry says after these changes. The revision is their number. */
export function registryAfter(changes: Change[]): Registry {
  const remotes = new Map<string, RegistryEntry>();
  for (const { remote, entry } of inOrder(changes)) {
    if (entry) remotes.set(remote, entry);
    else remotes.delete(remote);
  }
  const named = [...remotes.values()].sort((a, b) => a.name.localeCompare(b.name));
  return { revision: changes.length, remotes: named };
}

/** Changes from the oldest to the newest. */
export const inOrder = (changes: Change[]): Change[] =>
  [...changes].sort((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)));

/** An id after all that are there, even where the clock of this machine runs behind. `random`: six characters. */
export function nextId(changes: Change[], now: Date, random: string): string {
  const last = inOrder(changes).at(-1);
  const at = Math.max(now.getTime(), last ? Date.parse(last.at) + 1 : 0);
  return `${new Date(at).toISOString().replaceAll(/[:.]/g, '-')}-${random}`;
}

/** The moment that an id stands for. */
export const momentOf = (id: string): string =>
  id.replace(/^(.{10})T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z-.*$/, '$1T$2:$3:$4.$5Z');

/**
 * The entry to go back to: that of the last other version which was in use before the present one, or null where the
 * present one is the first. Throws when nothing is deployed.
 */
export function entryBefore(changes: Change[], remote: string, to?: string): RegistryEntry | null {
  const own = inOrder(changes).filter((change) => change.remote === remote);
  const present = own.at(-1)?.entry;
  if (!present) throw new Error(`${remote} is not deployed here.`);
  const entries = own.flatMap(({ entry }) => (entry ? [entry] : []));
  const fits = ({ version }: RegistryEntry) =>
    to === undefined ? version !== present.version : version === to;
  const found = entries.findLast(fits);
  if (to !== undefined && !found) throw new Error(`${remote} ${to} was never deployed here.`);
  return found ? switchedOn(found) : null;
}

/** The entry without its mark of being switched off. */
export function switchedOn(entry: RegistryEntry): RegistryEntry {
  const { disabled: _, ...rest } = entry;
  return rest;
}

/**
 * Versions of a remote that must stay: the last `keep` that came into use, and every one that was in use at some time
 * since `openSince`, because a tab opened then still asks for its files.
 */
export function versionsToKeep(
  changes: Change[],
  remote: string,
  { keep, openSince }: { keep: number; openSince: Date },
): Set<string> {
  const own = inOrder(changes).filter((change) => change.remote === remote);
  const kept = new Set<string>();
  own.forEach(({ entry }, index) => {
    const end = own[index + 1]?.at;
    if (entry && (end === undefined || new Date(end) >= openSince)) kept.add(entry.version);
  });
  const recent = new Set<string>();
  for (const { to } of own.toReversed()) if (to !== null && recent.size < keep) recent.add(to);
  return new Set([...kept, ...recent]);
}
