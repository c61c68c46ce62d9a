import { getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

const MANIFEST_MS = 10_000;
const SCRIPT_MS = 15_000;

/** Whether a reply is a federation manifest; the runtime itself would keep anything that is JSON until a reload. */
async function isManifest(reply: Response): Promise<boolean> {
  const value = (await reply.json()) as Record<string, unknown> | null;
  return Boolean(value?.['metaData'] && value['exposes'] && value['shared']);
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
  async fetch(url, init) {
    const reply = await fetch(url, { ...init, signal: AbortSignal.timeout(MANIFEST_MS), cache: 'no-cache' });
    if (!reply.ok) throw new Error(`The manifest answered ${reply.status}`);
    if (!(await isManifest(reply.clone()))) throw new Error('The answer is no federation manifest');
    return reply;
  },
  createScript: () => ({ timeout: SCRIPT_MS }),
  // the hook's declared result, a promise of a promise, can't be written
  loadEntryError: tryEntryAgain as unknown as EntryErrorHook,
};

let prepared = false;

/** The federation host that the build put into the page, guarded. */
export function federationHost() {
  const host = getInstance();
  if (!host) throw new Error('This page was built without module federation');
  if (!prepared) host.registerPlugins([guard]);
  prepared = true;
  return host;
}
