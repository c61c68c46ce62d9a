import path from 'node:path';
import type { Registry } from 'shared-domain/registry';
import { fileToSend, send } from '../files/send-file.ts';
import { keyOf } from './addresses.rules.ts';
import type { Shell } from './built-shell.ts';
import { passedOn, registryInForce } from './from-host.ts';
import { openShell } from './shell-in-force.ts';

/** What the server is told of where releases are. */
export type ReleaseOptions = {
  /** The checkout, whose parts' `dist` folders hold what was built. */
  root: string;
  /** Where teams deploy to: a folder, or the address of a static host. */
  releases: string | null;
};

/** The releases that are in force, and their files; one for the life of a server. */
export type Releases = {
  /** What the page is told: what was deployed over what was built, every address as this server answers it. */
  registry: () => Promise<Registry>;
  /** The shell in force with its page; null where not even one was built. */
  shell: () => Promise<Shell | null>;
  /** Answers for an address below `/releases/`; headers of every answer (security) are the caller's to add. */
  file: (request: Request) => Promise<Response>;
};

const missing = () => new Response('Not found', { status: 404, headers: { 'cache-control': 'no-cache' } });

function filesOf(releases: string | null): Releases['file'] {
  return async (request) => {
    const { pathname } = new URL(request.url);
    const key = keyOf(pathname);
    if (key === null || releases === null) return missing();
    if (/^https?:/.test(releases)) return (await passedOn(releases, pathname)) ?? missing();
    const file = await fileToSend(path.join(releases, key), request);
    return file ? send(request, file) : missing();
  };
}

/** Opens what is deployed at `releases`, over what was built with this server. */
export function openReleases({ root, releases }: ReleaseOptions): Releases {
  const file = filesOf(releases);
  const shellOf = openShell({ root, file });
  const inForce = () => registryInForce(root, releases);
  return {
    registry: async () => {
      const registry = await inForce();
      const shell = await shellOf(registry);
      // the one that people are given, which is another where the deployed one can't be had
      return shell ? { ...registry, shell: shell.release } : registry;
    },
    shell: async () => shellOf(await inForce()),
    file,
  };
}
