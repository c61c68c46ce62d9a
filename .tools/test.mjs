// npm test [-- --changed]: lint, types, dead code, third party, jest, browser tests, last releases; closes with one line that
// counts them all. With --changed it runs what can tell that something is other than in main (or CHANGED_SINCE). A run that has to end
// (TEST_MINUTES) comes last to the tests of killed processes and to what varies at length what others show, and to as much of both as may
// begin within that time; it says what was left.
import { spawn, spawnSync } from 'node:child_process';
import fs, { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { hasCitus, startCitus } from './citus.mjs';
import { startPostgres } from './postgres.mjs';
import { ensurePinned, root, serverEnvironment } from './project.mjs';
import { makeScratch } from './scratch.mjs';

ensurePinned(import.meta.url);
const bin = (name) => join(root, 'node_modules/.bin', name);
// what jest knows from run to run: compiled tests, and how long each took
const jestCache = join(tmpdir(), `count-exchange-jest-${process.getuid?.() ?? ''}`);
const scratch = makeScratch();
const totals = { passed: 0, failed: 0 };
const PATH = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`;
// tests start some hundred servers
const environment = { ...serverEnvironment, PATH };

/** When a run that has to end begins nothing more of what comes last in it, and when no further browser test at all. */
const minutes = Number(process.env.TEST_MINUTES ?? 0);
const until = minutes > 0 ? Date.now() + minutes * 60_000 : Infinity;
const END_MINUTES = 15;
const lateAt = until + END_MINUTES * 60_000;
if (minutes > 0) environment.TEST_PART = 'narrow';
/** What there was no time for. */
const left = [];

function step(name, command, args, env = {}) {
  const start = Date.now();
  console.log(`\n── ${name}`);
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, ...env },
  });
  // a command that could not be started, or was stopped, says nothing itself
  if (result.status === null) console.error(`${name}: ${result.error?.message ?? result.signal}`);
  return ended(name, result.status === 0, start);
}
function ended(name, ok, start) {
  console.log(`── ${name}: ${ok ? 'ok' : 'FAILED'} (${((Date.now() - start) / 1000).toFixed(0)} s)`);
  return ok;
}
/** Steps that disturb nobody, beside each other; what each prints follows in one piece. */
const together = (steps) =>
  Promise.all(
    steps.map(async ([name, command, args]) => {
      const start = Date.now();
      const child = spawn(command, args, { cwd: root, env: environment });
      let printed = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (printed += piece));
      const status = await new Promise((resolve) => child.on('close', resolve));
      console.log(`\n── ${name}\n${printed.trimEnd()}`);
      counted(name, ended(name, status === 0, start));
    }),
  );
/** A step that passes or fails as a whole. */
function count(name, command, args) {
  return counted(name, step(name, command, args));
}
function counted(name, ok) {
  totals[ok ? 'passed' : 'failed'] += 1;
  if (!ok) tell(name);
  return ok;
}
/** Adds a runner's own figures; a runner that fails without a failed test (it crashed, or ran nothing) counts as one. */
function add(ok, passed, failed) {
  totals.passed += passed;
  totals.failed += ok || failed > 0 ? failed : 1;
}
const report = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);
/** What took how long: the longest are named at the end. */
const took = [];
const LONGEST = 20;
/** What failed, by name and with its reason: said once more at the end, where nobody has to look for it. */
const failures = [];
function tell(name, reason = '') {
  const lines = stripVTControlCharacters(reason)
    .split('\n')
    .filter((line) => !line.includes('node_modules'));
  failures.push([name, ...lines.slice(0, 12)].join('\n'));
}

/** What differs from main, committed or not; null: everything is to be tested. */
async function reach() {
  if (!process.argv.includes('--changed')) return { jest: null, built: true };
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const base = git('merge-base', 'HEAD', process.env.CHANGED_SINCE ?? 'main');
  if (base.status !== 0) throw new Error('What has changed is not known: there is no main to compare with.');
  const lists = [
    git('diff', '--name-only', base.stdout.trim()),
    git('ls-files', '--others', '--exclude-standard'),
  ];
  const { reachOf } = await import('./reach.ts');
  return reachOf(lists.flatMap(({ stdout }) => stdout.split('\n').filter(Boolean)));
}
const reached = await reach();

await together([
  ['lint', bin('oxlint'), ['--type-aware', '--deny-warnings']],
  ['format', bin('prettier'), ['--check', '--log-level', 'warn', '.']],
  ['types', bin('tsc'), ['-b', '.', '.tools/bench/tsconfig.types.json']],
  ['dead code', bin('knip'), ['--no-progress']],
  ['third party', process.execPath, ['.tools/third-party.mjs']],
]);

/** Tests make much that is soon of no use: with more room for it less of it is moved about. */
const ROOM = '--max-semi-space-size=64';

/**
 * jest's runs: their names, projects and workers. What waits for a database server leaves a third of two processors to a third
 * worker; all else takes longer with three than with two.
 */
const jestRuns = ({ postgres, citus }) => {
  const onServers = [...(postgres ? ['api on PostgreSQL'] : []), ...(citus ? ['api on Citus'] : [])];
  return [
    ...(onServers.length > 0 ? [['api on servers', ['--selectProjects', ...onServers], 3]] : []),
    ['jest', ['--ignoreProjects', 'durability', ...onServers], 2],
  ];
};

/** Of these tests the narrow part has run in short, or none. */
const IN_SHORT = ['\\.wide\\.', 'kill-certify', 'imports/kill\\.'];

/** Runs jest and adds its figures; the API's tests on PostgreSQL, where there is a server, and a part of them spread over three. */
function jest([name, projects, workers], { postgres, citus }, only = reached.jest) {
  const file = join(scratch, `${name}.json`);
  const node = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', ROOM];
  const reporters = ['--reporters=default', '--reporters=./.tools/jest-figures.mjs'];
  const runner = join(root, 'node_modules/jest/bin/jest.js');
  const which = only ? ['--passWithNoTests', '--testPathPatterns', ...only] : [];
  const how = [`--maxWorkers=${workers}`, '--cacheDirectory', jestCache, ...projects];
  const args = [...node, runner, ...how, ...reporters, ...which];
  const ok = step(name, process.execPath, args, {
    NODE_ENV: 'test',
    TMPDIR: scratch,
    JEST_FIGURES: file,
    JEST_POSTGRES: postgres?.url ?? '',
    JEST_CITUS: citus?.url ?? '',
  });
  const figures = report(file);
  add(ok, figures?.passed ?? 0, figures?.failed ?? 0);
  for (const { project, file: path, test, reason } of figures?.failures ?? [])
    tell(`${project}: ${relative(root, path)} › ${test}`, reason);
  for (const { project, file: path, seconds } of figures?.seconds ?? [])
    took.push({ name: `${project}: ${relative(root, path)}`, seconds });
}

/** Every test of a suite of the browser's report, the suites within it included. */
const testsOf = (suite) => [
  ...(suite.specs ?? []).flatMap(({ file, title, tests }) =>
    tests.map((test) => ({ ...test, title: `${file} › ${title}` })),
  ),
  ...(suite.suites ?? []).flatMap(testsOf),
];

/**
 * Three servers that spread counts, or null with a word on why: an extension that was built for another PostgreSQL than the
 * machine's own is no fault of what is tested. A machine whose work they are (CITUS=required) has failed then.
 */
async function citusHere() {
  const without = 'nothing is tested on counts that lie on several machines';
  const missed = (reason) => {
    console.log(`\n${reason}`);
    if (process.env.CITUS !== 'required') return null;
    totals.failed += 1;
    tell('citus', reason);
    return null;
  };
  if (!hasCitus()) return missed(`No extension citus is installed here: ${without}.`);
  try {
    return await startCitus(scratch);
  } catch (error) {
    return missed(
      `The extension citus is installed here, but its servers don't start: ${without}.\n${error.message}`,
    );
  }
}

