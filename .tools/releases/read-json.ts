import type { Target } from './target.ts';

/** What a key of a target says; null where it isn't there. Throws a sentence where it says nothing of ours. */
export async function readJson<T>(target: Target, key: string): Promise<T | null> {
  const bytes = await target.read(key);
  if (!bytes) return null;
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as T;
  } catch (error) {
    throw new Error(
      `What ${target.name} has as ${key} is nothing of this tool's. Mend it, or correct --to (and S3_ENDPOINT).`,
      { cause: error },
    );
  }
}
