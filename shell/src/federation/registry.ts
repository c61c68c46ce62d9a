import { REGISTRY_WAIT_MS } from 'shared-domain';
import { CONTRACT_VERSION, readRegistry, type ReadRegistry } from 'shared-ui/remote';
import { ownRoutes } from '../routing/routes.ts';
import type { PageEntry } from './page-entry.ts';
import { shellPage } from './shell-release.ts';

/** Where the last registry that could be read is kept. */
const LAST_GOOD = 'registry';
const DRAW = 'registry-draw';

type Report = (error: unknown) => void;

/** The registry that this page runs with until it is reloaded. */
export type PageRegistry = Omit<ReadRegistry, 'remotes' | 'unfit'> & {
  revision: number;
  remotes: PageEntry[];
  /** The releases in use, as one text to compare. */
  releases: string;
  /** The present one could not be had; this is the last that could. */
  isLastGood: boolean;
};

/** A number of this session's own, from 0 to 1: it decides in which trials the session takes part. */
function sessionDraw(): number {
  const kept = Number(sessionStorage.getItem(DRAW) ?? 'none');
  if (kept >= 0 && kept < 1) return kept;
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  try {
    sessionStorage.setItem(DRAW, String(number / 2 ** 32));
  } catch {
    // a tab that can't keep its number takes part in no trial, or it would have another one each time
    return 1;
  }
  return number / 2 ** 32;
}

/** What a registry is read against in this shell. */
export const surroundings = () => ({
  contract: CONTRACT_VERSION,
  taken: ownRoutes.map(({ path }) => path),
  base: window.location.origin,
});

/** Reads a registry's text as this page would use it. Files that say nothing of their integrity are a developer's alone. */
export function readText(text: string): ReadRegistry & { revision: number } {
  const value = JSON.parse(text) as { revision?: unknown; development?: unknown } | null;
  const isDevelopment = process.env['NODE_ENV'] !== 'production' && value?.development === true;
  const around = { ...surroundings(), demandsIntegrity: !isDevelopment, draw: sessionDraw() };
  const revision = typeof value?.revision === 'number' ? value.revision : 0;
  return { ...readRegistry(value, around), revision };
}

/** What is off, by name. */
export const offIn = ({ remotes, unfit, off }: ReadRegistry) => ({
  ...off,
  ...Object.fromEntries(
    [...remotes, ...unfit].flatMap(({ name, disabled }) => (disabled ? [[name, disabled]] : [])),
  ),
});

/**
 * The releases in use, as one text: another text is another page. `page`: the shell's, where that is known better than by
 * the registry.
 */
export function releasesIn({ remotes, unfit, shell }: ReadRegistry, page: string | null = null): string {
  const used = [...remotes, ...unfit].map(({ name, version, entry }) => `${name} ${version} ${entry}`).sort();
  // where the registry names none, it is the one that this page is of
  return [`shell ${page ?? shell?.page ?? shellPage()}`, ...used].join('\n');
}

/** Keeps a registry for a start that can't have it. */
export function keepLastGood(text: string): void {
  try {
    localStorage.setItem(LAST_GOOD, text);
  } catch {
    // the browser's storage is full: this start has it all the same
  }
}

function read(text: string, isLastGood: boolean, report: Report): PageRegistry {
  const { remotes, unfit, ...rest } = readText(text);
  for (const { name, reason } of rest.refused) report(new Error(`Remote ${name} is left out: ${reason}`));
  const releases = releasesIn({ remotes, unfit, ...rest }, shellPage());
  const shown = [...remotes, ...unfit.map((entry) => ({ ...entry, isUnfit: true }))];
  return { ...rest, remotes: shown, releases, isLastGood };
}

/** The registry's text as the server has it now. */
export async function fetchRegistry(): Promise<string> {
  const reply = await fetch(new URL('/registry.json', window.location.origin), {
    cache: 'no-store',
    signal: AbortSignal.timeout(REGISTRY_WAIT_MS.page),
  });
  if (!reply.ok) throw new Error(`The registry answered ${reply.status}`);
  return reply.text();
}

/**
 * Fetches the list of remotes, so that no remote's address is compiled into the shell. When it can't be had or read,
 * the last good one stands in; without one this throws.
 */
export async function loadRegistry(report: Report): Promise<PageRegistry> {
  try {
    const text = await fetchRegistry();
    const registry = read(text, false, report);
    keepLastGood(text);
    return registry;
  } catch (error) {
    report(error);
    const last = localStorage.getItem(LAST_GOOD);
    if (last === null) throw error;
    return read(last, true, report);
  }
}
