import { readRegistry } from 'shared-ui/remote';
import { surroundings, type PageRegistry } from './registry.ts';

/**
 * Puts a release that its person asks for in the place of the one in use, with the routes and menu items that it brings
 * itself. Throws when it breaks the rules for remotes.
 */
export function withBrought(
  registry: PageRegistry,
  entry: object,
  name: string,
  { demandsIntegrity = false } = {},
): PageRegistry {
  const others = registry.remotes.filter((remote) => remote.name !== name);
  const taken = [...surroundings().taken, ...others.flatMap(({ routes }) => routes.map(({ path }) => path))];
  const { remotes, refused } = readRegistry(
    { remotes: [entry] },
    { ...surroundings(), taken, demandsIntegrity },
  );
  const [brought] = remotes;
  if (!brought) throw new Error(`${name} is left out: ${refused[0]?.reason}.`);
  return { ...registry, remotes: [...others, { ...brought, isBrought: true }] };
}
