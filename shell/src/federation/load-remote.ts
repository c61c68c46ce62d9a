import { loadParcel, type Lifecycles, type RegistryEntry } from 'shared-ui/remote';
import { expectIntegrity, federationHost } from './host.ts';
import { failureFrom, LoadFailure } from './load-failure.ts';
import { fetchAhead, manifestOf } from './manifest.ts';

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

/** For how long a remote may take to come: manifest, container and what the container makes, each try anew. */
const LOAD_MS = 20_000;

/** What a remote exposes, or an end to the waiting: neither container nor factory has a clock of its own. */
function inTime<T>(work: Promise<T>, name: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new LoadFailure('noAnswer', `${name} did not come within ${LOAD_MS / 1000} s`)),
      LOAD_MS,
    );
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

async function bring(entry: RegistryEntry, again: boolean): Promise<Lifecycles> {
  const name = containerOf(entry);
  if (!again) fetchAhead(entry);
  // what mounts it is needed right after it
  loadParcel().catch(() => undefined);
  const { url, globalName } = await manifestOf(entry, again);
  try {
    expectIntegrity(entry);
    const host = federationHost();
    host.registerRemotes([{ name, entry: url, entryGlobalName: globalName }], { force: again });
    const loaded: unknown = await host.loadRemote(`${name}/lifecycles`);
    if (!isLifecycles(loaded)) throw new LoadFailure('unfit', `${entry.name} exposes no lifecycles`);
    return loaded;
  } catch (error) {
    throw await failureFrom(error, url, entry.integrity?.entry ?? '');
  }
}

// what has come already, by the address that it came from, and what was asked for ahead; the first who needs that takes it
const here = new Map<string, Lifecycles>();
const ahead = new Map<string, Promise<Lifecycles>>();

/** A remote's lifecycles if they have come: nothing of them is asked for again in this page. */
export const comeAlready = ({ entry }: RegistryEntry): Lifecycles | null => here.get(entry) ?? null;

/**
 * Brings a remote's lifecycles before anybody needs them; a failure is theirs to see who then do, in another attempt. Null:
 * it is on its way, or failed before.
 */
export function loadAhead(entry: RegistryEntry): Promise<Lifecycles> | null {
  const known = comeAlready(entry);
  if (known) return Promise.resolve(known);
  const asked = ahead.get(entry.entry);
  if (asked ?? unproven.has(containerOf(entry))) return asked ?? null;
  const coming = loadRemote(entry, 0);
  ahead.set(entry.entry, coming);
  const forget = () => ahead.delete(entry.entry);
  coming.then(forget, forget);
  return coming;
}

/**
 * Brings a remote's lifecycles through the federation runtime; throws a `LoadFailure`. Another attempt forgets what the
 * first one learnt, and asks under another address, so that neither the runtime's memory nor a hanging request stands in
 * its way.
 */
export const loadRemote: LoadRemote = async (entry, attempt) => {
  const name = containerOf(entry);
  if (attempt === 0) {
    const known = comeAlready(entry) ?? ahead.get(entry.entry);
    ahead.delete(entry.entry);
    if (known) return known;
  }
  const again = attempt > 0 || unproven.has(name);
  unproven.add(name);
  const lifecycles = await inTime(bring(entry, again), entry.name);
  unproven.delete(name);
  here.set(entry.entry, lifecycles);
  return lifecycles;
};
