// Where each part was released last, and a checkout of that state with the dependencies that it needs.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteInstalled, root, STAMP } from './project.mjs';

const git = (args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

/** The commit that last changed a part's version; null where there is none, or no history to ask. */
export function lastRelease(part) {
  const { status, stdout } = git([
    'log',
    '-1',
    '--format=%H',
    '--diff-filter=M',
    '-G^  "version": ',
    '--',
    `${part}/package.json`,
  ]);
  return status === 0 && stdout.trim() !== '' ? stdout.trim() : null;
}

/** The newest release of a part in which a path was otherwise than here; null where there is none, or no history to ask. */
export function releaseWithOther(part, path) {
  const { status, stdout } = git([
    'log',
    '--format=%H',
    '--diff-filter=M',
    '-G^  "version": ',
    '--',
    `${part}/package.json`,
  ]);
  if (status !== 0) return null;
  const commits = stdout.split('\n').filter(Boolean);
  return commits.find((commit) => git(['diff', '--quiet', commit, '--', path]).status === 1) ?? null;
}

/** Whether a part, or what it is built from, has changed since a commit. */
export const changedSince = (commit, part) =>
  git(['diff', '--quiet', commit, 'HEAD', '--', part, 'shared-ui', 'rspack.base.ts']).status !== 0;

/** Links every package that is installed here, but the workspaces to the folder's own parts. */
function linkPackages(folder) {
  const link = (name) => {
    const from = join(root, 'node_modules', name);
    const isWorkspace = lstatSync(from).isSymbolicLink() && !name.startsWith('.');
    // a workspace's link leads to its part, which may lie in another part's folder: the same way leads to it there
    symlinkSync(isWorkspace ? readlinkSync(from) : from, join(folder, 'node_modules', name));
  };
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name === STAMP) continue;
    if (!name.startsWith('@')) {
      link(name);
      continue;
    }
    mkdirSync(join(folder, 'node_modules', name), { recursive: true });
    for (const below of readdirSync(join(root, 'node_modules', name))) link(join(name, below));
  }
}

/** The same for packages that stand in a part's own folder, because it needs another version than the rest. */
function linkOwnPackages(folder) {
  for (const part of readdirSync(folder)) {
    const own = join(root, part, 'node_modules');
    if (part !== 'node_modules' && existsSync(own)) symlinkSync(own, join(folder, part, 'node_modules'));
  }
}

const lockOf = (folder) => readFileSync(join(folder, 'package-lock.json'), 'utf8');

/** Whether all that one lockfile asks for, the repository's own parts aside, stands as it asks in what another installed. */
export function covers(installed, asked) {
  const { packages } = JSON.parse(installed);
  return Object.entries(JSON.parse(asked).packages).every(
    ([at, { integrity, link }]) =>
      !at.includes('node_modules/') || link || packages[at]?.integrity === integrity,
  );
}

/** Checks a commit out beside this folder, able to build; `remove` takes it away again. */
export function checkOut(commit) {
  const folder = mkdtempSync(join(tmpdir(), 'count-exchange-released-'));
  const added = git(['worktree', 'add', '--force', '--detach', folder, commit]);
  if (added.status !== 0) throw new Error(added.stderr);
  mkdirSync(join(folder, 'node_modules'));
  if (covers(lockOf(root), lockOf(folder))) {
    linkPackages(folder);
    linkOwnPackages(folder);
    noteInstalled(folder);
  }
  return { folder, remove: () => git(['worktree', 'remove', '--force', folder]) };
}

/**
 * Puts some paths of a commit into a folder of their own, able to run with the packages that are installed here; null where
 * these are others than it asks for. The repository is left as it is.
 */
export function extract(commit, paths) {
  const archive = spawnSync('git', ['archive', commit, 'package.json', 'package-lock.json', ...paths], {
    cwd: root,
    maxBuffer: 1024 ** 3,
  });
  if (archive.status !== 0) throw new Error(String(archive.stderr));
  const folder = mkdtempSync(join(tmpdir(), 'count-exchange-released-'));
  const unpacked = spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout });
  if (unpacked.status !== 0) throw new Error(String(unpacked.stderr));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (!covers(lockOf(root), lockOf(folder))) {
    remove();
    return null;
  }
  mkdirSync(join(folder, 'node_modules'));
  linkPackages(folder);
  linkOwnPackages(folder);
  return { folder, remove };
}
