import type {
  Refused,
  RegistryEntry,
  RemoteRelease,
  ShellRelease,
  ShellTrial,
  SwitchedOff,
} from './registry.ts';
import {
  demand,
  isRecord,
  isText,
  readRelease,
  readShellRelease,
  readSwitchedOff,
  Refusal,
  type Surroundings,
} from './release.rules.ts';

/** What the registry brings: the remotes that may be used, why the others may not, and what is off. */
export type ReadRegistry = {
  remotes: RegistryEntry[];
  refused: Refused[];
  /** Remotes without a release that fits this shell: their screens say so. */
  unfit: RegistryEntry[];
  off: Record<string, SwitchedOff>;
  /** The shell in use; none: the one that came with the server. */
  shell: ShellRelease | null;
  /** The shell that some sessions have, for which share of them. */
  shellTrial?: ShellTrial;
};

type Fields = Record<string, unknown>;

const segments = (pattern: string) => pattern.split('/').slice(1);

/** Whether some address fits both patterns. */
export function overlap(one: string, other: string): boolean {
  const [a, b] = [segments(one), segments(other)];
  return (
    a.length === b.length &&
    a.every((part, i) => part === b[i] || part.startsWith(':') || b[i]?.startsWith(':') === true)
  );
}

/** Reads what needn't be there: what can't be used is told in `refused`, and nothing stands in its place. */
function tried<T>(read: () => T, name: string, version: unknown, refused: Refused[]): T | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    refused.push({ name, ...(isText(version) && { version }), reason: error.message });
    return null;
  }
}

const nameOf = (item: unknown) => (isRecord(item) && isText(item['name']) ? item['name'] : '?');
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The share of the sessions that a trial is for; null for what is none. */
function shareOf(trial: unknown): number | null {
  const share = isRecord(trial) ? trial['share'] : null;
  return typeof share === 'number' && share > 0 && share <= 1 ? share : null;
}

/** Reads a remote's releases: each that can be used, in the order in which they are preferred, and why others can't. */
function readReleases(item: Fields, taken: string[], around: Surroundings) {
  const name = nameOf(item);
  const refused: Refused[] = [];
  const usable = (value: unknown, anyContract: boolean): RemoteRelease => {
    const release = readRelease(value, around, anyContract);
    demand(release.name === name, 'a release of another part');
    for (const { path } of release.routes)
      demand(!taken.some((other) => overlap(path, other)), `${path}: somebody else's path`);
    return release;
  };
  const tryOne = (value: unknown) =>
    tried(() => usable(value, false), name, isRecord(value) ? value['version'] : null, refused);
  const share = shareOf(item['trial']);
  const trial = share === null ? null : tryOne(item['trial']);
  const present = tryOne(item);
  // which of the former ones can't be used is of no interest while another can
  const before = listOf(item['before']).flatMap(
    (value) => tried(() => usable(value, false), name, null, []) ?? [],
  );
  const inTrial = trial !== null && around.draw !== undefined && around.draw < (share ?? 0);
  const used = (inTrial ? trial : present) ?? before[0] ?? null;
  const unfit = used ? null : tried(() => usable(item, true), name, null, []);
  return { used, unfit, before, refused, ...(trial && share && { trial: { ...trial, share } }) };
}

function readEntry(item: Fields, read: ReadRegistry, taken: string[], around: Surroundings): void {
  const name = nameOf(item);
  const { used, unfit, before, refused, trial } = readReleases(item, taken, around);
  read.refused.push(...refused.map((one) => ({ ...one, ...(used && { instead: used.version }) })));
  const shown = used ?? unfit;
  if (!shown) return;
  taken.push(...shown.routes.map(({ path }) => path));
  const own = item['disabled'] === undefined ? null : readSwitchedOff(item['disabled']);
  const disabled = Object.hasOwn(read.off, name) ? read.off[name] : own;
  (used ? read.remotes : read.unfit).push({
    ...shown,
    ...(disabled && { disabled }),
    ...(before.length > 0 && { before }),
    ...(trial && { trial }),
  });
}

function readOff(value: unknown): Record<string, SwitchedOff> {
  // what is off can't be told: better no registry than one that lifts a switch
  if (value !== undefined && !isRecord(value)) throw new Error('not a registry');
  return Object.fromEntries(Object.entries(value ?? {}).map(([name, why]) => [name, readSwitchedOff(why)]));
}

function readRefused(value: unknown): Refused[] {
  return listOf(value).flatMap((item) =>
    isRecord(item) && isText(item['name']) && isText(item['reason'])
      ? [
          {
            name: item['name'],
            reason: item['reason'],
            ...(isText(item['version']) && { version: item['version'] }),
            ...(isText(item['instead']) && { instead: item['instead'] }),
          },
        ]
      : [],
  );
}

function readShells({ shell, shellTrial }: Fields, read: ReadRegistry): void {
  const tryOne = (value: unknown) =>
    tried(() => readShellRelease(value), 'shell', isRecord(value) ? value['version'] : null, read.refused);
  if (shell !== undefined) read.shell = tryOne(shell);
  const share = shareOf(shellTrial);
  const trial = share === null ? null : tryOne(shellTrial);
  if (trial && share) read.shellTrial = { ...trial, share };
}

/**
 * Reads the registry entry by entry. Of a remote whose present release is damaged, built for another contract, or takes a
 * path or name that somebody else has, the first of those before is used that fits; where none does it is left out
 * alone. Throws when the whole is no registry.
 */
export function readRegistry(value: unknown, surroundings: Surroundings): ReadRegistry {
  if (!isRecord(value) || !Array.isArray(value['remotes'])) throw new Error('not a registry');
  const read: ReadRegistry = {
    remotes: [],
    refused: readRefused(value['refused']),
    unfit: [],
    off: readOff(value['off']),
    shell: null,
  };
  readShells(value, read);
  const taken = [...surroundings.taken];
  for (const item of value['remotes'] as unknown[]) {
    const name = nameOf(item);
    const isTwin = [...read.remotes, ...read.unfit].some((other) => other.name === name);
    if (isTwin) read.refused.push({ name, reason: 'named twice' });
    else if (isRecord(item)) readEntry(item, read, taken, surroundings);
    else read.refused.push({ name, reason: 'not an entry' });
  }
  return read;
}
