import { readSwitchedOff, type Registry, type SwitchedOff } from 'shared-domain/registry';
import { z } from 'zod';

const text = z.string().min(1);
/** As much of a registry as the server itself goes by; the rest of each entry is the page's to judge. */
const shape = z.looseObject({
  revision: z.int().min(0),
  remotes: z.array(z.looseObject({ name: text, version: text, entry: text })),
  shell: z.looseObject({ version: text, page: text }).optional(),
  off: z.record(z.string(), z.unknown()).optional(),
});

/** The registry in what a host answered; null where it is none. Fields that only a server's own answer has go. */
export function registryFrom(value: unknown): Registry | null {
  const { data, success } = shape.safeParse(value);
  if (!success) return null;
  const { refused: _refused, development: _development, ...registry } = data as unknown as Registry;
  return registry;
}

/** Everything that a registry says is off, by name and at the entry; a damaged reason keeps it off all the same. */
export function offIn({ off = {}, remotes }: Registry): Record<string, SwitchedOff> {
  const atEntries = remotes.flatMap(({ name, disabled }) =>
    disabled === undefined ? [] : [[name, disabled] as const],
  );
  const all = [...atEntries, ...Object.entries(off)];
  return Object.fromEntries(all.map(([name, why]) => [name, readSwitchedOff(why)]));
}
