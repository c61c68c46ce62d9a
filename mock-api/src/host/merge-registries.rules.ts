/** A registry as it stands in a file; what is in an entry is the shell's to judge. */
export type RegistryFile = { revision: number; remotes: { name: string; entry: string }[] };

/** Where the server answers with deployed files; entries of a deployed registry are relative to it. */
export const RELEASES_PATH = '/releases/';

/**
 * A deployed remote stands in for the one that was built with the server; those that were never deployed stay. The
 * revision is that of what was deployed.
 */
export function mergeRegistries(built: RegistryFile, deployed: RegistryFile): RegistryFile {
  const placed = deployed.remotes.map((remote) => ({
    ...remote,
    entry: /^(https?:)?\//.test(remote.entry) ? remote.entry : RELEASES_PATH + remote.entry,
  }));
  const others = built.remotes.filter(({ name }) => !placed.some((remote) => remote.name === name));
  return { revision: deployed.revision, remotes: [...others, ...placed] };
}
