import type { Lifecycles, RegistryEntry } from 'shared-ui/remote';
import { federationHost } from './host.ts';

/** Federation containers carry identifiers: 'mfe-qc' is built as 'mfe_qc'. */
const containerOf = ({ name }: RegistryEntry) => name.replaceAll('-', '_');

const isLifecycles = (value: unknown): value is Lifecycles =>
  typeof value === 'object' &&
  value !== null &&
  ['bootstrap', 'mount', 'unmount'].every((key) => key in value);

/** Brings the lifecycles of a remote; throws what kept them away. */
export type LoadRemote = (entry: RegistryEntry) => Promise<Lifecycles>;

const failed = new Set<string>();

/**
 * Brings a remote's lifecycles. Another try after a failure forgets what the first one learnt, and asks under another
 * address, so that neither the runtime's memory nor a hanging request stands in its way.
 */
export const loadRemote: LoadRemote = async (entry) => {
  const name = containerOf(entry);
  const url = new URL(entry.entry, window.location.origin);
  const again = failed.delete(name);
  if (again) url.searchParams.set('r', String(Date.now()));
  try {
    const host = federationHost();
    host.registerRemotes([{ name, entry: url.href }], { force: again });
    const loaded: unknown = await host.loadRemote(`${name}/lifecycles`);
    if (!isLifecycles(loaded)) throw new Error(`${entry.name} exposes no lifecycles`);
    return loaded;
  } catch (error) {
    failed.add(name);
    throw error;
  }
};
