import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type {
  RegistryEntry,
  RemoteRelease,
  ShellRelease,
} from '../../shared-ui/domain/src/registry/registry.ts';
import { nextId, type Change, type PartRelease } from './changes.rules.ts';
import type { Offered } from './commands.ts';
import type { Around } from './world.ts';

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A remote's release as the registry names it. */
export function releaseOf(version: string, change: Partial<RemoteRelease> = {}): RemoteRelease {
  const { name = 'mfe-qc' } = change;
  const title = { en: name, es: name };
  return {
    name,
    version,
    contract: '^1.1',
    entry: `/remotes/${name}/${version}/mf-manifest.json`,
    routes: [{ path: `/of-${name}`, access: 'signedIn', layout: 'default', title }],
    menu: [],
    integrity: { manifest: hashOf(`manifest ${version}`), entry: hashOf(`entry ${version}`) },
    ...change,
  };
}

/** A shell's release as the registry names it. */
export const shellOf = (version: string, change: Partial<ShellRelease> = {}): ShellRelease => ({
  version,
  contract: '1.1',
  taken: ['/', '/dashboard'],
  page: `/shell/${version}/index.html`,
  integrity: hashOf(`page ${version}`),
  ...change,
});

/** The world of tests: a shell of contract 1.1 that nobody deployed, and these remotes that came with it. */
export const around = (remotes: RegistryEntry[] = [], shell: Partial<ShellRelease> = {}): Around => ({
  app: null,
  built: () => ({ shell: shellOf('0.9.0', shell), remotes }),
});

const builds: string[] = [];
afterAll(() => {
  for (const folder of builds.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A new folder, gone with the last test of the file. */
function builtFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'count-exchange-built-'));
  builds.push(folder);
  return folder;
}

/** A release as a build leaves it, in a folder of its own. `text`: what its program is. */
export function builtAs(entry: PartRelease, text = entry.version): Offered {
  const folder = builtFolder();
  const files: Record<string, string> = {};
  const first = 'name' in entry ? 'mf-manifest.json' : 'index.html';
  for (const [file, content] of [
    [first, `{"version":"${entry.version}"}`],
    ['assets/main.js', text],
  ] as const) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
    files[file] = hashOf(content);
  }
  return { release: { entry, files }, built: folder, around: around() };
}

/** What a build leaves of a remote. */
export const built = (name: string, version: string, change: Partial<RemoteRelease> = {}, text = version) =>
  builtAs(releaseOf(version, { ...change, name }), text);

/** Changes of a part, a day each from the first of January 2026 on. */
export function changesInDays(part: string, steps: Partial<Change>[], first = 1): Change[] {
  let from: string | null = null;
  return steps.map((step, index) => {
    const at = new Date(Date.UTC(2026, 0, first + index)).toISOString();
    const entry = step.entry ?? null;
    const said = { by: 'Ann', why: 'because', remote: part, kind: 'deploy' as const };
    const change = {
      id: nextId([], new Date(at), 'aaaaaa'),
      at,
      ...said,
      from,
      to: entry?.version ?? null,
      entry,
    };
    from = entry?.version ?? null;
    return { ...change, ...step };
  });
}
