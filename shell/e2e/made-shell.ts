import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ShellBuild } from '../../.tools/build/registry.ts';
import type { Offered } from '../../.tools/releases/commands.ts';
import { madeFolder } from './made-folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = path.join(root, 'shell/dist');

/** The shell that was built, under another version: as if it had been built again, without the wait. */
export function madeShell(version: string): Offered {
  const { entry, files } = JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8')) as ShellBuild;
  const from = path.join(dist, entry.version);
  const built = madeFolder();
  const [before, page] = [path.basename(entry.page), `index.${version}.html`];
  const html = readFileSync(path.join(from, before), 'utf8').replace(
    `name="shell-version" content="${entry.version}"`,
    `name="shell-version" content="${version}"`,
  );
  writeFileSync(path.join(built, page), html);
  const integrity = `sha384-${createHash('sha384').update(html).digest('base64')}`;
  const { [before]: _, ...others } = files;
  for (const file of Object.keys(others)) {
    mkdirSync(path.dirname(path.join(built, file)), { recursive: true });
    symlinkSync(path.join(from, file), path.join(built, file));
  }
  return {
    release: {
      entry: { ...entry, version, page: `/shell/${version}/${page}`, integrity },
      files: { ...others, [page]: integrity },
    },
    built,
    around: { app: null, built: () => ({ shell: entry, remotes: [] }) },
  };
}
