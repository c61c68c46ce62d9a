import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Offered } from '../../.tools/releases/commands.ts';
import type { Release } from '../../.tools/releases/upload-release.ts';
import type { ShellOffer } from '../../.tools/releases/world.rules.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const jsonOf = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as unknown;
const integrityOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
const identifierOf = (name: string) => name.replace(/\W/g, '_');

/** What the shell that was built says of itself. */
const builtShell = () => jsonOf('shell/dist/shell.json') as ShellOffer;

/** The version that was built last. */
export const builtVersion = (name: string) => (jsonOf(`${name}/dist/release.json`) as Release).entry.version;

/** What was built of a remote, under another version: as if it had been built again, without the wait. */
export function madeRelease(name: string, version: string): Offered & { release: Release } {
  const { entry, files: original } = jsonOf(`${name}/dist/release.json`) as Release;
  const from = path.join(root, name, 'dist', entry.version);
  const built = mkdtempSync(path.join(tmpdir(), 'count-exchange-release-'));
  const files: Record<string, string> = {};
  for (const file of Object.keys(original)) {
    let bytes = readFileSync(path.join(from, file));
    if (/\.(js|json)$/.test(file)) {
      const text = bytes
        .toString()
        .replaceAll(`${name}@${entry.version}`, `${name}@${version}`)
        .replaceAll(identifierOf(`${name}@${entry.version}`), identifierOf(`${name}@${version}`));
      bytes = Buffer.from(text);
    }
    writeFileSync(path.join(built, file), bytes);
    files[file] = integrityOf(bytes);
  }
  const entryFile = Object.keys(files).find((file) => /^remoteEntry\..+\.js$/.test(file)) ?? '';
  const manifest = path.basename(entry.entry);
  const integrity = { manifest: files[manifest] ?? '', entry: files[entryFile] ?? '' };
  const around = { app: null, built: () => ({ shell: builtShell(), remotes: [] }) };
  return { release: { entry: { ...entry, version, integrity }, files }, built, around };
}
