import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '../../shared-ui/domain/src/registry/registry.ts';
import { noteInstalled, pinnedNode, root, STAMP } from '../project.mjs';
import { built, builtAs, releaseOf, shellOf } from './testing.ts';

// each test is some commands, each a process of its own
jest.setTimeout(60_000);

const scratch = mkdtempSync(path.join(tmpdir(), 'count-exchange-cli-'));
const checkout = path.join(scratch, 'checkout');
const git = (...args: string[]) => spawnSync('git', args, { cwd: checkout });

/** A checkout with the commands in it, in which mfe-qc and the shell are at these versions and built. */
function lay(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(checkout, file)), { recursive: true });
  writeFileSync(path.join(checkout, file), text);
}
function layBuild(part: string, version: string): void {
  lay(`${part}/package.json`, JSON.stringify({ name: part, version }));
  const { release, built: folder } = part === 'shell' ? builtAs(shellOf(version)) : built(part, version);
  cpSync(folder, path.join(checkout, part, 'dist', version), { recursive: true });
  lay(`${part}/dist/release.json`, JSON.stringify(release));
}
beforeAll(() => {
  const copied = [
    '.tools/project.mjs',
    '.tools/release.mjs',
    '.tools/release-key.mjs',
    '.tools/releases',
    'package-lock.json',
    'package.json',
  ];
  for (const file of [...copied, 'shared-ui/domain/src', 'shared-ui/domain/package.json'])
    cpSync(path.join(root, file), path.join(checkout, file), { recursive: true });
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
});
afterAll(() => rmSync(scratch, { recursive: true }));

let place: string;
beforeEach(() => {
  place = mkdtempSync(path.join(scratch, 'target-'));
});

