import { withBrought } from './brought.ts';
import { parsePreview, previewEntry, sealOf, type Preview } from './preview.rules.ts';
import type { PageRegistry } from './registry.ts';

const KEPT = 'remote-preview';
const TIMEOUT_MS = 5000;

/** The release that this tab tries. */
export const currentPreview = (): Preview | null => parsePreview(sessionStorage.getItem(KEPT) ?? '');

/** Tries a release in this tab, or ends that. A page holds one copy of a remote, so it has to be loaded anew. */
export function setPreview(preview: Preview | null): void {
  if (preview) sessionStorage.setItem(KEPT, `${preview.name}@${preview.version}`);
  else sessionStorage.removeItem(KEPT);
}

/**
 * Puts a release that is not in use yet in the place of the one that is. Throws when it was never uploaded, or would be
 * refused if it were in use.
 */
export async function previewed(registry: PageRegistry, preview: Preview): Promise<PageRegistry> {
  const reply = await fetch(sealOf(preview), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  // the server says why nobody may look at it
  if (reply.status === 403) throw new Error(`${await reply.text()}.`);
  if (!reply.ok) throw new Error(`${sealOf(preview)} answered ${reply.status}.`);
  const seal: unknown = await reply.json().catch(() => null);
  return withBrought(registry, previewEntry(preview, seal), preview.name, { demandsIntegrity: true });
}
