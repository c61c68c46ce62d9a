import { setTimeout as sleep } from 'node:timers/promises';
import { REGISTRY_WAIT_MS } from 'shared-domain';
import { isBelieved, knownAfter, type Known } from './known.rules.ts';
import type { KnownCopy } from './known-copy.ts';
import { registryFrom } from './registry-file.rules.ts';
import { Trouble, type ReleaseHost } from './release-host.ts';

/** What was asked a moment ago is not asked again: a page and its registry, and a hundred tabs, share one look. */
const FRESH_MS = 250;
/** How long a page waits for the host; one that is in trouble is asked all the same, and hardly waited for. */
const WAIT_MS = { sound: REGISTRY_WAIT_MS.server, inTrouble: 100 };
/** How often a host in trouble is asked, whether somebody waits or not. */
const AGAIN_MS = 5000;

/** Writes a line of the server's log. */
export type Log = (line: Record<string, unknown>) => void;

/**
 * Keeps what is known of a release host, in memory and on disk: the function that it answers with tells it, at once where
 * the host keeps us waiting. Whatever the host does wrong, what was known stays known.
 */
export function knowRegistry(host: ReleaseHost, copy: KnownCopy, log: Log): () => Promise<Known | null> {
  let known: Known | null = null;
  let trouble: string | null = null;
  let olderSince: number | null = null;
  let isEmpty = false;
  let askedAt = -Infinity;
  let asking: { since: number; done: Promise<void> } | null = null;
  let again: NodeJS.Timeout | undefined;
  const loaded = load();

  async function load(): Promise<void> {
    known = await copy.read();
  }

  async function take(answer: unknown): Promise<void> {
    if (answer === null) {
      if (known) throw new Trouble('has no registry any more');
      // some hosts answer so to whom they don't let in
      if (!isEmpty) log({ releases: host.name, note: 'nothing is deployed there yet' });
      isEmpty = true;
      return;
    }
    const registry = registryFrom(answer);
    if (!registry) throw new Trouble('answers with something that is no registry');
    const isOlder = known !== null && registry.revision < known.registry.revision;
    olderSince = isOlder ? (olderSince ?? performance.now()) : null;
    if (olderSince !== null && !isBelieved(host.file !== null, performance.now() - olderSince))
      throw new Trouble(`answers with revision ${registry.revision}, older than what is known`);
    const next = knownAfter(known, registry);
    olderSince = null;
    if (JSON.stringify(next) === JSON.stringify(known)) return;
    // first on disk: what was once told is told after a restart, too
    await copy.write(next).catch((error: unknown) => log({ releases: host.name, notKept: String(error) }));
    known = next;
  }

  function say(now: string | null): void {
    if (now !== trouble) log({ releases: host.name, trouble: now ?? 'over' });
    trouble = now;
  }

  async function ask(): Promise<void> {
    try {
      await take(await host.registry());
      say(null);
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
      clearTimeout(again);
      again = setTimeout(look, AGAIN_MS).unref();
    }
    askedAt = performance.now();
    asking = null;
  }

  const look = () => (asking ??= { since: performance.now(), done: ask() });

  return async () => {
    await loaded;
    if (host.file && performance.now() - askedAt < FRESH_MS) return known;
    const { since, done } = look();
    const left = since + (trouble === null ? WAIT_MS.sound : WAIT_MS.inTrouble) - performance.now();
    if (left > 0) await Promise.race([done, sleep(left, undefined, { ref: false })]);
    return known;
  };
}
