import type { RemoteRelease, ShellRelease } from './registry.ts';

/** What a release's place in a registry adds: where it stands, who vouches for it, whether it is in use. */
const NOT_SIGNED = new Set(['entry', 'page', 'signature', 'disabled', 'before', 'trial', 'share']);

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, sorted(field)]));
};

/**
 * The text that a release's signature is made over: all that it says of itself, whatever the order in which it says it.
 * Its integrity is in it, and with that every file.
 */
export function signedText(release: RemoteRelease | ShellRelease): string {
  const own = Object.entries(release).filter(([name]) => !NOT_SIGNED.has(name));
  return JSON.stringify(sorted(Object.fromEntries(own)));
}
