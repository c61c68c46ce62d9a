// npm run build [-- part …] [--if-changed]: production builds of all parts (or those named) by `rspack build`, the
// registry that names what is in use, the licences of what others wrote in them, and the list of that (dist/sbom.cdx.json).
import { createHash } from 'node:crypto';
import fs, { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePinned, REMOTES, root, rspack, runPinned, versionOf } from './project.mjs';

ensurePinned(import.meta.url);
const { sweepBuilds } = await import('./build/put-into-use.ts');
const { collectRegistry } = await import('./build/registry.ts');
const { collectNotices } = await import('./third-party/ship-notices.ts');

const PARTS = ['shell', ...REMOTES];
const args = process.argv.slice(2);
const named = args.filter((arg) => !arg.startsWith('--'));
const parts = named.length ? named : PARTS;
const unknown = parts.find((part) => !PARTS.includes(part));
if (unknown) {
  console.error(`There is no part ${unknown}. One of ${PARTS.join(', ')}.`);
  process.exit(1);
}

const stampFile = (part) => join(root, part, 'dist', '.source');
function sourceHash(part) {
  // a release under another version is another build, whatever the sources
  const hash = createHash('sha256').update(versionOf(part));
  const files = fs.globSync(
    [
      'package-lock.json',
      'rspack.*.ts',
      '.tools/*.mjs',
      '.tools/build/*.ts',
      '.tools/third-party/*notices*.ts',
      'shared-ui/src/**',
      'shared-ui/domain/src/**',
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
  runPinned([...rspack('build'), ...stale.flatMap((part) => ['--config-name', part])], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  for (const part of stale) {
    mkdirSync(join(root, part, 'dist'), { recursive: true });
    writeFileSync(stampFile(part), sourceHash(part));
  }
}
collectRegistry();
for (const part of stale) sweepBuilds(part);
collectNotices(root, PARTS);
if (named.length === 0 && !args.includes('--if-changed')) {
  const { writeSbom } = await import('./third-party/sbom.ts');
  writeSbom(root);
}
