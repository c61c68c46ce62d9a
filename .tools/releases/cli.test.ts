import { spawnSync } from 'node:child_process';
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pinnedNode } from '../project.mjs';
import { openCheckout, running, runningApp } from './cli-testing.ts';

// each test is some commands, each a process of its own
jest.setTimeout(60_000);

let tools: ReturnType<typeof openCheckout>;
let place: string;
beforeAll(() => {
  tools = openCheckout();
});
beforeEach(() => {
  place = tools.nextTarget();
});
afterAll(() => tools.remove());

test('a remote is deployed, listed, switched off and on, and taken back by its team’s commands', async () => {
  const deployed = await tools.deployBuilt();
  expect(deployed.said).toContain('Nobody said where the app runs (--app https://…)');
  expect(deployed.said).toContain(`mfe-qc 1.0.0 (contract ^1.1). Revision 1 at ${place}`);

  const off = await tools.npmRun('disable', 'mfe-qc', ['--why', 'Wrong sums.']);
  expect(off.said).toContain('Spanish readers will read the English reason: --why-es');
  const again = await tools.deployBuilt();
  expect(again.said).toContain(
    'mfe-qc stays switched off (“Wrong sums.”): only npm run enable -w mfe-qc lifts that.',
  );
  expect(tools.registry().off).toEqual({ 'mfe-qc': { why: 'Wrong sums.' } });
  expect((await tools.npmRun('enable', 'mfe-qc', [])).code).toBe(0);

  const { said } = await tools.npmRun('list', 'mfe-qc', []);
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
  const back = await tools.npmRun('rollback', 'mfe-qc', ['--why', 'totals wrong']);
  expect(back.said).toContain('mfe-qc is not deployed: what came with the server is in use. Revision 5');
});

test('the shell is deployed and taken back by the same commands', async () => {
  expect((await tools.npmRun('deploy', 'shell', ['--built'])).said).toContain(
    'shell 0.9.0 (contract 1.1). Revision 1',
  );
  expect(tools.registry().shell).toMatchObject({ version: '0.9.0', page: 'shell/0.9.0/index.html' });
  expect((await tools.npmRun('list', 'shell', [])).said).toContain('– → 0.9.0  Ann Smith');
  expect((await tools.npmRun('rollback', 'shell', [])).said).toContain(
    'shell is not deployed: what came with the server is in use. Revision 2',
  );
});

test('the reason of what was built with changes that nobody committed says so', async () => {
  appendFileSync(path.join(tools.checkout, 'mfe-qc/package.json'), '\n');
  await tools.deployBuilt('--why', 'a try');
  tools.git('checkout', '-q', '.');
  expect((await tools.npmRun('list', 'mfe-qc', [])).said).toContain(
    'a try (with changes that are not committed)',
  );
});

test('a team’s key signs for it, and says who it is', async () => {
  const args = ['../.tools/release-key.mjs', '--name', 'qc-team', '--parts', 'mfe-qc', '--to', place];
  const env = { PATH: process.env['PATH'], INIT_CWD: place };
  spawnSync(pinnedNode(), args, { cwd: path.join(tools.checkout, 'mfe-qc'), env });
  expect((await tools.deployBuilt()).said).toContain(
    "name your team's key with --key <file>, or in RELEASE_KEY.",
  );
  const key = path.join(place, 'qc-team.pem');
  expect((await tools.deployBuilt('--key', key, '--by', 'Ann')).said).toBe(
    'The key says who you are: leave --by out.\n',
  );
  expect((await tools.deployBuilt('--key', key)).code).toBe(0);
  const off = await tools.npmRun('disable', 'mfe-qc', ['--why', 'Wrong', '--why-es', 'Mal'], {
    RELEASE_KEY: readFileSync(key, 'utf8'),
  });
  expect(off.said).toBe(`mfe-qc 1.0.0 (contract ^1.1), switched off: Wrong. Revision 2 at ${place}\n`);
  expect((await tools.npmRun('list', 'mfe-qc', [])).said).toMatch(/disable .* qc-team {2}Wrong\n$/);
});

test('what is built under another version than the part’s is not deployed', async () => {
  tools.lay('mfe-qc/package.json', JSON.stringify({ name: 'mfe-qc', version: '1.1.0' }));
  const { code, said } = await tools.deployBuilt();
  tools.git('checkout', '-q', '.');
  expect({ code, said }).toMatchObject({ code: 1 });
  expect(said).toContain('What is built of mfe-qc is 1.0.0, and not 1.1.0: build it again.');
});

test('types that do not hold and tests that fail are refused before anything is uploaded', async () => {
  const { app, close } = await runningApp(running([]));
  const types = { compilerOptions: { noEmit: true, types: [] }, include: ['src'] };
  tools.lay('mfe-qc/tsconfig.json', JSON.stringify(types));
  tools.lay('.tools/build.mjs', '// what is built is there');
  tools.lay('jest.config.mjs', "export default { testMatch: ['**/*.test.js'] };");
  tools.lay('mfe-qc/src/sum.ts', "export const sum: number = 'three';");
  tools.lay('mfe-qc/src/sum.test.js', 'test("sums", () => expect(1 + 1).toBe(3));');
  const ill = await tools.npmRun('deploy', 'mfe-qc', ['--app', app]);
  expect(ill.said).toContain('mfe-qc is refused: its types do not hold. What tsc says stands above.');
  tools.lay('mfe-qc/src/sum.ts', 'export const sum: number = 3;');
  const failing = await tools.npmRun('deploy', 'mfe-qc', ['--app', app]);
  expect(failing.said).toContain('mfe-qc is refused: its tests fail.');
  expect(readdirSync(place)).toEqual([]);
  expect((await tools.npmRun('deploy', 'mfe-qc', ['--app', app, '--no-tests'])).code).toBe(0);
  expect((await tools.npmRun('list', 'mfe-qc', [])).said).toContain('not committed)  (tests not run)');
  close();
  tools.git('clean', '-qfd');
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
  const { code, said } = await tools.npmRun(command, 'mfe-qc', args);
  expect(said).toMatch(sentence);
  expect(said.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
});
