import type { Registry } from 'shared-domain/registry';
import { placed } from './addresses.rules.ts';

/**
 * A deployed remote stands in for the one that was built with the server; those that were never deployed stay. The
 * revision is that of what was deployed.
 */
export function mergeRegistries(built: Registry, deployed: Registry): Registry {
  const remotes = deployed.remotes.map((remote) => ({ ...remote, entry: placed(remote.entry) }));
  const others = built.remotes.filter(({ name }) => !remotes.some((remote) => remote.name === name));
  const { shell } = deployed;
  return {
    ...built,
    ...deployed,
    ...(shell && { shell: { ...shell, page: placed(shell.page) } }),
    remotes: [...others, ...remotes],
  };
}
