import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { installedBrowser, installedFirefox } from '../../.tools/browser.mjs';
import { hasCitus } from '../../.tools/citus.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const port = Number(process.env['E2E_PORT'] ?? 3100);

// set once and inherited by the workers, which read this file again
process.env['E2E_DATA'] ??= mkdtempSync(join(tmpdir(), 'count-exchange-e2e-'));
process.env['E2E_RELEASES'] = join(process.env['E2E_DATA'], 'releases');
// developers' machines: one serves a build, on the other a file is edited
process.env['E2E_DEVELOPER'] = `http://localhost:${port + 1}`;
process.env['E2E_HOT'] = `http://localhost:${port + 2}`;

// the simulator of Eco-Visio, which tests tell to fail
const simulatorPort = port + 1000;
process.env['E2E_SIMULATOR'] ??= `http://127.0.0.1:${simulatorPort}`;

const browser = installedBrowser();
if (!browser)
  throw new Error(
    'No Chromium found: `npm test` fetches one; or install the package "chromium", or name one in CHROMIUM_PATH.',
  );

const firefox = installedFirefox();
const SWITCHES = 'shell/e2e/switches.e2e.ts';
const MACHINES = 'shell/e2e/machines.e2e.ts';
const PICTURES = 'shell/e2e/pictures.e2e.ts';

/**
 * Which part is run where there is a choice (TEST_PART): `narrow`, all that nothing else shows; `wide`, what varies it (`.tools/e2e/test.ts`), in a
 * run whose time is bounded the last to be tested.
 */
const { TEST_PART: part = 'narrow and wide' } = process.env;
const [isNarrow, isWide] = [part.includes('narrow'), part.includes('wide')];

/** How long is waited for what a page is to show, and for what is to be pressed. */
const WAIT_MS = 45_000;

/** What a page is opened with in the installed Firefox, by WebDriver BiDi. */
const inFirefox = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: fileURLToPath(new URL('firefox/bridge.mjs', import.meta.url)),
    env: { ...process.env, FIREFOX_PATH: firefox ?? '' },
  },
} as const;

/** What changes the app for everybody, or is not for a test run: each has a project of its own. */
const APART = [SWITCHES, MACHINES, PICTURES, 'shell/e2e/deploy.e2e.ts'];

const VARIED = [
  { name: 'wide', grep: /@wide/, testIgnore: APART },
  ...(firefox ? [{ name: 'wide in firefox', grep: /@firefox-wide/, testIgnore: APART, use: inFirefox }] : []),
];
const SHOWN = [
  { name: 'app', grepInvert: /@wide/, testIgnore: APART },
  // sign-in, keyboard and main job, once more: `npm test` says so where there is no Firefox
  ...(firefox ? [{ name: 'firefox', grep: /@firefox(?!-)/, testIgnore: APART, use: inFirefox }] : []),
];

/** Deploying while other tests look at the same remotes would disturb them: one project after the other. */
const NARROW = [
  ...SHOWN,
  {
    name: 'deploy',
    testMatch: 'shell/e2e/deploy.e2e.ts',
    dependencies: [...SHOWN, ...(isWide ? VARIED : [])].map(({ name }) => name),
  },
  // for people to look at: `npm run looks` says where to
  ...(process.env['LOOKS_TO'] ? [{ name: 'pictures', testMatch: PICTURES, timeout: 3_600_000 }] : []),
  // one shell, and one switch of a part, at a time
  { name: 'switches', testMatch: SWITCHES, dependencies: ['deploy'] },
  ...(firefox
    ? [
        {
          name: 'switches in firefox',
          testMatch: SWITCHES,
          grep: /@firefox/,
          dependencies: ['switches'],
          use: inFirefox,
        },
      ]
    : []),
  // four servers, after all others: `npm test` says so where the extension is not installed
  ...(hasCitus()
    ? [
        {
          name: 'machines',
          testMatch: MACHINES,
          dependencies: firefox ? ['switches in firefox'] : ['switches'],
          timeout: 600_000,
          expect: { timeout: 60_000 },
          use: { actionTimeout: 60_000 },
        },
      ]
    : []),
];

/** The built app, served as `npm start` serves it, over a data folder of its own with the demo data. */
export default defineConfig({
  // each part's tests lie in the part's own folder
  testDir: root,
  testMatch: '*/e2e/*.e2e.ts',
  projects: [...(isNarrow ? NARROW : []), ...(isWide ? VARIED : [])],
  outputDir: join(root, 'test-results'),
  globalTeardown: './teardown.ts',
  // a test also waits, for the server, its clock or the next picture: two leave two cores idle for a part of the time
  workers: 3,
  fullyParallel: true,
  retries: 0,
  // a busy machine is slow for half a minute at a time; only what never comes is waited for that long
  timeout: 240_000,
  expect: { timeout: WAIT_MS },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1366, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    actionTimeout: WAIT_MS,
    // a trace of every test costs half as much again as the test; ask for one when you need it
    trace: process.env['E2E_TRACE'] ? 'on' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser.path,
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" --disable-warning=ExperimentalWarning mock-api/src/host/node.ts`,
    cwd: root,
    url: `http://localhost:${port}/api/health`,
    env: {
      PORT: String(port),
      ECO_VISIO_SIMULATOR_PORT: String(simulatorPort),
      COUNT_EXCHANGE_DATA: process.env['E2E_DATA'],
      COUNT_EXCHANGE_RELEASES: process.env['E2E_RELEASES'],
      OVERRIDE_ORIGINS: `${process.env['E2E_DEVELOPER']} ${process.env['E2E_HOT']}`,
      NODE_ENV: '',
    },
    timeout: 240_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
