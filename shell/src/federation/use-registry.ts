import { useCallback, useEffect, useState } from 'react';
import type { RegistryEntry } from 'shared-ui/remote';
import { loadRemotes } from './registry.ts';
import { reportError } from './report-error.ts';

/** The list of remotes: on its way, not to be had, or here. */
export type RegistryState =
  | { state: 'loading'; remotes: [] }
  | { state: 'failed'; remotes: [] }
  | { state: 'loaded'; remotes: RegistryEntry[] };

/** Loads the registry at start; `reload` asks again after a failure. */
export function useRegistry(): { registry: RegistryState; reload: () => void } {
  const [registry, setRegistry] = useState<RegistryState>({ state: 'loading', remotes: [] });
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    let current = true;
    loadRemotes(reportError).then(
      ({ remotes }) => current && setRegistry({ state: 'loaded', remotes }),
      () => current && setRegistry({ state: 'failed', remotes: [] }),
    );
    return () => {
      current = false;
    };
  }, [turn]);

  const reload = useCallback(() => {
    setRegistry({ state: 'loading', remotes: [] });
    setTurn((now) => now + 1);
  }, []);
  return { registry, reload };
}
