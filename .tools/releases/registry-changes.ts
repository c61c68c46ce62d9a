import { randomBytes } from 'node:crypto';
import type { Registry } from '../../shared-ui/domain/src/registry/registry.ts';
import { inOrder, momentOf, nextId, type Change } from './changes.rules.ts';
import { allowedSigner, changeText, type Signer } from './keys.ts';
import { registryAfter } from './part-state.rules.ts';
import { readJson } from './read-json.ts';
import type { Target } from './target.ts';

const REGISTRY = 'registry.json';
const CHANGES = 'changes/';
const SNAPSHOTS = 'snapshots/';
/** So many changes stand beside the last snapshot before there is another. */
const FOLD_AT = 100;
/** So often what is listed may be gone when it is read. */
const ROUNDS = 20;

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value, null, 2));
const keysOf = async (target: Target, prefix: string) =>
  (await target.list(prefix)).map(({ key }) => key).filter((key) => key.endsWith('.json'));

/** What was read of a target: a key never changes its content. */
const known = new WeakMap<Target, Map<string, Change[]>>();

/** The changes that a key holds, one or a snapshot's many; null where it has gone into a snapshot meanwhile. */
async function changesAt(target: Target, key: string): Promise<Change[] | null> {
  const cached = known.get(target) ?? new Map<string, Change[]>();
  known.set(target, cached);
  const before = cached.get(key);
  if (before) return before;
  const read = await readJson<Change | Change[]>(target, key);
  if (!read) return null;
  const changes = Array.isArray(read) ? read : [read];
  cached.set(key, changes);
  return changes;
}

/**
 * Every change that was ever recorded at a target, oldest first: those of the snapshots, and those that came since. A
 * change stands beside the snapshots until one holds it, so asking for the changes first and the snapshots then finds
 * each at least once; what goes between being named and being read makes it begin again.
 */
export async function readChanges(target: Target): Promise<Change[]> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const own = await keysOf(target, CHANGES);
    const folded = await Promise.all((await keysOf(target, SNAPSHOTS)).map((key) => changesAt(target, key)));
    const found = new Map(folded.flatMap((changes) => changes ?? []).map((change) => [change.id, change]));
    const newer = own.filter((key) => !found.has(key.slice(CHANGES.length, -'.json'.length)));
    const read = await Promise.all(newer.map((key) => changesAt(target, key)));
    if (folded.includes(null) || read.includes(null)) continue;
    for (const change of read.flatMap((changes) => changes ?? [])) found.set(change.id, change);
    return inOrder([...found.values()]);
  }
  throw new Error(`${target.name} lists changes that can't be read.`);
}

/**
 * Makes registry.json what the changes make, until none has come meanwhile: whoever writes last has seen everything,
 * so changes made at once are all in it.
 */
async function settle(target: Target): Promise<Registry> {
  for (;;) {
    const registry = registryAfter(await readChanges(target));
    await target.write(REGISTRY, bytesOf(registry), { forever: false });
    if ((await readChanges(target)).length === registry.revision) return registry;
  }
}

/**
 * Puts many changes into one file, so that a command reads one and not a thousand. What it holds goes only when it is
 * there; of two made at once, each takes away only what it holds itself.
 */
async function fold(target: Target): Promise<void> {
  const own = await keysOf(target, CHANGES);
  if (own.length < FOLD_AT) return;
  const older = await keysOf(target, SNAPSHOTS);
  const changes = await readChanges(target);
  const key = `${SNAPSHOTS}${changes.at(-1)?.id}-${randomBytes(3).toString('hex')}.json`;
  await target.write(key, new TextEncoder().encode(JSON.stringify(changes)), { forever: true });
  const held = new Set(changes.map(({ id }) => `${CHANGES}${id}.json`));
  for (const gone of own.filter((each) => held.has(each))) await target.remove(gone);
  for (const gone of older) {
    const its = await changesAt(target, gone);
    if (its?.every(({ id }) => held.has(`${CHANGES}${id}.json`))) await target.remove(gone);
  }
}

/**
 * Records a change and switches the registry to it. Answers with the registry that is then in force. Whoever may not
 * change the part gets no further than here.
 */
export async function recordChange(
  target: Target,
  changes: Change[],
  change: Omit<Change, 'id' | 'at' | 'signature'>,
  signer: Signer | null = null,
): Promise<Registry> {
  const allowed = await allowedSigner(target, change.remote, signer);
  const id = nextId(changes, new Date(), randomBytes(3).toString('hex'));
  const by = allowed ? { by: allowed.name } : {};
  const record: Change = { id, at: momentOf(id), ...change, ...by };
  const signature = allowed?.sign(changeText(record));
  await target.write(`${CHANGES}${id}.json`, bytesOf({ ...record, ...(signature && { signature }) }), {
    forever: true,
  });
  const registry = await settle(target);
  await fold(target);
  return registry;
}
