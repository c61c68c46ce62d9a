import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { writeWhole } from '../../platform/files/index.ts';
import type { Known } from './known.rules.ts';
import { registryFrom } from './registry-file.rules.ts';

/** What is known of one host, on disk. */
export type KnownCopy = { read: () => Promise<Known | null>; write: (known: Known) => Promise<void> };

const why = z.object({ why: z.string(), whyEs: z.string().optional() });
const shape = z.object({
  registry: z.unknown(),
  held: z.object({ until: z.number(), off: z.record(z.string(), why) }).optional(),
});

/** A copy in this file; one that is damaged is as good as none. */
export const copyIn = (file: string): KnownCopy => ({
  read: async () => {
    try {
      const { registry: kept, held } = shape.parse(JSON.parse(await readFile(file, 'utf8')));
      const registry = registryFrom(kept);
      return registry && { registry, ...(held && { held }) };
    } catch {
      return null;
    }
  },
  write: async (known) => {
    await writeWhole(file, [Buffer.from(JSON.stringify(known))]);
  },
});

/** For what is not kept: tools and tests. */
export const NO_COPY: KnownCopy = { read: async () => null, write: async () => undefined };
