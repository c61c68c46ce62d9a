import { CONTRACT_VERSION } from 'shared-ui/remote';
import { withBrought } from './brought.ts';
import { noteDevelopment } from './hot.ts';
import type { Override } from './override.rules.ts';
import type { PageRegistry } from './registry.ts';

const TIMEOUT_MS = 5000;

/**
 * Puts the developer's remote in the place of the released one, with the routes and menu items that it brings itself.
 * Throws when it can't be had, or breaks the rules for remotes.
 */
export async function overridden(registry: PageRegistry, override: Override): Promise<PageRegistry> {
  const reply = await fetch(`${override.origin}/release.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!reply.ok) throw new Error(`${override.origin} answered ${reply.status}.`);
  const release = (await reply.json()) as { development?: unknown };
  noteDevelopment(release.development === true);
  const entry = {
    contract: CONTRACT_VERSION,
    ...release,
    name: override.name,
    entry: `${override.origin}/mf-manifest.json`,
    integrity: undefined,
  };
  return withBrought(registry, entry, override.name);
}
