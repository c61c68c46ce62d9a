import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { Integrity, RegistryEntry } from 'shared-ui/remote';

// for all tries together: a manifest that hangs is given up after this
const MANIFEST_MS = 5000;
const SCRIPT_MS = 5000;
const PAUSES_MS = [250, 750];

/** Whether a reply is a federation manifest; the runtime itself would keep anything that is JSON until a reload. */
async function isManifest(reply: Response): Promise<boolean> {
  const value = (await reply.json()) as Record<string, unknown> | null;
  return Boolean(value?.['metaData'] && value['exposes'] && value['shared']);
}

const folderOf = (address: string) => new URL('.', address).href;
/** What a release's manifest and entry must be, by the folder that they are in. */
const expected = new Map<string, Integrity>();

/** Has the browser check a remote's manifest and entry when they come. */
export function expectIntegrity({ entry, integrity }: RegistryEntry): void {
  const folder = folderOf(new URL(entry, window.location.origin).href);
  if (integrity) expected.set(folder, integrity);
  else expected.delete(folder);
}

function integrityOfEntry(url: string): string | null {
  const isEntry = new URL(url).pathname.split('/').at(-1)?.startsWith('remoteEntry.') === true;
  return (isEntry && expected.get(folderOf(url))?.entry) || null;
}

async function askForManifest(url: string, init: RequestInit, signal: AbortSignal): Promise<Response> {
  const integrity = expected.get(folderOf(url))?.manifest ?? '';
  const reply = await fetch(url, { ...init, signal, cache: 'no-cache', integrity });
  if (!reply.ok) throw new Error(`The manifest answered ${reply.status}`);
  if (!(await isManifest(reply.clone()))) throw new Error('The answer is no federation manifest');
  return reply;
}

/** Fetches a manifest, with two more tries at growing distance, all within the time limit. */
async function fetchManifest(url: string, init: RequestInit): Promise<Response> {
  const signal = AbortSignal.timeout(MANIFEST_MS);
  for (const pause of PAUSES_MS) {
    try {
      return await askForManifest(url, init, signal);
    } catch (error) {
      if (signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return askForManifest(url, init, signal);
}

type EntryErrorHook = NonNullable<ModuleFederationRuntimePlugin['loadEntryError']>;

/** One more try, under another address: browsers queue a second request behind a first one that hangs. */
async function tryEntryAgain(failure: Parameters<EntryErrorHook>[0]) {
  const { getRemoteEntry, origin, remoteInfo, remoteEntryExports, globalLoading, uniqueKey } = failure;
  delete globalLoading[uniqueKey];
  return getRemoteEntry({
    origin,
    remoteInfo,
    remoteEntryExports,
    getEntryUrl: (url) => `${url}?r=${Date.now()}`,
  });
}

/** Time limits and checks that the federation runtime lacks: it puts no clock on a manifest and ignores its status. */
const guard: ModuleFederationRuntimePlugin = {
  name: 'shell-guard',
  fetch: (url, init) => fetchManifest(url, init),
  createScript: ({ url }) => {
    const integrity = integrityOfEntry(url);
    if (integrity === null) return { timeout: SCRIPT_MS };
    const script = document.createElement('script');
    script.src = url;
    // without it the browser would not check a script of another origin
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    return { script, timeout: SCRIPT_MS };
  },
  // the hook's declared result, a promise of a promise, can't be written
  loadEntryError: tryEntryAgain as unknown as EntryErrorHook,
};

/** A copy of a package that the parts share. */
export type SharedCopy = { from?: string; useIn?: string[]; loaded?: unknown; lib?: unknown };

/** What the parts share: by scope, package and version, who brought it and who uses it. */
export const shareScopes = (): Record<string, Record<string, Record<string, SharedCopy>>> =>
  getInstance()?.shareScopeMap ?? {};

let prepared = false;

/** The federation host that the build put into the page, guarded. */
export function federationHost() {
  const host = getInstance();
  if (!host) throw new Error('This page was built without module federation');
  if (!prepared) host.registerPlugins([guard]);
  prepared = true;
  return host;
}
