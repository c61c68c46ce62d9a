/** One package as the lockfile names it; `production` where people's browsers or the server get it. */
export type Package = {
  name: string;
  version: string;
  /** SPDX expression; null where the package says none that a machine can read. */
  licence: string | null;
  production: boolean;
  /** Below the repository's folder; on another platform it may not be installed. */
  path: string;
};

type Entry = { name?: string; version?: string; license?: unknown; dev?: boolean; link?: boolean };
/** What of package-lock.json is read here. */
export type Lockfile = { packages: Record<string, Entry> };

const FOLDER = 'node_modules/';

/** Every package of others that the lockfile names, the repository's own left out. */
export function packagesOf(lock: Lockfile): Package[] {
  return Object.entries(lock.packages).flatMap(([path, entry]) => {
    const at = path.lastIndexOf(FOLDER);
    if (at < 0 || entry.link || !entry.version) return [];
    // an alias is installed under another name than its own
    const name = entry.name ?? path.slice(at + FOLDER.length);
    const licence = typeof entry.license === 'string' ? entry.license : null;
    return [{ name, version: entry.version, licence, production: entry.dev !== true, path }];
  });
}

/** What of a package.json is read here. */
export type Manifest = Partial<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies' | 'overrides', Record<string, string>>
>;

const EXACT = /^(npm:[^ ]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

/** The packages that a package.json names without saying which version exactly. */
export function looseVersions(file: string, manifest: Manifest): string[] {
  const { dependencies, devDependencies, optionalDependencies, overrides } = manifest;
  return [dependencies, devDependencies, optionalDependencies, overrides].flatMap((named) =>
    Object.entries(named ?? {})
      .filter(([, version]) => !EXACT.test(version))
      .map(([name, version]) => `${file} asks for ${name} ${version}: an exact version is wanted`),
  );
}

/** What a package's own file says where the lockfile is silent: npm once took a list of licences. */
export function olderLicence(file: { licenses?: unknown }): string | null {
  const { licenses } = file;
  if (!Array.isArray(licenses) || licenses.length === 0) return null;
  const types = licenses.map((one: { type?: unknown } | string) =>
    typeof one === 'string' ? one : one.type,
  );
  return types.every((type) => typeof type === 'string') ? types.join(' OR ') : null;
}
