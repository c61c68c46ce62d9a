// A Firefox, where one is installed; and a Chromium for tests and measurements: CHROMIUM_PATH, an installed one, else Playwright's own download, else the one
// in the npm package @sparticuz/chromium. Only the last two fetch anything, and only on a machine that has none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { root } from './project.mjs';

const INSTALLED = [
  // the same engine without windows and menus of its own: a third less work for each page
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
];
/** The exact version that is fetched; its Chromium is the package's major version. */
const PACKAGE = '@sparticuz/chromium@153.0.0';
const packageFolder = join(root, 'node_modules/.cache/count-exchange/chromium');

/** A browser that is here already: { path, from }; null where there is none. */
export function installedBrowser({ env = process.env, exists = existsSync } = {}) {
  const named = env.CHROMIUM_PATH;
  if (named) return { path: named, from: env.CHROMIUM_FROM ?? 'CHROMIUM_PATH' };
  const path = INSTALLED.find((one) => exists(one));
  if (path) return { path, from: 'installed' };
  const own = chromium.executablePath();
  return own && exists(own) ? { path: own, from: 'downloaded by Playwright' } : null;
}

function download() {
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const { status } = spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    cwd: root,
    timeout: 300_000,
  });
  const path = chromium.executablePath();
  return status === 0 && existsSync(path) ? { path, from: 'downloaded by Playwright' } : null;
}

async function fromPackage() {
  const args = ['install', '--prefix', packageFolder, '--no-save', '--no-package-lock', PACKAGE];
  const options = { cwd: root, shell: process.platform === 'win32', stdio: ['ignore', 'ignore', 'inherit'] };
  if (spawnSync('npm', args, options).status !== 0) return null;
  const file = join(packageFolder, 'node_modules/@sparticuz/chromium/build/index.js');
  const { default: packed } = await import(pathToFileURL(file).href);
  return { path: await packed.executablePath(), from: PACKAGE };
}

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** The path of a Firefox that is here: FIREFOX_PATH, or an installed one; null where there is none, or no way to it. */
export function installedFirefox({
  env = process.env,
  exists = existsSync,
  platform = process.platform,
} = {}) {
  // it is reached through a program of ours that Windows does not start by its path
  if (platform === 'win32') return null;
  return env.FIREFOX_PATH || (FIREFOX.find((one) => exists(one)) ?? null);
}

/** A browser, fetched where none is here, and says which; throws with what to do when there is no way to one. */
export async function findBrowser(say = console.log) {
  const found = installedBrowser() ?? download() ?? (await fromPackage());
  if (!found)
    throw new Error('No Chromium found: install the package "chromium", or name one in CHROMIUM_PATH.');
  say(`Browser: ${found.path} (${found.from})`);
  return found;
}
