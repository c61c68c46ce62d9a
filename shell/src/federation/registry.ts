import { CONTRACT_VERSION, readRegistry, type ReadRegistry } from 'shared-ui/remote';
import { ownRoutes } from '../routing/routes.ts';

/** Where the last registry that could be read is kept. */
const LAST_GOOD = 'registry';
const TIMEOUT_MS = 5000;

type Report = (error: unknown) => void;

/** The registry that this page runs with until it is reloaded. */
export type PageRegistry = ReadRegistry & {
  revision: number;
  /** As it came; another text is another registry. */
  text: string;
  /** The present one could not be had; this is the last that could. */
  isLastGood: boolean;
};

/** What a registry is read against in this shell. */
export const surroundings = () => ({
  contract: CONTRACT_VERSION,
  taken: ownRoutes.map(({ path }) => path),
  base: window.location.origin,
});

function read(text: string, isLastGood: boolean, report: Report): PageRegistry {
  const value = JSON.parse(text) as { revision?: unknown } | null;
  const registry = readRegistry(value, surroundings());
  for (const { name, reason } of registry.refused) report(new Error(`Remote ${name} is left out: ${reason}`));
  const revision = typeof value?.revision === 'number' ? value.revision : 0;
  return { ...registry, revision, text, isLastGood };
}

/** The registry's text as the server has it now. */
export async function fetchRegistry(): Promise<string> {
  const reply = await fetch(new URL('/registry.json', window.location.origin), {
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
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
    localStorage.setItem(LAST_GOOD, text);
    return registry;
  } catch (error) {
    report(error);
    const last = localStorage.getItem(LAST_GOOD);
    if (last === null) throw error;
    return read(last, true, report);
  }
}
