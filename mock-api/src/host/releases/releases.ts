import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Refused, Registry, ShellRelease } from 'shared-domain/registry';
import { fileToSend, send, type Sendable } from '../files/send-file.ts';
import type { SendRequest } from '../../platform/http/send-request.ts';
import { keyOf } from './addresses.rules.ts';
import type { Shell } from './built-shell.ts';
import { fetchingAhead } from './fetch-ahead.ts';
import { hostFiles } from './host-files.ts';
import { inTime } from './in-time.ts';
import { keptFiles } from './kept-files.ts';
import { copyIn, NO_COPY } from './known-copy.ts';
import { knowRegistry, type Log } from './known-registry.ts';
import { offBy, type Known } from './known.rules.ts';
import { mergeRegistries } from './merge-registries.rules.ts';
import type { ReleaseKeys } from './release-keys.ts';
import { releaseHost, Trouble } from './release-host.ts';
import { openShell } from './shell-in-force.ts';
import { vetted } from './vetted.rules.ts';
import { faultOfSeal } from './vouched-seal.ts';

/** What the server is told of where releases are. */
export type ReleaseOptions = {
  /** The checkout, whose parts' `dist` folders hold what was built. */
  root: string;
  /** Where teams deploy to: a folder, or the address of a static host. */
  releases: string | null;
  /** Where the last good registry, and the files of a far host, are kept; none: nowhere. */
  dataFolder?: string | null;
  /** Who may vouch for a release; null: nobody has to. */
  keys?: ReleaseKeys | null;
  log?: Log;
  /** Asks the host, where it is an address. */
  send?: SendRequest;
  /** Takes trials out that were stopped. */
  withoutStopped?: (registry: Registry) => Promise<Registry>;
};

/** A shell that somebody is given. */
type GivenShell = Shell & {
  /** Another one is on trial, or this: what a session drew decides which one it gets. */
  isDrawn: boolean;
};

/** The releases that are in force, and their files; one for the life of a server. */
export type Releases = {
  /**
   * What the page is told: what was deployed over what was built, every address as this server answers it. `draw`: what
   * the session drew (0 to 1); it has the shell on trial where the trial's share is above that.
   */
  registry: (draw?: number | null) => Promise<Registry>;
  /** The shell in force for a session, with its page; null where not even one was built. */
  shell: (draw?: number | null) => Promise<GivenShell | null>;
  /** Answers for an address below `/releases/`; headers of every answer (security) are the caller's to add. */
  file: (request: Request) => Promise<Response>;
};

const answer = (status: number, text: string, keep = 'no-store') =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': keep },
  });
const missing = () => answer(404, 'Not found', 'no-cache');

const builtWith = async (root: string) =>
  JSON.parse(await readFile(path.join(root, 'shell/dist/registry.json'), 'utf8')) as Registry;

/** Opens what is deployed at `releases`, over what was built with this server. */
export function openReleases(options: ReleaseOptions): Releases {
  const { root, releases, withoutStopped = async (registry) => registry } = options;
  const { deployed, file } = releases === null ? NOTHING : deployedAt({ ...options, releases });
  const shells = openShell({ root, file: inTime(file) });

  async function inForce(draw: number | null) {
    const [built, now] = await Promise.all([builtWith(root), deployed()]);
    const registry = await withoutStopped(now ? mergeRegistries(built, now.registry, now) : built);
    const { shellTrial } = registry;
    const takesPart = shellTrial !== undefined && draw !== null && draw < shellTrial.share;
    const tried = takesPart ? await shells.onTrial(shellTrial) : null;
    if (tried) return { registry: { ...registry, shell: tried.release }, shell: tried };
    const shell = await shells.inForce(registry);
    const refused = takesPart ? [unusable(shellTrial, shell?.release)] : [];
    return { registry: withRefused(registry, refused), shell };
  }

  return {
    registry: async (draw = null) => {
      const { registry, shell } = await inForce(draw);
      return shell ? withShell(registry, shell.release) : registry;
    },
    shell: async (draw = null) => {
      const { registry, shell } = await inForce(draw);
      return shell && { ...shell, isDrawn: registry.shellTrial !== undefined };
    },
    file,
  };
}

const unusable = ({ version }: ShellRelease, instead: ShellRelease | undefined): Refused => ({
  name: 'shell',
  version,
  reason: "its page can't be had, or is not what it must be",
  ...(instead && { instead: instead.version }),
});

const withRefused = (registry: Registry, refused: Refused[]): Registry =>
  refused.length === 0 ? registry : { ...registry, refused: [...(registry.refused ?? []), ...refused] };

/** The registry with the shell that people are given, which is another where the deployed one can't be had. */
function withShell(registry: Registry, shell: ShellRelease): Registry {
  if (registry.shell?.page === shell.page || !registry.shell) return { ...registry, shell };
  return { ...withRefused(registry, [unusable(registry.shell, shell)]), shell };
}

const NOTHING = { deployed: async () => null, file: async () => missing() };

/** Where the copies of one host are; another address has others. */
function copiesOf(dataFolder: string, releases: string): string {
  const name = createHash('sha256').update(releases).digest('hex').slice(0, 16);
  return path.join(dataFolder, 'release-copies', name);
}

/** What is deployed and vouched for, and its files. */
function deployedAt(options: ReleaseOptions & { releases: string }) {
  const { releases, dataFolder = null, keys = null, log = () => undefined } = options;
  const host = releaseHost(releases, options.send);
  const copies = dataFolder === null ? null : copiesOf(dataFolder, releases);
  const copy = copies === null ? NO_COPY : copyIn(path.join(copies, 'registry.json'));
  const known = knowRegistry(host, copy, log);
  const kept = copies === null ? null : keptFiles(path.join(copies, 'files'));
  const files = host.file && hostFiles(host.file, kept);
  const ahead = files && kept && fetchingAhead(files.fetchWhole);
  const vet = vettedOnce(keys, log);
  const found = (key: string, request: Request): Promise<Sendable | null> =>
    files ? files.toSend(key, request) : fileToSend(path.join(releases, ...key.split('/')), request);
  const bytesOf = async (key: string): Promise<Buffer | null> =>
    host.file
      ? (await host.file(key)).bytes
      : readFile(path.join(releases, ...key.split('/'))).catch(() => null);

  return {
    deployed: async () => {
      const now = await known();
      if (!now) return null;
      const { registry, refused } = vet(now);
      ahead?.(registry);
      return { registry, refused, off: offBy(now) };
    },
    file: async (request: Request) => {
      const key = keyOf(new URL(request.url).pathname);
      if (key === null) return missing();
      try {
        const fault = await faultOfSeal(bytesOf, key, keys);
        if (fault !== null) return answer(403, fault);
        const file = await found(key, request);
        return file ? send(request, file) : missing();
      } catch (error) {
        if (!(error instanceof Trouble)) throw error;
        log({ releases, file: key, trouble: error.message });
        return answer(502, 'The release host has trouble with this file. Try again.');
      }
    },
  };
}

/** Vets a registry when it is new, and says once what it leaves out. */
function vettedOnce(keys: ReleaseKeys | null, log: Log) {
  const said = new Set<string>();
  let last: { known: Known; result: ReturnType<typeof vetted> } | null = null;
  return (known: Known) => {
    if (last?.known === known) return last.result;
    const result = vetted(known.registry, keys);
    for (const { name, version, reason } of result.refused) {
      const line = `${name} ${version}: ${reason}`;
      if (!said.has(line)) log({ refusedRelease: name, version, reason });
      said.add(line);
    }
    last = { known, result };
    return result;
  };
}
