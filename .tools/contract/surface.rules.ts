/** What remotes and shell meet in: the contract's types, and what the shell shares with every remote. */
export type Surface = {
  /** Version of the contract, '1.2'. */
  version: string;
  /** Fingerprint of the contract's types. */
  types: string;
  /** Libraries by name, with their versions. */
  libraries: Record<string, string>;
  /** Entries of shared-ui, with the names that each exports and a fingerprint of what each is by its types. */
  entries: Record<string, Record<string, string>>;
  /** The same of the types that they export, which vanish when a remote is built. */
  exportedTypes: Record<string, Record<string, string>>;
};

/** Source code as far as it means something: without comments and layout. */
export const meaningOf = (source: string): string =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The values that an entry's index exports, in order of the alphabet; types vanish when it is built. */
export function exportedNames(source: string): string[] {
  const text = meaningOf(source);
  if (/export \*/.test(text)) throw new Error('An entry names what it exports, one by one.');
  const lists = [...text.matchAll(/export (?!type )\{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list.split(','),
  );
  const listed = lists
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => name.split(' as ').at(-1) ?? name);
  const declared = [...text.matchAll(/export (?:const|function|class) (\w+)/g)].map(([, name = '']) => name);
  return [...listed, ...declared].sort();
}

const majorOf = (version = '') => Number(version.split('.')[0]);
const minorOf = (version = '') => Number(version.split('.')[1]);

/** Whether something that remotes may rely on is gone. */
function isBroken(before: Surface, now: Surface): boolean {
  const lost = Object.entries(before.entries).some(([entry, names]) =>
    Object.keys(names).some((name) => now.entries[entry]?.[name] === undefined),
  );
  const leapt = Object.entries(before.libraries).some(
    ([name, version]) => majorOf(now.libraries[name]) !== majorOf(version),
  );
  return lost || leapt;
}

/** What is wrong with the version of a contract that was `before` and is `now`; null when it was raised as it must be. */
export function versionFault(before: Surface, now: Surface): string | null {
  const { version: _, ...old } = before;
  const { version, ...present } = now;
  if (JSON.stringify(old) === JSON.stringify(present)) return null;
  if (majorOf(version) > majorOf(before.version)) return null;
  if (isBroken(before, now))
    return `Something that remotes rely on is gone since contract ${before.version}: raise the major version.`;
  if (majorOf(version) === majorOf(before.version) && minorOf(version) > minorOf(before.version)) return null;
  return `The contract changed since ${before.version}: raise the minor version, or the major one if a remote could break.`;
}