/** So many files about killed processes are begun together in a run that has to end. */
const SOME = 10;

/** Tests that kill processes: in a run that has to end some files after the others, as long as there is time. */
function durabilityTests() {
  const run = (name, only) => jest([name, ['--selectProjects', 'durability'], 2], {}, only);
  if (minutes === 0) {
    if (reached.jest?.length !== 0) run('durability', reached.jest);
    return;
  }
  const files = fs.globSync('{mock-api/src,.tools}/**/*.durability.test.ts', { cwd: root }).toSorted();
  let begun = 0;
  for (; begun < files.length && Date.now() < until; begun += SOME)
    run(`durability, from ${begun + 1}`, files.slice(begun, begun + SOME));
  if (begun < files.length)
    left.push(`${files.length - begun} of ${files.length} files about killed processes`);
}

async function jestTests() {
  if (reached.jest?.length === 0) return;
  const postgres = await startPostgres(scratch);
  if (!postgres)
    console.log(
      '\nNo PostgreSQL server is installed here: the API is tested on the embedded database alone.',
    );
  const citus = await citusHere();
  try {
    for (const run of jestRuns({ postgres, citus })) jest(run, { postgres, citus });
  } finally {
    postgres?.stop();
    citus?.stop();
  }
}

/** Without Firefox its tests are left out by name; a machine whose work they are (FIREFOX=required) has failed then. */
function sayFirefox(path) {
  if (path) return console.log(`Firefox: ${path}`);
  console.log('\nNo Firefox is installed here: sign-in, keyboard and main job are tested in Chromium alone.');
  if (process.env.FIREFOX !== 'required') return;
  totals.failed += 1;
  tell('firefox', 'FIREFOX=required, and none is installed.');
}

