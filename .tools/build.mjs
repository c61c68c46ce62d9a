// npm run build [-- part …] [--if-changed]: production builds of all parts (or those named), compressed, with the
// registry that names the remotes, the licences of what others wrote in them, and the list of that (dist/sbom.cdx.json).
import { createHash } from 'node:crypto';
import fs, { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePinned, REMOTES, root, versionOf } from './project.mjs';

ensurePinned(import.meta.url);
const { rspack } = await import('@rspack/core');
const { compressAll } = await import('./compress.mjs');
const { collectRegistry, writeRelease, writeShell } = await import('./registry.mjs');
const { collectNotices, writeNotices } = await import('./third-party/ship-notices.ts');
const { writeSbom } = await import('./third-party/sbom.ts');

const args = process.argv.slice(2);
const named = args.filter((arg) => !arg.startsWith('--'));
const parts = named.length ? named : ['shell', ...REMOTES];

const stampFile = (part) => join(root, part, 'dist', '.source');
function sourceHash(part) {
  const hash = createHash('sha256');
  const files = fs.globSync(
    [
      'package-lock.json',
      'rspack.base.ts',
      '.tools/*.mjs',
      '.tools/third-party/*notices*.ts',
      'shared-ui/src/**',
      'shared-ui/*',
      `${part}/src/**`,
      `${part}/public/**`,
      `${part}/manual/**`,
      `${part}/*`,
    ],
    { cwd: root, withFileTypes: true },
  );
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  for (const path of paths.sort()) hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest('hex');
}
const isCurrent = (part) =>
  existsSync(stampFile(part)) && readFileSync(stampFile(part), 'utf8') === sourceHash(part);

const stale = args.includes('--if-changed') ? parts.filter((part) => !isCurrent(part)) : parts;
if (stale.length) {
  console.log(`Building ${stale.join(', ')} …`);
  const configs = await Promise.all(
    stale.map(async (part) => (await import(join(root, part, 'rspack.config.ts'))).default),
  );
  const built = await new Promise((resolve, reject) => {
    rspack(configs, (error, stats) => {
      if (error) return reject(error);
      if (stats.hasErrors() || stats.hasWarnings())
        console.error(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }));
      return stats.hasErrors() ? reject(new Error('The build failed.')) : resolve(stats.stats);
    });
  }).catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
  for (const [place, part] of stale.entries())
    writeNotices(root, part, REMOTES.includes(part) ? `dist/${versionOf(part)}` : 'dist', built[place]);
  for (const part of stale.filter((name) => REMOTES.includes(name))) await writeRelease(part);
  if (stale.includes('shell')) await writeShell();
  await compressAll(stale.map((part) => join(root, part, 'dist')));
  for (const part of stale) {
    mkdirSync(join(root, part, 'dist'), { recursive: true });
    writeFileSync(stampFile(part), sourceHash(part));
  }
}
collectRegistry();
collectNotices(root, ['shell', ...REMOTES]);
if (named.length === 0 && !args.includes('--if-changed')) writeSbom(root);
