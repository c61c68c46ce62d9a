import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Who may vouch for a release of which parts, by the key's name. */
export type ReleaseKeys = ReadonlyMap<string, { key: KeyObject; parts: ReadonlySet<string> }>;

const shape = z.record(
  z.string().min(1),
  z.object({ public: z.string(), parts: z.array(z.string()).min(1) }),
);

function keyFrom(text: string): KeyObject | null {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), type: 'spki', format: 'der' });
    return key.asymmetricKeyType === 'ed25519' ? key : null;
  } catch {
    return null;
  }
}

function read(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`RELEASE_KEYS: ${file} can't be read (${(error as NodeJS.ErrnoException).code}).`, {
      cause: error,
    });
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`RELEASE_KEYS: ${file} is no JSON.`);
  }
}

/** The keys of the file that `RELEASE_KEYS` names; null where it names none. Throws a sentence for whoever starts the server. */
export function releaseKeysFrom(file: string | undefined): ReleaseKeys | null {
  if (!file) return null;
  const { data } = shape.safeParse(read(file));
  if (!data || Object.keys(data).length === 0)
    throw new Error(
      `RELEASE_KEYS: ${file} must hold { "<name>": { "public": "<base64>", "parts": ["mfe-qc"] } } for one key or more.`,
    );
  return new Map(
    Object.entries(data).map(([name, { public: text, parts }]) => {
      const key = keyFrom(text);
      if (!key) throw new Error(`RELEASE_KEYS: the key "${name}" in ${file} is no public ed25519 key.`);
      return [name, { key, parts: new Set(parts) }];
    }),
  );
}
