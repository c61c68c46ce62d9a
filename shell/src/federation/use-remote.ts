import { useCallback, useEffect, useRef, useState } from 'react';
import type { Lifecycles, RegistryEntry } from 'shared-ui/remote';
import type { LoadRemote } from './load-remote.ts';
import { reportError } from './report-error.ts';

/** How far a remote has come. `tries` counts the failures in a row; `reference` stands in the log beside the error. */
export type RemoteState =
  | { state: 'loading' }
  | { state: 'failed'; reference: string; tries: number }
  | { state: 'loaded'; lifecycles: Lifecycles };

const newReference = () => crypto.randomUUID().slice(0, 8).toUpperCase();

/** Loads a remote's lifecycles before anything is mounted, so that a failure of the network is a state to show. */
export function useRemote(entry: RegistryEntry, load: LoadRemote) {
  const [remote, setRemote] = useState<RemoteState>({ state: 'loading' });
  const [turn, setTurn] = useState(0);
  const tries = useRef(0);

  const fail = useCallback(
    (error: unknown) => {
      const reference = newReference();
      reportError(new Error(`${entry.name} ${entry.version} failed (${reference})`, { cause: error }));
      tries.current += 1;
      setRemote({ state: 'failed', reference, tries: tries.current });
    },
    [entry],
  );

  useEffect(() => {
    let current = true;
    load(entry).then(
      (lifecycles) => current && setRemote({ state: 'loaded', lifecycles }),
      (error: unknown) => current && fail(error),
    );
    return () => {
      current = false;
    };
  }, [entry, load, fail, turn]);

  const retry = useCallback(() => {
    setRemote({ state: 'loading' });
    setTurn((now) => now + 1);
  }, []);
  return { remote, fail, retry };
}
