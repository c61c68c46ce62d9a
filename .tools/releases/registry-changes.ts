import { randomBytes } from 'node:crypto';
import type { Registry } from '../../shared-ui/domain/src/registry/registry.ts';
import { momentOf, nextId, registryAfter, type Change } from './changes.rules.ts';
import type { Target } from './target.ts';

const REGISTRY = 'registry.json';
const CHANGES = 'changes/';
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value, null, 2));

/** Every change that was ever recorded at a target. */
export async function readChanges(target: Target): Promise<Change[]> {
  const keys = (await target.list(CHANGES)).map(({ key }) => key).filter((key) => key.endsWith('.json'));
  const texts = await Promise.all(keys.map((key) => target.read(key)));
  return texts.flatMap((bytes) => (bytes ? [JSON.parse(new TextDecoder().decode(bytes)) as Change] : []));
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

/** Records a change and switches the registry to it. Answers with the registry that is then in force. */
export async function recordChange(
  target: Target,
  changes: Change[],
  change: Omit<Change, 'id' | 'at'>,
  now: Date,
): Promise<Registry> {
  const id = nextId(changes, now, randomBytes(3).toString('hex'));
  await target.write(`${CHANGES}${id}.json`, bytesOf({ id, at: momentOf(id), ...change }), { forever: true });
  return settle(target);
}
