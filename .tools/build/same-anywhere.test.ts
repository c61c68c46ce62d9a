import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { pinnedNode, root, rspack } from '../project.mjs';

jest.setTimeout(120_000);
const run = promisify(execFile);
const REMOTE = 'mfe-exports';
const MODULES = path.join(root, 'node_modules');

/** Packages of ours that a checkout has, by where they are from its packages. */
const OURS: Record<string, string> = { 'shared-ui': '../shared-ui', 'shared-domain': '../shared-ui/domain' };

type Package = { dependencies?: Record<string, string> };
const dependenciesOf = (folder: string) =>
  Object.keys(
    (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Package).dependencies ?? {},
  );

/** What goes into the page: what the remote and the kit ask for, and what that asks for. */
function packagesOfPage(
  names = [REMOTE, 'shared-ui'].flatMap((part) => dependenciesOf(path.join(root, part))),
  found = new Set<string>(),
) {
  for (const name of names) {
    if (found.has(name) || OURS[name]) continue;
    found.add(name);
    packagesOfPage(dependenciesOf(path.join(MODULES, name)), found);
  }
  return found;
}

/** A checkout of a remote in a folder of its own, what goes into the page included; the tools are those of here. */
function checkOut(folder: string): void {
  const modules = path.join(folder, 'node_modules');
  mkdirSync(modules, { recursive: true });
  const isSource = (file: string) => !/[\\/](dist|\.types|node_modules)$|\.test\.tsx?$/.test(file);
  for (const name of ['.tools', 'shared-ui', REMOTE, 'rspack.base.ts', 'package.json'])
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true, filter: isSource });
  const copied = packagesOfPage().add('@module-federation/webpack-bundler-runtime');
  const isScope = (name: string) => [...copied].some((one) => one.startsWith(`${name}/`));
  for (const name of readdirSync(MODULES)) {
    const [from, to] = [path.join(MODULES, name), path.join(modules, name)];
    if (copied.has(name) || isScope(name)) cpSync(from, to, { recursive: true });
    else symlinkSync(OURS[name] ?? from, to);
  }
}

/** What a build left, by name, without what lies aside: source maps are no part of a release. */
async function build(folder: string): Promise<Record<string, string>> {
  checkOut(folder);
  await run(pinnedNode(), rspack('build'), { cwd: path.join(folder, REMOTE) });
  const dist = path.join(folder, REMOTE, 'dist');
  const found = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const files = found.map((one) => path.relative(dist, path.join(one.parentPath, one.name)));
  const names = files.filter((name) => !name.startsWith('.maps')).sort();
  const hashOf = (name: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(dist, name)))
      .digest('hex');
  return Object.fromEntries(names.map((name) => [name, hashOf(name)]));
}

test('a remote that is built in another folder is the same, file by file', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'count-exchange-same-'));
  try {
    const [one, other] = await Promise.all(
      ['one', 'an/other, deeper'].map((name) => build(path.join(folder, name))),
    );
    expect(Object.keys(one ?? {}).filter((name) => /remoteEntry\..*\.js$/.test(name))).toHaveLength(1);
    expect(other).toEqual(one);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
