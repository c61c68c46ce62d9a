import type { RegistryEntry } from 'shared-ui/remote';
import { causeOfFile, causeOfStatus, LoadFailure } from './load-failure.ts';

// for all tries together: a manifest that hangs is given up after this
const MANIFEST_MS = 5000;
const PAUSES_MS = [250, 750];

/** What the shell needs of a federation manifest: the file to run, and the name under which it stands then. */
export type Manifest = { url: string; globalName: string };

type ManifestFile = {
  metaData?: { globalName?: string; remoteEntry?: { name?: string; path?: string } };
  exposes?: unknown;
  shared?: unknown;
} | null;

/** Reads a manifest that came from `url`; throws a `LoadFailure` where it is none. */
export function readManifest(value: unknown, url: string): Manifest {
  const file = value as ManifestFile;
  const { globalName, remoteEntry } = file?.metaData ?? {};
  if (!globalName || !remoteEntry?.name || !file?.exposes || !file.shared)
    throw new LoadFailure('altered', 'The answer is no federation manifest');
  return { url: new URL(`${remoteEntry.path ?? ''}${remoteEntry.name}`, url).href, globalName };
}

async function askForManifest(url: string, integrity: string, signal: AbortSignal): Promise<Manifest> {
  const reply = await fetch(url, { signal, cache: 'no-cache', integrity });
  if (!reply.ok) throw new LoadFailure(causeOfStatus(reply.status), `The manifest answered ${reply.status}`);
  return readManifest(await reply.json().catch(() => null), url);
}

/** A browser tells an altered file from a line that failed no more than a missing one. */
const whyNot = async (error: unknown, url: string, integrity: string) =>
  error instanceof LoadFailure
    ? error
    : new LoadFailure(await causeOfFile(url, integrity), String(error), error);

/**
 * Fetches a manifest, with two more tries at growing distance, all within the time limit. The federation runtime would
 * put no clock on it, ignore its status and keep anything that is JSON until a reload.
 */
async function fetchManifest(url: string, integrity: string): Promise<Manifest> {
  const signal = AbortSignal.timeout(MANIFEST_MS);
  for (const pause of [...PAUSES_MS, null]) {
    try {
      return await askForManifest(url, integrity, signal);
    } catch (error) {
      if (signal.aborted) throw new LoadFailure('noAnswer', String(error), error);
      if (pause === null) throw await whyNot(error, url, integrity);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  throw new Error('never reached');
}

/** What was asked for ahead; the first who needs it takes it. */
const ahead = new Map<string, Promise<Manifest>>();
const addressOf = ({ entry }: RegistryEntry) => new URL(entry, window.location.origin);

/** A remote's manifest. `again`: under another address, so that neither a memory nor a hanging request is in the way. */
export function manifestOf(entry: RegistryEntry, again: boolean): Promise<Manifest> {
  const url = addressOf(entry);
  const asked = ahead.get(url.href);
  ahead.delete(url.href);
  if (asked && !again) return asked;
  if (again) url.searchParams.set('r', String(Date.now()));
  return fetchManifest(url.href, entry.integrity?.manifest ?? '');
}

function preload(url: URL, integrity: string | null): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = url.pathname.endsWith('.css') ? 'style' : 'script';
  if (integrity !== null) {
    // asked for as script or style will be, or the browser fetches it twice
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
  }
  link.href = url.href;
  document.head.append(link);
}

/** Whether a file is the entry that a manifest names; builds call it so. */
export const isEntryFile = (name: string): boolean => name.startsWith('remoteEntry.');

/**
 * Fetches what a remote's first screen takes in any case, all at once: otherwise each file is known only when the one
 * before it has come.
 */
export function fetchAhead(entry: RegistryEntry): void {
  const url = addressOf(entry);
  if (ahead.has(url.href)) return;
  const manifest = fetchManifest(url.href, entry.integrity?.manifest ?? '');
  ahead.set(url.href, manifest);
  // whoever takes it sees the failure
  manifest.catch(() => undefined);
  const { integrity } = entry;
  for (const name of entry.ahead ?? [])
    preload(new URL(name, url), (isEntryFile(name) ? integrity?.entry : integrity?.ahead?.[name]) ?? null);
}
