import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openCheckout, running, runningApp } from './cli-testing.ts';
import { deploy } from './commands.ts';
import { openTarget } from './open-target.ts';
import { built, releaseOf } from './testing.ts';

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

test('what open tabs run stays', async () => {
  await tools.deployBuilt();
  for (const version of ['0.1.0', '0.2.0']) {
    const file = path.join(place, `remotes/mfe-qc/${version}/release.json`);
    mkdirSync(path.dirname(file));
    writeFileSync(file, '{}');
    utimesSync(file, new Date('2026-01-01'), new Date('2026-01-01'));
  }
  const at = '2026-11-20T10:00:00.000Z';
  const data = [{ part: 'mfe-qc', version: '0.1.0', tabs: 2, last_seen: at }];
  const { app, close } = await runningApp({ '/api/versions-in-use': { data, hours: 24, stopped: [] } });
  const pruned = await tools.npmRun('prune', 'mfe-qc', ['--app', app]);
  expect(pruned.said).toBe('Open tabs run mfe-qc 0.1.0.\nRemoved mfe-qc 0.2.0.\n');
  close();
  expect((await tools.npmRun('prune', 'mfe-qc', [])).said).toMatch(
    /can't be reached .* It was not asked, so versions go by the time that tabs may be open alone .*\nRemoved mfe-qc 0\.1\.0\.\n$/,
  );
});

/** A trial of 1.1.0 for a tenth, which the app has stopped by itself. */
async function stoppedTrial() {
  const target = openTarget(place, {});
  const asked = { by: 'Ann Smith', why: 'a new chart' };
  await deploy(target, built('mfe-qc', '1.0.0'), asked);
  await deploy(target, { ...built('mfe-qc', '1.1.0'), share: 0.1 }, asked);
  const stopped = [{ part: 'mfe-qc', version: '1.1.0', at: AT, why: '9 of 60 sessions failed', whyEs: '' }];
  return runningApp({ ...running([]), '/api/versions-in-use': { data: [], hours: 24, stopped } });
}
const AT = '2026-11-20T10:00:00.000Z';
const REASON = `the app stopped 1.1.0 by itself at ${AT}: 9 of 60 sessions failed`;
const inRecord = async () => {
  const { said } = await tools.npmRun('list', 'mfe-qc', []);
  return said.split('\n').filter((line) => / stop {6}1\.0\.0 → 1\.0\.0 /.test(line));
};

test.each<[string, string[], number, string]>([
  ['list', [], 0, 'mfe-qc 1.0.0 (contract ^1.1).\nTaken back, and in use again only by name: 1.1.0.'],
  ['share', ['0.5'], 1, 'The trial of mfe-qc 1.1.0 is over: try another version.'],
  ['rollback', [], 0, 'mfe-qc 1.0.0 (contract ^1.1). Revision 3'],
  ['disable', ['--why', 'Wrong', '--why-es', 'Mal'], 0, 'switched off: Wrong. Revision 4'],
  ['deploy', ['--built'], 0, 'mfe-qc 1.0.0 (contract ^1.1). Revision 4'],
])('%s writes down what the app stopped by itself, and why', async (command, args, code, then) => {
  const { app, close } = await stoppedTrial();
  const done = await tools.npmRun(command, 'mfe-qc', [...args, '--app', app]);
  expect(done.code).toBe(code);
  expect(done.said).toContain(`Noted in the record: ${REASON}`);
  expect(done.said).toContain(then);
  close();
  // once, whoever looks again
  expect(await inRecord()).toEqual([expect.stringMatching(new RegExp(`the app {2}${REASON}$`))]);
});

test('enable writes it down too', async () => {
  const { app, close } = await stoppedTrial();
  expect((await tools.npmRun('disable', 'mfe-qc', ['--why', 'Wrong', '--why-es', 'Mal'])).code).toBe(0);
  expect(await inRecord()).toEqual([]);
  const done = await tools.npmRun('enable', 'mfe-qc', ['--app', app]);
  close();
  expect(done).toMatchObject({ code: 0 });
  expect(done.said).toContain(`Noted in the record: ${REASON}`);
  expect(await inRecord()).toEqual([expect.stringMatching(new RegExp(`the app {2}${REASON}$`))]);
});

test('who ends it by hand says so beside the app’s reason', async () => {
  const { app, close } = await stoppedTrial();
  expect((await tools.npmRun('stop', 'mfe-qc', ['--app', app, '--why', 'seen it'])).code).toBe(0);
  close();
  expect(await inRecord()).toEqual([expect.stringMatching(new RegExp(`seen it; ${REASON}$`))]);
});

test('who may not write at the target is told all the same', async () => {
  const { app, close } = await stoppedTrial();
  writeFileSync(path.join(place, 'keys.json'), '{}');
  const { code, said } = await tools.npmRun('list', 'mfe-qc', ['--app', app]);
  close();
  expect([code, said]).toEqual([0, expect.stringContaining(`Not in the record yet: ${REASON}\n`)]);
});

test('the running app is asked once it was named, and each time after that', async () => {
  const thief = releaseOf('3.0.0', { name: 'mfe-admin', routes: releaseOf('1.0.0').routes });
  const { app, close } = await runningApp(running([]));
  expect((await tools.deployBuilt('--app', app)).said).not.toContain('Nobody said');
  close();
  const gone = await tools.deployBuilt();
  expect(gone).toMatchObject({ code: 1 });
  expect(gone.said).toMatch(
    /^The app at \S+ can't be reached \(.+\)\. Start it, or correct its address with --app/,
  );
  expect((await tools.deployBuilt('--no-app')).code).toBe(0);
  expect((await tools.npmRun('list', 'mfe-qc', [])).said).toContain(
    '(sources not looked at; running app not asked)',
  );

  const other = await runningApp(running([thief]));
  expect((await tools.deployBuilt('--app', other.app)).said).toContain(
    "mfe-qc 1.0.0 is refused: /of-mfe-qc: somebody else's path.",
  );
  other.close();
  const back = await tools.npmRun('rollback', 'mfe-qc', ['--version', '1.0.0']);
  expect(back.said).toContain('It is gone back without having asked it.');
  expect(back.code).toBe(0);
});

test('source maps are handed in where the target was told to, and never at the target itself', async () => {
  const maps = path.join(place, '../maps');
  tools.lay('mfe-qc/dist/.maps/1.0.0/main.js.map', '{}');
  expect((await tools.deployBuilt('--maps', place)).said).toBe(
    '--maps is a folder of its own: what is at the target is sent to browsers.\n',
  );
  expect((await tools.deployBuilt('--maps', maps)).said).toContain(
    `Kept 1 source maps in ${path.resolve(maps)}.`,
  );
  expect(readFileSync(path.join(maps, 'mfe-qc/1.0.0/main.js.map'), 'utf8')).toBe('{}');
  expect((await tools.deployBuilt()).said).toContain('Kept 1 source maps');
});
