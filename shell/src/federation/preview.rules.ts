/** A release of a remote that is tried in one tab before it is switched on. */
export type Preview = { name: string; version: string };

/** Reads 'mfe-qc@1.5.0', as `?preview=` brings it. Null for anything but a remote's name and a version. */
export function parsePreview(text: string): Preview | null {
  const [, name, version] = /^(mfe-[a-z0-9-]+)@(\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?)$/.exec(text) ?? [];
  return name && version ? { name, version } : null;
}

/** Where a release's own account of itself stands: written last when it is uploaded, and never again. */
export const sealOf = ({ name, version }: Preview): string =>
  `/releases/remotes/${name}/${version}/release.json`;

/**
 * The release as its account tells it, from where it is served. Throws where the account is of another release. What a
 * registry adds to one — that it is off, on trial — is none of its account.
 */
export function previewEntry(preview: Preview, seal: unknown): object {
  const { entry } = (seal ?? {}) as { entry?: Record<string, unknown> };
  if (typeof entry !== 'object' || entry === null || typeof entry['entry'] !== 'string')
    throw new Error('The answer is no release.');
  const { disabled: _off, before: _before, trial: _trial, ...release } = entry;
  if (release['name'] !== preview.name || release['version'] !== preview.version)
    throw new Error(`It says that it is ${String(release['name'])} ${String(release['version'])}.`);
  const file = String(release['entry']).split('/').at(-1) ?? '';
  return { ...release, entry: sealOf(preview).replace('release.json', file) };
}
