import { useLoad } from 'shared-ui/api';
import { session, useSession } from 'shared-ui/auth';
import { matchPath } from 'shared-ui/router';
import { fetchAhead } from './manifest.ts';
import { currentOverride } from './kept-override.ts';
import { overridden } from './override.ts';
import { mayOverride, type Override } from './override.rules.ts';
import { forgetLive } from './live.ts';
import type { PageEntry } from './page-entry.ts';
import type { Preview } from './preview.rules.ts';
import { currentPreview, previewed } from './preview.ts';
import { loadRegistry, type PageRegistry } from './registry.ts';
import { reportError } from './report-error.ts';

/** Something that a person brings into their page, and what became of it. */
type Brought<T> = T & {
  /** It could not be had or is against the rules; the released one stays. */
  failed: string | null;
  /** This person may not. */
  isForbidden: boolean;
};
/** The registry, and what its person brought into this page in place of what is released. */
export type KnownRegistry = PageRegistry & {
  override: Brought<Override> | null;
  preview: Brought<Preview> | null;
};
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
  const isOff = addressed?.disabled ?? addressed?.isUnfit ?? addressed?.isBrought;
  if (addressed && !isOff && session.getState().token) fetchAhead(addressed);
}

/** Brings something in where that is asked for and allowed; what fails leaves the registry as it is. */
async function bring<T extends object>(
  registry: PageRegistry,
  asked: T | null,
  maySet: boolean,
  work: (registry: PageRegistry, asked: T) => Promise<PageRegistry>,
): Promise<[PageRegistry, Brought<T> | null]> {
  if (!asked || !maySet) return [registry, asked && { ...asked, failed: null, isForbidden: true }];
  try {
    return [await work(registry, asked), { ...asked, failed: null, isForbidden: false }];
  } catch (error) {
    reportError(error);
    return [registry, { ...asked, failed: messageOf(error), isForbidden: false }];
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function known(maySet: boolean): Promise<KnownRegistry> {
  first ??= loadRegistry(reportError);
  const registry = await first.catch((error: unknown) => {
    first = null;
    throw error;
  });
  const [overriding, override] = await bring(registry, currentOverride(), maySet, overridden);
  const [shown, preview] = await bring(overriding, currentPreview(), maySet, previewed);
  fetchAddressed(shown.remotes);
  return { ...shown, override, preview };
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
