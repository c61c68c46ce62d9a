import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { TableSum } from './table-sums.ts';

/** What lies in a backup beside the data: what they must be. */
export const MANIFEST = 'backup.json';

const shape = z.object({
  form: z.literal(1),
  made: z.string(),
  tables: z.array(z.object({ table: z.string(), rows: z.number().nullable(), sum: z.string().nullable() })),
  files: z.record(z.string(), z.string()),
});

/** A backup's own account of itself. */
export type Manifest = { form: 1; made: string; tables: TableSum[]; files: Record<string, string> };

/** The files that people brought and fetched, each with the sum of its bytes. */
export async function fileSums(folder: string): Promise<Record<string, string>> {
  const names: string[] = await readdir(folder).catch(() => []);
  const sums: Record<string, string> = {};
  for (const name of names.toSorted()) {
    const hash = createHash('sha256');
    for await (const piece of createReadStream(path.join(folder, name))) hash.update(piece as Buffer);
    sums[name] = hash.digest('hex');
  }
  return sums;
}

/** The manifest of a backup; a sentence where the folder is none. */
export async function readManifest(backup: string): Promise<Manifest> {
  const text = await readFile(path.join(backup, MANIFEST), 'utf8').catch(() => null);
  if (text === null)
    throw new Error(
      `${backup} is no backup: it has no ${MANIFEST}. Name the folder that "npm run backup" has made.`,
    );
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    throw new Error(
      `${path.join(backup, MANIFEST)} can't be read: it is damaged, or a newer version has made this backup.`,
    );
  }
}
