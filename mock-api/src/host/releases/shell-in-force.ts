import type { Registry, ShellRelease, ShellTrial } from 'shared-domain/registry';
import { builtShell, type Shell } from './built-shell.ts';
import { integrityOf } from './seal.ts';

/** How many pages of deployed shells are kept: the one in use, and those that are gone back to. */
const KEPT = 4;

/** Deployed shells with their pages, each read once: a release never changes, so what was read needs no host any more. */
type Kept = Map<string, Shell>;

/** What the shell in force is found by. */
export type ShellSource = {
  /** The checkout, whose shell came with the server. */
  root: string;
  /** Answers with a deployed file. */
  file: (request: Request) => Promise<Response>;
};

/**
 * Finds the shells that people are given. `inForce`: the one that the registry names. A page that can't be had, or isn't what the registry says
 * it must be, is not given: the last that was stands in, then the shell that came with the server. Null where none was
 * built either. `onTrial`: the one that is tried; null where its page can't be had, or isn't what it must be. It never
 * stands in for another.
 */
export function openShell({ root, file }: ShellSource) {
  const kept: Kept = new Map();
  const tried: Kept = new Map();

  async function read(address: string): Promise<Uint8Array | null> {
    const reply = await file(new Request(new URL(address, 'http://releases')));
    return reply.ok ? new Uint8Array(await reply.arrayBuffer()) : null;
  }

  async function deployed(release: ShellRelease, among: Kept, most: number): Promise<Shell | null> {
    const known = among.get(release.integrity);
    const bytes = known ? null : await read(release.page).catch(() => null);
    if (bytes && integrityOf(bytes) !== release.integrity) return null;
    const html = known?.html ?? (bytes && new TextDecoder().decode(bytes));
    if (html === null) return null;
    const shell = { release, html };
    // the last that was given is the youngest
    among.delete(release.integrity);
    among.set(release.integrity, shell);
    for (const old of [...among.keys()].slice(0, -most)) among.delete(old);
    return shell;
  }

  return {
    inForce: async ({ shell: release }: Registry): Promise<Shell | null> => {
      const built = await builtShell(root);
      if (!release || release.page === built?.release.page) return built;
      return (await deployed(release, kept, KEPT)) ?? [...kept.values()].at(-1) ?? built;
    },
    onTrial: (trial: ShellTrial): Promise<Shell | null> => {
      const { share: _share, ...release } = trial;
      return deployed(release, tried, 1);
    },
  };
}
