import type { Registry, SwitchedOff } from 'shared-domain/registry';
import { offIn } from './registry-file.rules.ts';

/** What the server knows of a release host: the last good registry, and what an older one must not switch on again. */
export type Known = {
  registry: Registry;
  /** Off for as long as the host has not come past this revision. */
  held?: { until: number; off: Record<string, SwitchedOff> };
};

/**
 * What is known after a host has answered with a sound registry. One that is older than the known one (a target that was
 * restored from a backup) knows nothing of the changes that were lost, so what was off by them stays off until there is
 * a newer revision than any that was known.
 */
export function knownAfter(known: Known | null, registry: Registry): Known {
  if (!known) return { registry };
  const isOlder = registry.revision < known.registry.revision;
  const until = Math.max(known.held?.until ?? -1, isOlder ? known.registry.revision : -1);
  if (registry.revision > until) return { registry };
  return { registry, held: { until, off: { ...known.held?.off, ...(isOlder && offIn(known.registry)) } } };
}

/** Everything that is off. */
export const offBy = ({ registry, held }: Known): Record<string, SwitchedOff> => ({
  ...held?.off,
  ...offIn(registry),
});

/** How long a far host has to answer with an older registry before it is believed: longer than a cache keeps one. */
const STEADY_MS = 10 * 60_000;

/** Whether an older registry than the known one is believed; `since`: how long the host has answered with it. */
export const isBelieved = (isFar: boolean, since: number): boolean => !isFar || since >= STEADY_MS;
