import type { Lifecycles, RegistryEntry } from 'shared-ui/remote';
import { expectIntegrity, federationHost } from './host.ts';
import { manifestOf } from './manifest.ts';

/** Federation containers carry identifiers: 'mfe-qc' is built as 'mfe_qc'. */
const containerOf = ({ name }: RegistryEntry) => name.replaceAll('-', '_');

const isLifecycles = (value: unknown): value is Lifecycles =>
  typeof value === 'object' &&
  value !== null &&
  ['bootstrap', 'mount', 'unmount'].every((key) => key in value);

/** Brings the lifecycles of a remote; throws what kept them away. `attempt` counts from 0. */
export type LoadRemote = (entry: RegistryEntry, attempt: number) => Promise<Lifecycles>;

// remotes that were asked for and have not come; coming back to one is another attempt as well
const unproven = new Set<string>();

/**
 * Brings a remote's lifecycles through the federation runtime. Another attempt forgets what the first one learnt, and
 * asks under another address, so that neither the runtime's memory nor a hanging request stands in its way.
 */
export const loadRemote: LoadRemote = async (entry, attempt) => {
  const name = containerOf(entry);
  const again = attempt > 0 || unproven.has(name);
  unproven.add(name);
  const { url, globalName } = await manifestOf(entry, again);
  expectIntegrity(entry);
  const host = federationHost();
  host.registerRemotes([{ name, entry: url, entryGlobalName: globalName }], { force: again });
  const loaded: unknown = await host.loadRemote(`${name}/lifecycles`);
  if (!isLifecycles(loaded)) throw new Error(`${entry.name} exposes no lifecycles`);
  unproven.delete(name);
  return loaded;
};
