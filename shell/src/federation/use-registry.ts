import { useLoad } from 'shared-ui/api';
import type { RegistryEntry } from 'shared-ui/remote';
import { loadRemotes } from './registry.ts';
import { reportError } from './report-error.ts';

/** The list of remotes: on its way, not to be had, or here. */
export type RegistryState = { state: 'loading' | 'failed' | 'loaded'; remotes: RegistryEntry[] };

const none: RegistryEntry[] = [];

/** Loads the registry at start; `reload` asks again after a failure. */
export function useRegistry(): { registry: RegistryState; reload: () => void } {
  const { load, reload } = useLoad(() => loadRemotes(reportError), []);
  const remotes = load.state === 'loaded' ? load.value : none;
  return { registry: { state: load.state, remotes }, reload };
}
