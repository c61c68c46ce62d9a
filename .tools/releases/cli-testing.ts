import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '../../shared-ui/domain/src/registry/registry.ts';
import { noteInstalled, pinnedNode, root, STAMP } from '../project.mjs';
import { built, builtAs, shellOf } from './testing.ts';

const COPIED = [
  '.tools/project.mjs',
  '.tools/release.mjs',
  '.tools/release-key.mjs',
  '.tools/releases',
  'package-lock.json',
  'package.json',
  'shared-ui/domain/src',
  'shared-ui/domain/package.json',
];

/** A checkout with the commands in it, in which mfe-qc and the shell are built; and one target after the other. */
export function openCheckout() {
  const scratch = mkdtempSync(path.join(tmpdir(), 'count-exchange-cli-'));
  const checkout = path.join(scratch, 'checkout');
  const git = (...args: string[]) => spawnSync('git', args, { cwd: checkout });
  let place = '';

  /** Writes a file of the checkout. */
  function lay(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(checkout, file)), { recursive: true });
    writeFileSync(path.join(checkout, file), text);
  }
  /** Puts a part at a version, and what a build of it leaves. */
  function layBuild(part: string, version: string): void {
    lay(`${part}/package.json`, JSON.stringify({ name: part, version }));
    const { release, built: folder } = part === 'shell' ? builtAs(shellOf(version)) : built(part, version);
    cpSync(folder, path.join(checkout, part, 'dist', version), { recursive: true });
    lay(`${part}/dist/release.json`, JSON.stringify(release));
  }

  for (const file of COPIED) cpSync(path.join(root, file), path.join(checkout, file), { recursive: true });
  // package by package: nothing that is done to this folder reaches the packages themselves
  mkdirSync(path.join(checkout, 'node_modules'));
  for (const name of readdirSync(path.join(root, 'node_modules')).filter((it) => it !== STAMP))
    symlinkSync(path.join(root, 'node_modules', name), path.join(checkout, 'node_modules', name));
  noteInstalled(checkout);
  lay('.gitignore', 'dist/\nnode_modules\n');
  layBuild('mfe-qc', '1.0.0');
  layBuild('shell', '0.9.0');
  lay('shell/dist/registry.json', JSON.stringify({ revision: 0, remotes: [], shell: shellOf('0.9.0') }));
  git('init', '-q');
  git('config', 'user.name', 'Ann Smith');
  git('config', 'user.email', 'ann@example.org');
  git('add', '.');
  git('commit', '-qm', 'calendar of the year');

  /** Runs a command as npm runs it, in the part's folder. */
  async function npmRun(command: string, part: string, args: string[], env: Record<string, string> = {}) {
    const child = spawn(pinnedNode(), ['../.tools/release.mjs', command, part, '--to', place, ...args], {
      cwd: path.join(checkout, part),
      env: { PATH: process.env['PATH'], INIT_CWD: scratch, ...env },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece: Buffer) => (said += String(piece)));
    const [code] = (await once(child, 'close')) as [number];
    return { code, said };
  }

  return {
    checkout,
    git,
    lay,
    layBuild,
    npmRun,
    deployBuilt: (...args: string[]) => npmRun('deploy', 'mfe-qc', ['--built', ...args]),
    /** A target that nothing was deployed to. */
    nextTarget: (): string => (place = mkdtempSync(path.join(scratch, 'target-'))),
    registry: () => JSON.parse(readFileSync(path.join(place, 'registry.json'), 'utf8')) as Registry,
    remove: () => rmSync(scratch, { recursive: true }),
  };
}

/** An app that answers with these files. */
export async function runningApp(answers: Record<string, unknown>) {
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    response.writeHead(answer ? 200 : 404).end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const app = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { app, close: () => server.close() };
}

/** What an app answers that runs the shell of tests with these remotes. */
export const running = (remotes: unknown[]) => ({
  '/shell.json': shellOf('0.9.0'),
  '/registry.json': { revision: 3, remotes },
});
