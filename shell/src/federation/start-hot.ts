import { getInstance } from '@module-federation/enhanced/runtime';
import { storedSession, TOKEN_KEY } from 'shared-ui/stored-session';
import { federationHost } from './host.ts';
import { hotness, setHot } from './hot.ts';
import { REACT, tellsOfChange, versionsIn, wayOf } from './hot.rules.ts';
import { readManifest, type Manifest } from './manifest.ts';
import { mayOverride, type Override } from './override.rules.ts';

// Runs before anything is shared, so it may import nothing that is: it would settle that with the shell's React.

/** For how long each may take: what the machine says of itself, its entry, its React. The page waits for it. */
const STEP_MS = 5000;

/** A copy of a shared module, as far as it is put in the place of another. */
type Copy = { get: unknown; from: string; lib: unknown; loaded: boolean; loading: unknown };
type Container = { init: (scope: object, initScope: unknown[], options: object) => Promise<unknown> };
type Host = ReturnType<typeof federationHost>;

/** A promise, or an end to the waiting. */
const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error(`No answer within ${STEP_MS / 1000} s`)), STEP_MS);
    }),
  ]);

async function jsonAt(url: string): Promise<unknown> {
  const reply = await fetch(url, { signal: AbortSignal.timeout(STEP_MS), cache: 'no-cache' });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  return reply.json();
}

/** Who is signed in, before the session itself is there. A page without a token is signed out. */
function mayTake(): boolean {
  const isSignedIn = localStorage.getItem(TOKEN_KEY) !== null;
  return isSignedIn && mayOverride(storedSession()?.user ?? null);
}

function runScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${src} did not come`)));
    document.head.append(script);
  });
}

/**
 * Runs the entry of the developer's remote, which hooks its refresh into the page before React is there. Whatever else
 * goes by the same name, such as the released remote, does not find it.
 */
async function runEntry({ url, globalName }: Manifest): Promise<Container> {
  await inTime(runScript(url));
  const globals = globalThis as unknown as Record<string, Container | undefined>;
  const container = globals[globalName];
  if (!container) throw new Error(`${url} left no ${globalName}`);
  globals[globalName] = undefined;
  return container;
}

/**
 * Hands the federation runtime what has run already: run twice, two would share one update hook. Where that failed half
 * way the remote fails as well, or it would draw with another React than the page.
 */
function handOver(host: Host, url: string, ready: Promise<Container>): void {
  host.registerPlugins([
    {
      name: 'shell-hot',
      loadEntry: async ({ remoteInfo }) => (remoteInfo.entry === url ? ((await ready) as never) : undefined),
    },
  ]);
}

/** Puts the developer's React in the place of the shell's for the whole page; all of it, or none. */
async function lendReact(host: Host, container: Container, name: string): Promise<void> {
  const scope = host.shareScopeMap['default'] ?? {};
  const options = { version: '', shareScopeKeys: 'default', shareScopeMap: host.shareScopeMap };
  await container.init(scope, [], options);
  const theirs = getInstance((instance) => instance.options.name === name)?.options.shared ?? {};
  const before = REACT.map((what) => {
    const version = host.options.shared[what]?.[0]?.version ?? '';
    const copies = scope[what] as unknown as Record<string, Copy>;
    const [copy, get] = [copies[version], theirs[what]?.[0]?.get];
    if (!copy || !get) throw new Error(`${name} brings no ${what} ${version}`);
    return { copies, version, copy, get };
  });
  for (const { copies, version, copy, get } of before)
    copies[version] = { ...copy, get, from: name, lib: undefined, loaded: false, loading: null };
  try {
    // all of it is here before anybody draws: a page must not start with half of it
    for (const what of REACT) await inTime(host.loadShare(what));
  } catch (error) {
    for (const { copies, version, copy } of before) copies[version] = copy;
    throw error;
  }
}

/** What the page has the developer's React for: its refresh redraws all, so whoever has another React loads anew. */
function reloadOnChange(): void {
  window.addEventListener('message', ({ source, data }) => {
    if (source === window && tellsOfChange(data) && hotness()?.way !== 'kept') window.location.reload();
  });
}

/**
 * Prepares a page that takes a remote from a developer's machine for what changes there: where a development server of
 * the same React answers, the page runs with that React, which keeps what the screens hold. Never fails: without it the
 * remote is taken as any other, and a change loads the page anew.
 */
export async function startHot({ name, origin }: Override): Promise<void> {
  reloadOnChange();
  try {
    if (!mayTake()) return;
    const address = `${origin}/mf-manifest.json`;
    const [release, file] = await Promise.all([jsonAt(`${origin}/release.json`), jsonAt(address)]);
    const host = federationHost();
    const own = Object.fromEntries(
      REACT.map((what) => [what, host.options.shared[what]?.[0]?.version ?? '']),
    );
    const hot = wayOf(release, versionsIn(file), own);
    if (hot.way === 'kept') {
      const manifest = readManifest(file, address);
      const container = await runEntry(manifest);
      const lent = lendReact(host, container, name.replaceAll('-', '_'));
      handOver(
        host,
        manifest.url,
        lent.then(() => container),
      );
      await lent;
    }
    setHot(hot);
  } catch {
    // whoever takes the remote later meets the same failure, and tells it
  }
}