type Environment = Record<string, string>;
/** Runs a command as npm runs it, in the part's folder. */
async function npmRun(command: string, part: string, args: string[], env: Environment = {}) {
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
const registry = () => JSON.parse(readFileSync(path.join(place, 'registry.json'), 'utf8')) as Registry;
const deployBuilt = (...args: string[]) => npmRun('deploy', 'mfe-qc', ['--built', ...args]);

test('a remote is deployed, listed, switched off and on, and taken back by its team’s commands', async () => {
  const deployed = await deployBuilt();
  expect(deployed.said).toContain('Nobody said where the app runs (--app https://…)');
  expect(deployed.said).toContain(`mfe-qc 1.0.0 (contract ^1.1). Revision 1 at ${place}`);

  const off = await npmRun('disable', 'mfe-qc', ['--why', 'Wrong sums.']);
  expect(off.said).toContain('Spanish readers will read the English reason: --why-es');
  const again = await deployBuilt();
  expect(again.said).toContain(
    'mfe-qc stays switched off (“Wrong sums.”): only npm run enable -w mfe-qc lifts that.',
  );
  expect(registry().off).toEqual({ 'mfe-qc': { why: 'Wrong sums.' } });
  expect((await npmRun('enable', 'mfe-qc', [])).code).toBe(0);

  const { said } = await npmRun('list', 'mfe-qc', []);
  const lines = said.trim().split('\n');
  expect(lines[0]).toBe('mfe-qc 1.0.0 (contract ^1.1).');
  expect(lines.slice(1)).toEqual([
    expect.stringMatching(
      /deploy {4}– → 1\.0\.0 {2}Ann Smith {2}\w+ calendar of the year {2}\(sources not looked at\)$/,
    ),
    expect.stringMatching(/disable {3}1\.0\.0 → 1\.0\.0 {2}Ann Smith {2}Wrong sums\.$/),
    expect.stringMatching(/deploy {4}1\.0\.0 → 1\.0\.0/),
    expect.stringMatching(/enable {4}1\.0\.0 → 1\.0\.0/),
  ]);
  const back = await npmRun('rollback', 'mfe-qc', ['--why', 'totals wrong']);
  expect(back.said).toContain('mfe-qc is not deployed: what came with the server is in use. Revision 5');
});

test('the shell is deployed and taken back by the same commands', async () => {
  expect((await npmRun('deploy', 'shell', ['--built'])).said).toContain(
    'shell 0.9.0 (contract 1.1). Revision 1',
  );
  expect(registry().shell).toMatchObject({ version: '0.9.0', page: 'shell/0.9.0/index.html' });
  expect((await npmRun('list', 'shell', [])).said).toContain('– → 0.9.0  Ann Smith');
  expect((await npmRun('rollback', 'shell', [])).said).toContain(
    'shell is not deployed: what came with the server is in use. Revision 2',
  );
});

test('the reason of what was built with changes that nobody committed says so', async () => {
  appendFileSync(path.join(checkout, 'mfe-qc/package.json'), '\n');
  await deployBuilt('--why', 'a try');
  git('checkout', '-q', '.');
  expect((await npmRun('list', 'mfe-qc', [])).said).toContain('a try (with changes that are not committed)');
});

test('a team’s key signs for it, and says who it is', async () => {
  const args = ['../.tools/release-key.mjs', '--name', 'qc-team', '--parts', 'mfe-qc', '--to', place];
  const env = { PATH: process.env['PATH'], INIT_CWD: place };
  spawnSync(pinnedNode(), args, { cwd: path.join(checkout, 'mfe-qc'), env });
  expect((await deployBuilt()).said).toContain("name your team's key with --key <file>, or in RELEASE_KEY.");
  const key = path.join(place, 'qc-team.pem');
  expect((await deployBuilt('--key', key, '--by', 'Ann')).said).toBe(
    'The key says who you are: leave --by out.\n',
  );
  expect((await deployBuilt('--key', key)).code).toBe(0);
  const off = await npmRun('disable', 'mfe-qc', ['--why', 'Wrong', '--why-es', 'Mal'], {
    RELEASE_KEY: readFileSync(key, 'utf8'),
  });
  expect(off.said).toBe(`mfe-qc 1.0.0 (contract ^1.1), switched off: Wrong. Revision 2 at ${place}\n`);
  expect((await npmRun('list', 'mfe-qc', [])).said).toMatch(/disable .* qc-team {2}Wrong\n$/);
});

test('what is built under another version than the part’s is not deployed', async () => {
  lay('mfe-qc/package.json', JSON.stringify({ name: 'mfe-qc', version: '1.1.0' }));
  const { code, said } = await deployBuilt();
  git('checkout', '-q', '.');
  expect({ code, said }).toMatchObject({ code: 1 });
  expect(said).toContain('What is built of mfe-qc is 1.0.0, and not 1.1.0: build it again.');
});

/** An app that answers with these files. */
async function runningApp(answers: Record<string, unknown>) {
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
const running = (remotes: unknown[]) => ({
  '/shell.json': shellOf('0.9.0'),
  '/registry.json': { revision: 3, remotes },
});

test('what open tabs run stays, and what the app stopped is told', async () => {
  await deployBuilt();
  for (const version of ['0.1.0', '0.2.0']) {
    const file = path.join(place, `remotes/mfe-qc/${version}/release.json`);
    mkdirSync(path.dirname(file));
    writeFileSync(file, '{}');
    utimesSync(file, new Date('2026-01-01'), new Date('2026-01-01'));
  }
  const at = '2026-11-20T10:00:00.000Z';
  const stopped = [{ part: 'mfe-qc', version: '1.1.0', at, why: '9 of 60 sessions failed', whyEs: '' }];
  const data = [{ part: 'mfe-qc', version: '0.1.0', tabs: 2, last_seen: at }];
  const { app, close } = await runningApp({ '/api/versions-in-use': { data, hours: 24, stopped } });
  const pruned = await npmRun('prune', 'mfe-qc', ['--app', app]);
  expect(pruned.said).toBe('Open tabs run mfe-qc 0.1.0.\nRemoved mfe-qc 0.2.0.\n');
  expect((await npmRun('list', 'mfe-qc', [])).said).toContain(
    `${at}  the app stopped the trial of 1.1.0 by itself: 9 of 60 sessions failed`,
  );
  close();
  expect((await npmRun('prune', 'mfe-qc', [])).said).toMatch(
    /can't be reached .* It was not asked, so versions go by the time that tabs may be open alone .*\nRemoved mfe-qc 0\.1\.0\.\n$/,
  );
});

test('a trial that the app stopped gets no greater share, and its end says why', async () => {
  await deployBuilt();
  layBuild('mfe-qc', '1.1.0');
  expect((await deployBuilt('--share', '0.1')).said).toContain(
    'mfe-qc 1.0.0 (contract ^1.1), on trial: 1.1.0 for 10 %. Revision 2',
  );
  layBuild('mfe-qc', '1.0.0');
  const at = '2026-11-20T10:00:00.000Z';
  const stopped = [{ part: 'mfe-qc', version: '1.1.0', at, why: '9 of 60 sessions failed', whyEs: '' }];
  const { app, close } = await runningApp({ '/api/versions-in-use': { data: [], hours: 24, stopped } });
  const wider = await npmRun('share', 'mfe-qc', ['0.5', '--app', app]);
  expect(wider.code).toBe(1);
  expect(wider.said).toContain(
    'The app stopped the trial of mfe-qc 1.1.0 by itself: 9 of 60 sessions failed',
  );
  expect((await npmRun('stop', 'mfe-qc', ['--app', app])).code).toBe(0);
  close();
  expect((await npmRun('list', 'mfe-qc', [])).said).toMatch(
    /stop {6}1\.0\.0 → 1\.0\.0 .* 9 of 60 sessions failed\n$/,
  );
});

test('the running app is asked once it was named, and each time after that', async () => {
  const thief = releaseOf('3.0.0', { name: 'mfe-admin', routes: releaseOf('1.0.0').routes });
  const { app, close } = await runningApp(running([]));
  expect((await deployBuilt('--app', app)).said).not.toContain('Nobody said');
  close();
  const gone = await deployBuilt();
  expect(gone).toMatchObject({ code: 1 });
  expect(gone.said).toMatch(
    /^The app at \S+ can't be reached \(.+\)\. Start it, or correct its address with --app/,
  );
  expect((await deployBuilt('--no-app')).code).toBe(0);
  expect((await npmRun('list', 'mfe-qc', [])).said).toContain(
    '(sources not looked at; running app not asked)',
  );

  const other = await runningApp(running([thief]));
  expect((await deployBuilt('--app', other.app)).said).toContain(
    "mfe-qc 1.0.0 is refused: /of-mfe-qc: somebody else's path.",
  );
  other.close();
  const back = await npmRun('rollback', 'mfe-qc', ['--version', '1.0.0']);
  expect(back.said).toContain('It is gone back without having asked it.');
  expect(back.code).toBe(0);
});

test('types that do not hold and tests that fail are refused before anything is uploaded', async () => {
  const { app, close } = await runningApp(running([]));
  const types = { compilerOptions: { noEmit: true, types: [] }, include: ['src'] };
  lay('mfe-qc/tsconfig.json', JSON.stringify(types));
  lay('.tools/build.mjs', '// what is built is there');
  lay('jest.config.mjs', "export default { testMatch: ['**/*.test.js'] };");
  lay('mfe-qc/src/sum.ts', "export const sum: number = 'three';");
  lay('mfe-qc/src/sum.test.js', 'test("sums", () => expect(1 + 1).toBe(3));');
  const ill = await npmRun('deploy', 'mfe-qc', ['--app', app]);
  expect(ill.said).toContain('mfe-qc is refused: its types do not hold. What tsc says stands above.');
  lay('mfe-qc/src/sum.ts', 'export const sum: number = 3;');
  const failing = await npmRun('deploy', 'mfe-qc', ['--app', app]);
  expect(failing.said).toContain('mfe-qc is refused: its tests fail.');
  expect(readdirSync(place)).toEqual([]);
  expect((await npmRun('deploy', 'mfe-qc', ['--app', app, '--no-tests'])).code).toBe(0);
  expect((await npmRun('list', 'mfe-qc', [])).said).toContain('not committed)  (tests not run)');
  close();
  git('clean', '-qfd');
});

test.each<[string, string, string[], RegExp]>([
  ['an unknown option', 'deploy', ['--force'], /^deploy has no option --force\. It takes --to, --why/],
  ['no reason', 'disable', [], /^People will read why: --why "…" --why-es "…"\./],
  [
    'a key that is not there',
    'deploy',
    ['--key', 'no.pem'],
    /^There is no key at .*no\.pem\. npm run release-key/,
  ],
])('%s is answered by a sentence', async (_, command, args, sentence) => {
  const { code, said } = await npmRun(command, 'mfe-qc', args);
  expect(said).toMatch(sentence);
  expect(said.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
});
