import path from 'node:path';
import type { Registry, ShellRelease } from 'shared-domain/registry';
import { fileToSend, send } from '../files/send-file.ts';
import { keyOf } from './addresses.rules.ts';
import { passedOn, registryInForce } from './from-host.ts';

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
  /**
   * The page of the shell's release in force, and what the registry says of it; null: the one that was built with the
   * server (nothing else is deployed, or it can't be had).
   */
  shell: () => Promise<{ release: ShellRelease; html: string } | null>;
  /** Answers for an address below `/releases/`; headers of every answer (security) are the caller's to add. */
  file: (request: Request) => Promise<Response>;
};

const missing = () => new Response('Not found', { status: 404, headers: { 'cache-control': 'no-cache' } });

/** Opens what is deployed at `releases`, over what was built with this server. */
export function openReleases({ root, releases }: ReleaseOptions): Releases {
  return {
    registry: () => registryInForce(root, releases),
    shell: async () => null,
    file: async (request) => {
      const { pathname } = new URL(request.url);
      const key = keyOf(pathname);
      if (key === null || releases === null) return missing();
      if (/^https?:/.test(releases)) return (await passedOn(releases, pathname)) ?? missing();
      const file = await fileToSend(path.join(releases, key), request);
      return file ? send(request, file) : missing();
    },
  };
}
