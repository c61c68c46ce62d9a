import { CONTRACT_VERSION, readRegistry, type RegistryEntry } from 'shared-ui/remote';
import { ownRoutes } from '../routing/routes.ts';

/** Where the last registry that could be read is kept. */
const LAST_GOOD = 'registry';
const TIMEOUT_MS = 10_000;

type Report = (error: unknown) => void;

function read(text: string, report: Report): RegistryEntry[] {
  const { remotes, refused } = readRegistry(JSON.parse(text), {
    contract: CONTRACT_VERSION,
    taken: ownRoutes.map(({ path }) => path),
    base: window.location.origin,
  });
  for (const { name, reason } of refused) report(new Error(`Remote ${name} is left out: ${reason}`));
  return remotes;
}

async function fetchText(): Promise<string> {
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
export async function loadRemotes(report: Report): Promise<RegistryEntry[]> {
  try {
    const text = await fetchText();
    const remotes = read(text, report);
    localStorage.setItem(LAST_GOOD, text);
    return remotes;
  } catch (error) {
    report(error);
    const last = localStorage.getItem(LAST_GOOD);
    if (last === null) throw error;
    return read(last, report);
  }
}
