import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashInside } from '../../.tools/build/integrity.rules.ts';
import type { Offered } from '../../.tools/releases/commands.ts';
import type { Release } from '../../.tools/releases/upload-release.ts';
import type { ShellOffer } from '../../.tools/releases/world.rules.ts';
import { madeFolder } from './made-folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const jsonOf = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as unknown;
const integrityOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
const identifierOf = (name: string) => name.replace(/\W/g, '_');

/** What the shell that was built says of itself. */
const builtShell = () => jsonOf('shell/dist/shell.json') as ShellOffer;

/** The version that was built last. */
export const builtVersion = (name: string) => (jsonOf(`${name}/dist/release.json`) as Release).entry.version;

/** Versions of what the built shell shares. */
export const sharedVersions = () => builtShell().shared ?? {};

/** The version of the kit that the built shell shares. */
export const sharedKit = () => sharedVersions()['shared-ui/table'] ?? '';

/** A build under another version. The entry says what its files must be, so it is made from those, after them. */
function renamed(
  read: (file: string) => Buffer,
  names: string[],
  entryFile: string,
  change: (text: string) => string,
) {
  const made: Record<string, Buffer> = {};
  const hashes: [before: string, after: string][] = [];
  for (const file of [...names.filter((name) => name !== entryFile), entryFile]) {
    const bytes = read(file);
    const isText = /\.(js|json)$/.test(file);
    let text = isText ? change(bytes.toString()) : '';
    if (file === entryFile) for (const [before, after] of hashes) text = text.replaceAll(before, after);
    const result = isText ? Buffer.from(text) : bytes;
    made[file] = result;
    hashes.push([hashInside(bytes), hashInside(result)]);
  }
  return made;
}

/** What a build says of the kit that it brings and requires, as of another version of it. */
function withKit(text: string, version: string): string {
  const built = sharedKit();
  return text.replaceAll(`"${built}"`, `"${version}"`).replaceAll(`"^${built}"`, `"^${version}"`);
}

/**
 * What was built of a remote, under another version: as if it had been built again, without the wait; with another version
 * of the kit if one is named.
 */
export function madeRelease(name: string, version: string, kit?: string): Offered & { release: Release } {
  const { entry, files: original } = jsonOf(`${name}/dist/release.json`) as Release;
  const from = path.join(root, name, 'dist', entry.version);
  const built = madeFolder();
  const names = Object.keys(original);
  const entryFile = names.find((file) => /^remoteEntry\..+\.js$/.test(file)) ?? '';
  const made = renamed(
    (file) => readFileSync(path.join(from, file)),
    names,
    entryFile,
    (text) =>
      (kit === undefined ? text : withKit(text, kit))
        .replaceAll(`${name}@${entry.version}`, `${name}@${version}`)
        .replaceAll(identifierOf(`${name}@${entry.version}`), identifierOf(`${name}@${version}`)),
  );
  for (const [file, bytes] of Object.entries(made)) writeFileSync(path.join(built, file), bytes);
  const files = Object.fromEntries(Object.entries(made).map(([file, bytes]) => [file, integrityOf(bytes)]));
  const inside = Object.keys(entry.integrity?.ahead ?? {});
  const integrity = {
    manifest: files[path.basename(entry.entry)] ?? '',
    entry: files[entryFile] ?? '',
    ahead: Object.fromEntries(inside.map((file) => [file, hashInside(made[file] ?? Buffer.of())])),
  };
  const around = { app: null, built: () => ({ shell: builtShell(), remotes: [] }) };
  return { release: { entry: { ...entry, version, integrity }, files }, built, around };
}
