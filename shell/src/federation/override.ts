import { CONTRACT_VERSION } from 'shared-ui/remote';
import { withBrought } from './brought.ts';
import { parseOverride, readOverride, type Override } from './override.rules.ts';
import type { PageRegistry } from './registry.ts';

const KEPT = 'remote-override';
const TIMEOUT_MS = 5000;

/** Origins of developers' machines that this server lets into its page; none unless it is told to. */
export function allowedOrigins(): string[] {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="override-origins"]');
  return (meta?.content ?? '').split(' ').filter((origin) => URL.canParse(origin));
}

/** The override of this browser that is in force. */
export const currentOverride = (): Override | null =>
  readOverride(localStorage.getItem(KEPT), allowedOrigins(), Date.now());

/** Takes an override for eight hours, or ends it. A page holds one copy of a remote, so it has to be loaded anew. */
export function setOverride(text: string | null): void {
  const override = text === null ? null : parseOverride(text, allowedOrigins(), Date.now());
  if (override) localStorage.setItem(KEPT, JSON.stringify(override));
  else localStorage.removeItem(KEPT);
}

/**
 * Puts the developer's remote in the place of the released one, with the routes and menu items that it brings itself.
 * Throws when it can't be had, or breaks the rules for remotes.
 */
export async function overridden(registry: PageRegistry, override: Override): Promise<PageRegistry> {
  const reply = await fetch(`${override.origin}/release.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!reply.ok) throw new Error(`${override.origin} answered ${reply.status}.`);
  const release = (await reply.json()) as object;
  const entry = {
    contract: CONTRACT_VERSION,
    ...release,
    name: override.name,
    entry: `${override.origin}/mf-manifest.json`,
    integrity: undefined,
  };
  return withBrought(registry, entry, override.name);
}
