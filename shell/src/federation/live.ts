import { useSyncExternalStore } from 'react';
import type { SwitchedOff } from 'shared-ui/remote';

/** What may change while a page is open: what is off, and whether there are newer releases than those it runs with. */
export type Live = {
  /** By name; null until the server was asked again after the start. */
  off: Readonly<Record<string, SwitchedOff>> | null;
  /** Other releases of shell or remotes are in use by now. */
  isNew: boolean;
  /** Switched off in this tab alone, for diagnosis. */
  without: readonly string[];
};

const WITHOUT = 'remote-without';

function keptWithout(): string[] {
  const kept = (sessionStorage.getItem(WITHOUT) ?? '').split(' ');
  return kept.filter((name) => /^mfe-[a-z0-9-]+$/.test(name));
}

const start = (): Live => ({ off: null, isNew: false, without: keptWithout() });
let live: Live | null = null;
const listeners = new Set<() => void>();

const now = (): Live => (live ??= start());

/** Tells the page what has changed; what is not said stays. */
export function tellLive(change: Partial<Live>): void {
  const next = { ...now(), ...change };
  if (JSON.stringify(next) === JSON.stringify(live)) return;
  live = next;
  for (const listener of listeners) listener();
}

/** Begins anew, as a page does that is loaded. For tests, where one page starts many times. */
export function forgetLive(): void {
  live = null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** As it is now. */
export const liveNow = (): Live => now();

/** Follows it. */
export const useLive = (): Live => useSyncExternalStore(subscribe, now);

/** Switches a remote off in this tab alone, or on again. */
export function setWithout(name: string, isOff: boolean): void {
  const others = now().without.filter((other) => other !== name);
  const without = isOff ? [...others, name] : others;
  sessionStorage.setItem(WITHOUT, without.join(' '));
  tellLive({ without });
}
