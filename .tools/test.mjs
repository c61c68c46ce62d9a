// npm test: lint, types, third party, jest, browser tests, last releases; closes with one line that counts them all.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { startPostgres } from './postgres.mjs';
import { ensurePinned, root } from './project.mjs';

ensurePinned(import.meta.url);
const bin = (name) => join(root, 'node_modules/.bin', name);
const scratch = mkdtempSync(join(tmpdir(), 'count-exchange-test-'));
const totals = { passed: 0, failed: 0 };
const PATH = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`;

function step(name, command, args, env = {}) {
  const start = Date.now();
  console.log(`\n── ${name}`);
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH, ...env },
  });
  console.log(
    `── ${name}: ${result.status === 0 ? 'ok' : 'FAILED'} (${((Date.now() - start) / 1000).toFixed(0)} s)`,
  );
  return result.status === 0;
}
/** A step that passes or fails as a whole. */
function count(name, command, args) {
  const ok = step(name, command, args);
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
/** What failed, by name and with its reason: said once more at the end, where nobody has to look for it. */
const failures = [];
function tell(name, reason = '') {
  const lines = stripVTControlCharacters(reason)
    .split('\n')
    .filter((line) => !line.includes('node_modules'));
  failures.push([name, ...lines.slice(0, 12)].join('\n'));
}

count('lint', bin('oxlint'), ['--type-aware', '--deny-warnings']);
count('format', bin('prettier'), ['--check', '--log-level', 'warn', '.']);
count('types', bin('tsc'), ['-b']);
count('third party', process.execPath, ['.tools/third-party.mjs']);

/** Runs jest, or one project of it, and adds its figures. */
function jest(name, options = [], env = {}) {
  const file = join(scratch, `${name.replaceAll(' ', '-')}.json`);
  const node = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const runner = join(root, 'node_modules/jest/bin/jest.js');
  const args = [...node, runner, '--maxWorkers=2', '--json', `--outputFile=${file}`, ...options];
  const ok = step(name, process.execPath, args, { NODE_ENV: 'test', ...env });
  const figures = report(file);
  add(
    ok,
    figures?.numPassedTests ?? 0,
    (figures?.numFailedTests ?? 0) + (figures?.numRuntimeErrorTestSuites ?? 0),
  );
  for (const suite of figures?.testResults ?? []) {
    const failed = suite.assertionResults.filter(({ status }) => status === 'failed');
    for (const { fullName, failureMessages } of failed)
      tell(`${name}: ${relative(root, suite.name)} › ${fullName}`, failureMessages[0]);
    if (suite.status === 'failed' && failed.length === 0)
      tell(`${name}: ${relative(root, suite.name)}`, suite.message);
  }
}

/** Every test of a suite of the browser's report, the suites within it included. */
const testsOf = (suite) => [
  ...(suite.specs ?? []).flatMap(({ file, title, tests }) =>
    tests.map((test) => ({ ...test, title: `${file} › ${title}` })),
  ),
  ...(suite.suites ?? []).flatMap(testsOf),
];

jest('jest');
const postgres = await startPostgres();
if (postgres) {
  try {
    jest('api on PostgreSQL', ['--selectProjects', 'api'], { DATABASE_URL_TEST: postgres.url });
  } finally {
    postgres.stop();
  }
} else {
  console.log(
    '\n── api on PostgreSQL: no server is installed here; the API was tested on the embedded database alone',
  );
}

if (count('build', process.execPath, ['.tools/build.mjs', '--if-changed'])) {
  const e2eFile = join(scratch, 'e2e.json');
  const e2eOk = step(
    'browser',
    bin('playwright'),
    ['test', '--config', 'shell/e2e/playwright.config.ts', '--reporter=list,json'],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: e2eFile },
  );
  const figures = report(e2eFile);
  const stats = figures?.stats;
  add(e2eOk, stats?.expected ?? 0, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0));
  for (const { title, status, results } of testsOf(figures ?? {}))
    if (status === 'unexpected' || status === 'flaky') tell(`browser: ${title}`, results[0]?.error?.message);
}

count('last releases', process.execPath, ['.tools/compat.mjs']);

rmSync(scratch, { recursive: true, force: true });
if (failures.length > 0) console.log(`\n── what failed\n\n${failures.join('\n\n')}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed ? 1 : 0);
