import type { Refused, Registry, RegistryEntry, SwitchedOff } from 'shared-domain/registry';
import { placed } from './addresses.rules.ts';

const placedRelease = <Release extends { entry: string }>(release: Release): Release => ({
  ...release,
  entry: placed(release.entry),
});

const placedEntry = ({ before, trial, ...entry }: RegistryEntry): RegistryEntry => ({
  ...placedRelease(entry),
  ...(before && { before: before.map(placedRelease) }),
  ...(trial && { trial: placedRelease(trial) }),
});

/** What the page is told besides the releases themselves. */
export type Told = { off: Record<string, SwitchedOff>; refused: Refused[] };

/**
 * A deployed release stands in for the one that was built with the server; parts that were never deployed stay. What is
 * off is off whichever release of it is in use. The revision is that of what was deployed.
 */
export function mergeRegistries(built: Registry, deployed: Registry, { off, refused }: Told): Registry {
  const remotes = deployed.remotes.map(placedEntry);
  const others = built.remotes.filter(({ name }) => !remotes.some((remote) => remote.name === name));
  const shell = deployed.shell ? { ...deployed.shell, page: placed(deployed.shell.page) } : built.shell;
  const trial = deployed.shellTrial && { ...deployed.shellTrial, page: placed(deployed.shellTrial.page) };
  const standIn = (name: string) => (name === 'shell' ? shell : others.find((one) => one.name === name));
  const told = refused.map((one) => {
    const instead = one.instead ?? standIn(one.name)?.version;
    return instead === undefined ? one : { ...one, instead };
  });
  return {
    ...built,
    revision: deployed.revision,
    remotes: [...others, ...remotes].map((remote) =>
      Object.hasOwn(off, remote.name) ? { ...remote, disabled: off[remote.name] } : remote,
    ),
    ...(shell && { shell }),
    ...(trial && { shellTrial: trial }),
    ...(Object.keys(off).length > 0 && { off }),
    ...(told.length > 0 && { refused: told }),
  };
}
