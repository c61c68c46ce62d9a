import { readRegistry } from '../../shared-ui/domain/src/registry/registry.rules.ts';
import type {
  RegistryEntry,
  RemoteRelease,
  ShellRelease,
} from '../../shared-ui/domain/src/registry/registry.ts';
import { sharedMisfits } from './shared-versions.rules.ts';

/** What a shell offers remotes. */
export type ShellOffer = Pick<ShellRelease, 'contract' | 'taken' | 'shared'>;

/** What a release comes to stand among: the shell in use, and every remote that it loads. */
export type World = {
  shell: ShellOffer;
  remotes: RegistryEntry[];
  /** Whether the shell is the one in use; else it is what was built here, which may be the very release. */
  isRunning: boolean;
};

/** What a shell would leave out of these remotes, with its own reasons. */
function refusedBy(shell: ShellOffer, remotes: RegistryEntry[]): { name: string; reason: string }[] {
  const { contract, taken, shared } = shell;
  const { refused } = readRegistry(
    { revision: 0, remotes },
    { contract, taken, base: 'https://shell.invalid/' },
  );
  const misfits = remotes.flatMap(({ name, requires }) =>
    sharedMisfits(requires, shared).map((reason) => ({ name, reason })),
  );
  return [...refused.map(({ name, reason }) => ({ name, reason })), ...misfits];
}

/** Why a remote's release does not fit the world that it would come into. */
export function faultsOfRemote(
  release: RemoteRelease,
  { shell, remotes }: Pick<World, 'shell' | 'remotes'>,
): string[] {
  if (!release.integrity) return ['it does not say what its files must be. Build it anew'];
  const others = remotes.filter(({ name }) => name !== release.name);
  return refusedBy(shell, [...others, release])
    .filter(({ name }) => name === release.name)
    .map(({ reason }) => reason);
}

/** Why a shell's release does not fit the world: what it would leave out that the present one does not. */
export function faultsOfShell(release: ShellRelease, { shell, remotes, isRunning }: World): string[] {
  if (!release.integrity) return ['it does not say what its page must be. Build it anew'];
  const already = new Set(isRunning ? refusedBy(shell, remotes).map(({ name }) => name) : []);
  return refusedBy(release, remotes)
    .filter(({ name }) => !already.has(name))
    .map(({ name, reason }) => `${name} ${remotes.find((its) => its.name === name)?.version}: ${reason}`);
}
