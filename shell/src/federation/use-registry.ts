import { useLoad } from 'shared-ui/api';
import { session, useSession } from 'shared-ui/auth';
import { matchPath } from 'shared-ui/router';
import { fetchAhead } from './manifest.ts';
import { currentOverride, overridden } from './override.ts';
import { mayOverride, type Override } from './override.rules.ts';
import { forgetLive } from './live.ts';
import type { PageEntry } from './page-entry.ts';
import { loadRegistry, type PageRegistry } from './registry.ts';
import { reportError } from './report-error.ts';

/** The registry, and the developer's remote in it. */
export type KnownRegistry = PageRegistry & { override: (Override & { failed: string | null }) | null };
/** The list of remotes: on its way, not to be had, or here. */
export type RegistryState = {
  state: 'loading' | 'failed' | 'loaded';
  remotes: PageEntry[];
  known: KnownRegistry | null;
};

const none: PageEntry[] = [];
// one for the life of the page: a tab stays with the registry that it started with
let first: Promise<PageRegistry> | null = null;

/** Fetches the remote ahead that the address asks for, while it is still being found out who asks. */
function fetchAddressed(remotes: PageEntry[]): void {
  const { pathname } = window.location;
  const addressed = remotes.find(({ routes }) =>
    routes.some(({ path }) => matchPath({ path, end: true }, pathname)),
  );
  if (addressed && !addressed.disabled && !addressed.isUnfit && session.getState().token)
    fetchAhead(addressed);
}

async function known(maySet: boolean): Promise<KnownRegistry> {
  first ??= loadRegistry(reportError);
  const registry = await first.catch((error: unknown) => {
    first = null;
    throw error;
  });
  const override = maySet ? currentOverride() : null;
  if (!override) {
    fetchAddressed(registry.remotes);
    return { ...registry, override: null };
  }
  try {
    const { remotes } = await overridden(registry, override);
    return { ...registry, remotes, override: { ...override, failed: null } };
  } catch (error) {
    reportError(error);
    return { ...registry, override: { ...override, failed: String(error) } };
  }
}

/** Loads the registry at start; `reload` asks again after a failure. */
export function useRegistry() {
  const maySet = useSession((state) => mayOverride(state.user));
  const { load, reload } = useLoad(() => known(maySet), [maySet]);
  const value = load.state === 'loaded' ? load.value : null;
  const registry: RegistryState = { state: load.state, remotes: value?.remotes ?? none, known: value };
  return { registry, load, reload };
}

/** Forgets the registry, so that the next start asks for it. For tests, where one page starts many times. */
export function forgetRegistry(): void {
  first = null;
  forgetLive();
}
