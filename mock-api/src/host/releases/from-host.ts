import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from 'shared-domain/registry';
import { mergeRegistries } from './merge-registries.rules.ts';

/** How long a static host is waited for. */
const TIMEOUT_MS = 5000;
/** Headers of the static host's answer that are passed on. */
const PASSED_ON = ['content-type', 'etag', 'last-modified', 'cache-control'];

/** The registry that was read last, by the place it came from; stands in while the place can't be read. */
const lastGood = new Map<string, Registry>();

const isAddress = (releases: string) => /^https?:/.test(releases);

const jsonOf = (file: string): Promise<Registry> =>
  readFile(file, 'utf8').then((text) => JSON.parse(text) as Registry);

async function fetched(releases: string): Promise<Registry | null> {
  const reply = await fetch(`${releases}/registry.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  // some hosts answer 403 for what isn't there
  if (reply.status === 404 || reply.status === 403) return null;
  if (!reply.ok) throw new Error(`The releases answered ${reply.status}`);
  return (await reply.json()) as Registry;
}

async function deployedAt(releases: string): Promise<Registry | null> {
  try {
    const registry = isAddress(releases)
      ? await fetched(releases)
      : await jsonOf(path.join(releases, 'registry.json'));
    if (registry) lastGood.set(releases, registry);
    return registry;
  } catch {
    return lastGood.get(releases) ?? null;
  }
}

/** The registry in force: what was deployed, over what was built with this server. */
export async function registryInForce(root: string, releases: string | null): Promise<Registry> {
  const built = await jsonOf(path.join(root, 'shell/dist/registry.json'));
  const deployed = releases ? await deployedAt(releases) : null;
  return deployed ? mergeRegistries(built, deployed) : built;
}

/** A deployed file from the static host; its address stays our own, and with it the content policy. */
export async function passedOn(releases: string, pathname: string): Promise<Response | null> {
  const address = `${releases}/${pathname.replace(/^\/releases\//, '')}`;
  const reply = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  if (!reply?.ok) return null;
  const headers = new Headers();
  for (const name of PASSED_ON) {
    const value = reply.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Response(reply.body, { headers });
}
