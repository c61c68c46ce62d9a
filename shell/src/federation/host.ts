import {
  getInstance,
  registerGlobalPlugins,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { Integrity, RegistryEntry } from 'shared-ui/remote';
import { isEntryFile } from './manifest.ts';
import { ownShares } from './own-shares.ts';

const SCRIPT_MS = 5000;

const folderOf = (address: string) => new URL('.', address).href;
/** What a release's entry must be, by the folder that it is in. */
const expected = new Map<string, Integrity>();

/** Has the browser check a remote's entry when it comes. */
export function expectIntegrity({ entry, integrity }: RegistryEntry): void {
  const folder = folderOf(new URL(entry, window.location.origin).href);
  if (integrity) expected.set(folder, integrity);
  else expected.delete(folder);
}

function integrityOfEntry(url: string): string | null {
  const isEntry = isEntryFile(new URL(url).pathname.split('/').at(-1) ?? '');
  return (isEntry && expected.get(folderOf(url))?.entry) || null;
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

/** Time limits and checks that the federation runtime lacks. */
const guard: ModuleFederationRuntimePlugin = {
  name: 'shell-guard',
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

/** The federation host that the build put into the page, guarded, its runtime lent to the remotes. */
export function federationHost() {
  const host = getInstance();
  if (!host) throw new Error('This page was built without module federation');
  if (!prepared) {
    const shares = ownShares(host);
    host.registerPlugins([guard, shares]);
    // remotes ask their own instances, which come later and take what is the page's
    registerGlobalPlugins([shares]);
    // the name under which a build with `externalRuntime` looks for it
    Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  }
  prepared = true;
  return host;
}
