import type {
  RemoteRelease,
  ShellRelease,
  Signature,
  SwitchedOff,
} from '../../shared-ui/domain/src/registry/registry.ts';

/** A release of any part. */
export type PartRelease = RemoteRelease | ShellRelease;

/** A release that a share (0 to 1) of the sessions gets. */
export type PartTrial = PartRelease & { share: number };

/** The part that is no remote. */
export const SHELL = 'shell';

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
  /** Name of the part: a remote, or 'shell'. */
  remote: string;
  kind: 'deploy' | 'rollback' | 'disable' | 'enable' | 'trial' | 'stop';
  /** Version in use before and after; null: none. */
  from: string | null;
  to: string | null;
  /** What is in use from now on; null: nothing that was deployed. Records of older tools mark it as switched off. */
  entry: (PartRelease & { disabled?: SwitchedOff }) | null;
  /** Why the part is off from now on, whatever is deployed. */
  off?: SwitchedOff;
  /** What a share (0 to 1) of the sessions gets from now on. */
  trial?: PartTrial;
  /** What was left out when the release was looked at before. */
  unchecked?: string[];
  /** Of the key that `by` names, over all the rest. */
  signature?: Signature;
};

/** Changes from the oldest to the newest. */
export const inOrder = (changes: Change[]): Change[] =>
  [...changes].sort((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)));

/** Changes of one part, from the oldest to the newest. */
export const changesOf = (changes: Change[], part: string): Change[] =>
  inOrder(changes.filter(({ remote }) => remote === part));

/** An id after all that are there, even where the clock of this machine runs behind. `random`: six characters. */
export function nextId(changes: Change[], now: Date, random: string): string {
  const last = inOrder(changes).at(-1);
  const at = Math.max(now.getTime(), last ? Date.parse(last.at) + 1 : 0);
  return `${new Date(at).toISOString().replaceAll(/[:.]/g, '-')}-${random}`;
}

/** The moment that an id stands for. */
export const momentOf = (id: string): string =>
  id.replace(/^(.{10})T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z-.*$/, '$1T$2:$3:$4.$5Z');

/** Every release that these changes ever put into use or on trial, oldest first. */
export const releasesOf = (changes: Change[], part: string): PartRelease[] =>
  changesOf(changes, part).flatMap(({ entry, trial }) => [
    ...(entry ? [plainRelease(entry)] : []),
    ...(trial ? [plainRelease(trial)] : []),
  ]);

/** The release without what its place in a registry adds. */
export function plainRelease<T extends PartRelease>(release: T & { disabled?: unknown; share?: unknown }): T {
  const { disabled: _disabled, share: _share, ...rest } = release;
  return rest as unknown as T;
}

/**
 * Versions of a part that must stay: the last `keep` that came into use, every one that was in use (or on trial) at some
 * time since `openSince`, because a tab opened then still asks for its files, and those that are `named` by others.
 */
export function versionsToKeep(
  changes: Change[],
  part: string,
  { keep, openSince, named }: { keep: number; openSince: Date; named: string[] },
): Set<string> {
  const own = changesOf(changes, part);
  const kept = new Set(named);
  own.forEach(({ entry, trial }, index) => {
    const end = own[index + 1]?.at;
    if (end !== undefined && new Date(end) < openSince) return;
    for (const release of [entry, trial]) if (release) kept.add(release.version);
  });
  const recent = new Set<string>();
  for (const { to } of own.toReversed()) if (to !== null && recent.size < keep) recent.add(to);
  return new Set([...kept, ...recent]);
}
