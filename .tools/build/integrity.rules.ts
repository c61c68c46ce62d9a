import { createHash } from 'node:crypto';

/** A file's hash as a build's page or entry says it, and the browser checks it. */
export const hashInside = (bytes: Uint8Array): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/**
 * Programs and styles of a build whose true hash is said by nothing that is itself vouched for, beginning with the
 * file that the registry vouches for: they would run unchecked, or not at all.
 */
export function notVouchedFor(files: Record<string, Uint8Array>, vouchedFor: string): string[] {
  const open = new Map(
    Object.entries(files)
      .filter(([name]) => /\.(js|css)$/.test(name) && name !== vouchedFor)
      .map(([name, bytes]) => [name, hashInside(bytes)]),
  );
  const toRead = [vouchedFor];
  for (const name of toRead) {
    const text = Buffer.from(files[name] ?? []).toString();
    for (const [other, hash] of open) {
      if (!text.includes(hash)) continue;
      open.delete(other);
      toRead.push(other);
    }
  }
  return [...open.keys()];
}
