import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  failureOf,
  newReference,
  type Lifecycles,
  type RegistryEntry,
  type ScreenPlace,
} from 'shared-ui/remote';
import { causeOfMount, LoadFailure, type Cause } from './load-failure.ts';
import { comeAlready, type LoadRemote } from './load-remote.ts';
import { noteLoad, noteShown } from './load-log.ts';
import { prepareScreen } from './prepare-screen.ts';
import { reportError } from './report-error.ts';

/** How far a remote has come. `reference` stands in the log beside the error. */
export type RemoteState =
  | { state: 'loading' }
  | { state: 'failed'; reference: string; why: Cause }
  | { state: 'loaded'; lifecycles: Lifecycles };

/** Without the kind, which stands beside it. */
const causeText = (error: unknown) => (error instanceof LoadFailure ? error.message : String(error));

/**
 * Loads a remote's lifecycles before anything is mounted, so that a failure of the network is a state to show, and has
 * it begin with the screen at the address while it is being mounted. `attempt` counts from 0.
 */
export function useRemote(entry: RegistryEntry, load: LoadRemote, { pathname, search }: ScreenPlace) {
  const [remote, setRemote] = useState<RemoteState>(() => {
    const lifecycles = comeAlready(entry);
    return lifecycles ? { state: 'loaded', lifecycles } : { state: 'loading' };
  });
  const [attempt, setAttempt] = useState(0);

  const fail = useCallback(
    (error: unknown) => {
      const reference = newReference();
      reportError(failureOf(`${entry.name} ${entry.version}`, reference, error));
      const why = causeOfMount(error);
      noteLoad(entry.name, { state: 'failed', reference, why, cause: causeText(error) });
      setRemote({ state: 'failed', reference, why });
    },
    [entry],
  );

  const prepared = useRef<unknown>(null);
  const prepare = useEffectEvent((come: Lifecycles, at: string) => {
    if (prepared.current === at) return;
    prepared.current = at;
    prepareScreen(come, { pathname: at, search }, true);
  });
  const prepareNow = useEffectEvent((come: Lifecycles) => prepare(come, pathname));
  useEffect(() => {
    let current = true;
    const start = performance.now();
    noteLoad(entry.name, { version: entry.version, state: 'loading', attempts: attempt + 1, why: null });
    void (async () => {
      try {
        const lifecycles = await load(entry, attempt);
        if (current) prepareNow(lifecycles);
        noteLoad(entry.name, { state: 'loaded', ms: Math.round(performance.now() - start) });
        if (current) setRemote({ state: 'loaded', lifecycles });
      } catch (error) {
        if (current) fail(error);
      }
    })();
    return () => {
      current = false;
    };
  }, [entry, load, fail, attempt]);

  useEffect(() => noteShown(entry.name), [entry]);

  const lifecycles = remote.state === 'loaded' ? remote.lifecycles : null;
  useEffect(() => {
    if (lifecycles) prepare(lifecycles, pathname);
  }, [lifecycles, pathname]);

  const retry = useCallback(() => {
    setRemote({ state: 'loading' });
    setAttempt((before) => before + 1);
  }, []);
  return { remote, attempt, fail, retry };
}
