import { verify } from 'node:crypto';
import {
  signedText,
  type Refused,
  type Registry,
  type RegistryEntry,
  type RemoteRelease,
  type ShellRelease,
  type ShellTrial,
} from 'shared-domain/registry';
import type { ReleaseKeys } from './release-keys.ts';

const SHELL = 'shell';
const isHash = (value: unknown) => typeof value === 'string' && value.startsWith('sha384-');

function saysWhatItsFilesAre({ integrity }: Partial<RemoteRelease | ShellRelease>): boolean {
  if (typeof integrity !== 'object') return isHash(integrity);
  return isHash(integrity?.manifest) && isHash(integrity?.entry);
}

/** Why a release of a part is not offered; null where it is. Without keys nobody has to vouch for it. */
export function faultOf(
  part: string,
  release: RemoteRelease | ShellRelease,
  keys: ReleaseKeys | null,
): string | null {
  const isOwn = part === SHELL ? !('name' in release) : 'name' in release && release.name === part;
  if (!isOwn) return 'a release of another part';
  if (!saysWhatItsFilesAre(release)) return 'it does not say what its files must be';
  if (keys === null) return null;
  const { key: name, value } = release.signature ?? {};
  if (typeof name !== 'string' || typeof value !== 'string') return 'nobody has signed it';
  const own = keys.get(name);
  if (!own) return `it is signed with ${name}, which is none of this server's keys`;
  if (!own.parts.has(part)) return `it is signed with ${name}, which may not sign ${part}`;
  return verify(null, Buffer.from(signedText(release)), own.key, Buffer.from(value, 'base64'))
    ? null
    : `it is not what was signed with ${name}`;
}

const isRelease = (value: unknown): value is RemoteRelease =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as RemoteRelease).entry === 'string' &&
  typeof (value as RemoteRelease).version === 'string';

const isShellTrial = (value: unknown): value is ShellTrial =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as ShellTrial).page === 'string' &&
  typeof (value as ShellTrial).version === 'string' &&
  typeof (value as ShellTrial).share === 'number';

function vettedEntry(entry: RegistryEntry, keys: ReleaseKeys | null) {
  const { before = [], trial, disabled, ...present } = entry;
  const refused: Refused[] = [];
  const isGood = (release: RemoteRelease) => {
    const reason = faultOf(entry.name, release, keys);
    if (reason) refused.push({ name: entry.name, version: release.version, reason });
    return reason === null;
  };
  const isPresentGood = isGood(present);
  const goodTrial = isRelease(trial) && isGood(trial) && trial;
  const goodBefore = (Array.isArray(before) ? before : []).filter((one) => isRelease(one) && isGood(one));
  const used = isPresentGood ? present : goodBefore.shift();
  const good: RegistryEntry | null = used
    ? {
        ...used,
        ...(disabled !== undefined && { disabled }),
        ...(goodBefore.length > 0 && { before: goodBefore }),
        ...(goodTrial && { trial: goodTrial }),
      }
    : null;
  return { good, refused: refused.map((one) => (used ? { ...one, instead: used.version } : one)) };
}

/**
 * A deployed registry without the releases that nobody vouches for, and why each was left out. The first good one of
 * those before stands in for the present one; where there is none, what was built with the server will.
 */
export function vetted(
  registry: Registry,
  keys: ReleaseKeys | null,
): { registry: Registry; refused: Refused[] } {
  const entries = registry.remotes.map((entry) => vettedEntry(entry, keys));
  const { shell, shellTrial, ...rest } = registry;
  const reason = shell ? faultOf(SHELL, shell, keys) : null;
  const trial = isShellTrial(shellTrial) ? shellTrial : null;
  const trialReason = trial && faultOf(SHELL, trial, keys);
  return {
    registry: {
      ...rest,
      remotes: entries.flatMap(({ good }) => good ?? []),
      ...(shell && reason === null && { shell }),
      ...(trial && trialReason === null && { shellTrial: trial }),
    },
    refused: [
      ...entries.flatMap(({ refused }) => refused),
      ...(shell && reason !== null ? [{ name: SHELL, version: shell.version, reason }] : []),
      ...(trial && trialReason !== null
        ? [
            {
              name: SHELL,
              version: trial.version,
              reason: trialReason,
              ...(shell && { instead: shell.version }),
            },
          ]
        : []),
    ],
  };
}