async function browserTests(name, end) {
  // a package that is there only now
  const { findBrowser, installedFirefox } = await import('./browser.mjs');
  const browser = await findBrowser().catch(({ message }) => console.error(message));
  environment.CHROMIUM_PATH = browser?.path ?? '';
  environment.CHROMIUM_FROM = browser?.from ?? '';
  sayFirefox(installedFirefox());
  const file = join(scratch, `${name}.json`);
  const ok = step(
    name,
    bin('playwright'),
    ['test', '--config', 'shell/e2e/playwright.config.ts', '--reporter=list,json'],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: file, TMPDIR: scratch, E2E_UNTIL: String(end) },
  );
  const figures = report(file);
  const stats = figures?.stats;
  add(ok, stats?.expected ?? 0, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0));
  const tests = testsOf(figures ?? {});
  const isLate = ({ type, description = '' }) => type === 'skip' && description.startsWith('no time');
  const late = tests.filter(({ annotations = [] }) => annotations.some(isLate)).length;
  if (late > 0) left.push(`${late} tests of ${name}`);
  for (const { title, status, results } of tests) {
    if (status === 'unexpected' || status === 'flaky') tell(`browser: ${title}`, results[0]?.error?.message);
    const ms = results.reduce((sum, { duration }) => sum + duration, 0);
    took.push({ name: `browser: ${title}`, seconds: ms / 1000 });
  }
}

/** What varies at length what was shown: as much of it as may begin in time. */
async function wideTests() {
  environment.TEST_PART = 'wide';
  if (Date.now() > until) {
    left.push('all that varies at length what was shown');
    return;
  }
  const postgres = await startPostgres(scratch);
  const projects = ['durability', postgres ? 'api on PostgreSQL' : 'api'];
  jest(['jest, at length', ['--selectProjects', ...projects], 2], { postgres }, IN_SHORT);
  postgres?.stop();
  await browserTests('browser, at length', until);
}

await jestTests();
if (reached.built) {
  if (count('build', process.execPath, ['.tools/build.mjs', '--if-changed']))
    await browserTests('browser', lateAt);
  count('last releases', process.execPath, ['.tools/compat.mjs']);
}
durabilityTests();
if (minutes > 0) await wideTests();

rmSync(scratch, { recursive: true, force: true });
const longest = took.toSorted((one, other) => other.seconds - one.seconds).slice(0, LONGEST);
if (longest.length > 0) {
  const lines = longest.map(({ name, seconds }) => `${seconds.toFixed(0).padStart(5)} s  ${name}`);
  console.log(`\n── the longest\n\n${lines.join('\n')}`);
}
if (left.length > 0)
  console.log(`\n── no time was left for\n\n${left.join('\n')}\n\nWithout TEST_MINUTES all of it is run.`);
if (failures.length > 0) console.log(`\n── what failed\n\n${failures.join('\n\n')}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed ? 1 : 0);
