import type { Cause } from './load-failure.ts';

/** How the loading of a remote went, for the diagnostics page. Times in milliseconds. */
export type LoadRecord = {
  name: string;
  version: string;
  state: 'loading' | 'loaded' | 'failed';
  attempts: number;
  ms: number | null;
  reference: string | null;
  cause: string | null;
  why: Cause | null;
};

const records = new Map<string, LoadRecord>();
const listeners = new Set<() => void>();

/** Notes what became of a remote in this page; what is not said stays. */
export function noteLoad(name: string, change: Partial<Omit<LoadRecord, 'name'>>): void {
  const empty = {
    version: '',
    state: 'loading',
    attempts: 0,
    ms: null,
    reference: null,
    cause: null,
    why: null,
  } as const;
  records.set(name, { ...(records.get(name) ?? { ...empty, name }), ...change });
  if (change.state === 'loaded') for (const listener of listeners) listener();
}

/** Hears of each remote that has come; answers how to hear no more. */
export function onLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The versions of the remotes that were asked for, by name. */
export const loadedVersions = (): Record<string, string> =>
  Object.fromEntries(
    [...records.values()].flatMap(({ name, version }) => (version ? [[name, version]] : [])),
  );

/** What was noted, by remote. */
export const loadRecord = (name: string): LoadRecord | null => records.get(name) ?? null;

let shown: string | null = null;

/** Notes which remote is on the page, until the answer is called. */
export function noteShown(name: string): () => void {
  shown = name;
  return () => {
    if (shown === name) shown = null;
  };
}

/** The remote that is on the page. */
export const shownRemote = (): string | null => shown;
