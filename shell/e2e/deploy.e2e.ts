import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { deploy, switchOff, switchOn } from '../../.tools/releases/commands.ts';
import { openTarget } from '../../.tools/releases/open-target.ts';
import { uploadRelease } from '../../.tools/releases/upload-release.ts';
import { builtVersion, madeRelease, sharedKit } from './made-release.ts';
import { madeShell } from './made-shell.ts';
import { comeBack } from './page-clock.ts';
import { signIn } from '../../.tools/e2e/personas.ts';

const target = openTarget(process.env['E2E_RELEASES'] ?? '', process.env);
const asked = { by: 'Browser test', why: 'shown by a test' };
const NAME = 'mfe-qc';
const root = fileURLToPath(new URL('../..', import.meta.url));
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

type Versions = { shell: string; remote: string };

/** The version of the shell that a tab runs, by what its page says and by where its files came from. */
async function shellOf(page: Page): Promise<string> {
  const said = await page.locator('meta[name="shell-version"]').getAttribute('content');
  const script = await page.locator('script[src*="/main."]').getAttribute('src');
  expect(script).toContain(`/shell/${said}/main.`);
  return said ?? '';
}

/** Versions of the shell and of quality control that a tab gets which is opened now. */
async function versionsInFreshTab(context: BrowserContext): Promise<Versions> {
  const page = await context.newPage();
  const asking = page.waitForRequest(/\/mfe-qc\/[^/]+\/remoteEntry/);
  await page.goto('/quality-control');
  const [, remote = ''] = /\/mfe-qc\/([^/]+)\//.exec((await asking).url()) ?? [];
  await expect(page.getByRole('heading', { level: 1, name: 'Quality Control Your Data' })).toBeVisible();
  const shell = await shellOf(page);
  await page.close();
  return { shell, remote };
}

/** From the start of a team's command to its effect in a tab that is opened then; answers the versions seen there. */
async function timed(context: BrowserContext, part: string, ...command: string[]): Promise<Versions> {
  const start = performance.now();
  const [name = '', ...more] = command;
  const args = ['.tools/release.mjs', name, part, '--to', target.name, ...more];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  expect(await once(child, 'exit')).toEqual([0, null]);
  const versions = await versionsInFreshTab(context);
  const seconds = (performance.now() - start) / 1000;
  process.stdout.write(`${name} ${part}: seen in a fresh tab ${seconds.toFixed(1)} s after the start\n`);
  expect(seconds).toBeLessThan(10);
  return versions;
}

/** Four tabs that never rest have a machine's attention in turn. */
const PATIENCE_MS = 60_000;
const patient = expect.configure({ timeout: PATIENCE_MS });

/** Goes round: dashboard, list, a station and back, as long as it is told to. */
async function clickThrough(page: Page, isOver: () => boolean): Promise<number> {
  let rounds = 0;
  while (!isOver()) {
    await link(page, 'Quality Control').click();
    await patient(page.getByRole('heading', { level: 1, name: 'Quality Control Your Data' })).toBeVisible();
    await page.getByRole('link', { name: /^QC/ }).first().click();
    await patient(page).toHaveURL(/\/validate-counts\//);
    await patient(page.getByRole('heading', { level: 1 })).toBeVisible();
    await link(page, 'Dashboard').click();
    await patient(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
    rounds += 1;
  }
  return rounds;
}

test('twenty deploys of the shell and of a remote leave five open tabs and what is typed in them alone', async ({
  page,
  context,
}) => {
  await signIn(page, 'user');
  await page.goto('/validate-counts/AU0004');
  const note = page.getByRole('grid').getByRole('textbox').first();
  await note.fill('typed before the deploys');
  const others = await Promise.all(Array.from({ length: 4 }, () => context.newPage()));
  const faults: string[] = [];
  for (const tab of others) {
    tab.setDefaultTimeout(PATIENCE_MS);
    tab.on('console', (message) => void (message.type() === 'error' && faults.push(message.text())));
    await tab.goto('/dashboard');
  }
  // made before: what the test's own process works, the tabs wait for
  const releases = Array.from({ length: 20 }, (_, number) => `9.0.${number + 1}`).map((version) => [
    madeRelease(NAME, version),
    madeShell(version),
  ]);
  let over = false;
  const clicking = Promise.all(others.map((tab) => clickThrough(tab, () => over)));
  for (const both of releases) {
    for (const release of both) await deploy(target, release, asked);
    await note.press('End');
    await note.pressSequentially('.');
  }
  over = true;
  expect(Math.min(...(await clicking))).toBeGreaterThan(0);
  // a screen of the shell that this tab has not opened yet
  const [old = page] = others;
  await old.getByRole('button', { name: 'Help & Feedback' }).click();
  await link(old, 'Glossary').click();
  await expect(old.getByRole('heading', { level: 1, name: 'Glossary' })).toBeVisible();
  expect(await shellOf(old)).toBe(builtVersion('shell'));
  expect(faults).toEqual([]);
  await expect(note).toHaveValue(`typed before the deploys${'.'.repeat(20)}`);

  // a browser opens six lines to a server; tabs that each held one would leave nothing to these
  for (let number = 6; number <= 8; number += 1) {
    const tab = await context.newPage();
    await tab.goto('/dashboard');
    await expect(tab.getByRole('heading', { name: 'Overview' })).toBeVisible();
  }
  expect(await versionsInFreshTab(context)).toEqual({ shell: '9.0.20', remote: '9.0.20' });
  const remote = builtVersion(NAME);
  const why = ['--why', 'as it was built'];
  expect(await timed(context, NAME, 'deploy', '--built', ...why)).toEqual({ shell: '9.0.20', remote });
  expect(await timed(context, 'shell', 'rollback')).toEqual({ shell: '9.0.19', remote });
  const to = ['--version', '9.0.19'];
  expect(await timed(context, NAME, 'rollback', ...to)).toEqual({ shell: '9.0.19', remote: '9.0.19' });

  await page.bringToFront();
  await comeBack(page);
  await expect(page.getByText(/A new version is ready/)).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(note).toHaveValue(/^typed before the deploys/);
});

test('a remote that is switched off gives way in open tabs too and comes back; a release is tried before', async ({
  page,
}) => {
  const off = page.getByText('Reason: Totals are being checked');
  const search = page.getByRole('button', { name: 'Search Stations' });
  await deploy(target, madeRelease('mfe-exports', '9.0.1'), asked);
  await signIn(page, 'super', '/exports');
  await expect(search).toBeVisible();
  await switchOff(target, 'mfe-exports', { by: 'Ann', why: 'Totals are being checked' });
  await comeBack(page);
  await expect(off).toBeVisible();
  await page.reload();
  await expect(off).toBeVisible();

  const next = madeRelease('mfe-exports', '9.0.2');
  await uploadRelease(target, next.release, next.built);
  const asking = page.waitForRequest(/\/releases\/remotes\/mfe-exports\/9\.0\.2\/remoteEntry/);
  await page.goto('/exports?preview=mfe-exports@9.0.2');
  await asking;
  await expect(search).toBeVisible();
  await expect(page.getByText('In this tab mfe-exports is version 9.0.2, as a preview.')).toBeVisible();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(off).toBeVisible();

  await link(page, 'Quality Control').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quality Control Your Data' })).toBeVisible();
  await page.goBack();
  await switchOn(target, 'mfe-exports', asked);
  await comeBack(page);
  await expect(search).toBeVisible();
});

/** What doesn't fit this shell: only a developer can bring it, since a deploy refuses it. */
const OTHER_KIT = '2.0.0';

/** Who uses the kit in which version in this page, by what Diagnostics says. */
async function expectKits(page: Page, lines: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Help & Feedback' }).click();
  await link(page, 'Diagnostics').click();
  const shared = page.getByRole('table', { name: /^Shared packages/ });
  for (const part of ['ui', 'table', 'remote', 'i18n'])
    for (const line of lines)
      await expect(shared.getByRole('row', { name: `shared-ui/${part} ${line}`, exact: true })).toBeVisible();
}

/** A developer's machine: a remote's build with its release.json, at an origin of its own. */
async function serveBuild(name: string, port: number) {
  const { release, built } = madeRelease(name, '9.9.9', OTHER_KIT);
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const { entry } = release.entry;
    const file = path.join(built, path.basename(pathname === '/mf-manifest.json' ? entry : pathname));
    if (pathname === '/release.json') return response.end(JSON.stringify(release.entry));
    if (!existsSync(file)) return response.writeHead(404).end();
    response.setHeader('Content-Type', file.endsWith('.css') ? 'text/css' : 'text/javascript');
    return createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(port, 'localhost', resolve);
  });
  return server;
}

test('those who watch the system take a remote from a developer’s machine, whose kit is another one, and give it back', async ({
  page,
}) => {
  const origin = process.env['E2E_DEVELOPER'] ?? '';
  const server = await serveBuild('mfe-qc', Number(new URL(origin).port));
  try {
    await signIn(page, 'super', `/quality-control?override=mfe-qc@${origin}`);
    const notice = page.getByText(new RegExp(`mfe-qc comes from ${origin}, until`));
    await expect(notice).toBeVisible();
    expect(page.url()).not.toContain('override');
    await expect(page.getByRole('heading', { level: 1, name: 'Quality Control Your Data' })).toBeVisible();
    const loaded = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect((await loaded()).some((name) => name.startsWith(`${origin}/remoteEntry`))).toBe(true);

    // two kits in one page: the remote works with its own, and so does everybody else with the shell's
    await link(page, 'Stations').click();
    await expect(page.getByRole('table', { name: 'Published' }).getByRole('link').first()).toBeVisible();
    await expectKits(page, [`${sharedKit()} shell mfe_stations, shell`, `${OTHER_KIT} mfe_qc mfe_qc`]);
    await link(page, 'Quality Control').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Quality Control Your Data' })).toBeVisible();
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(notice).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Quality Control Your Data' })).toBeVisible();
    expect((await loaded()).some((name) => name.startsWith(origin))).toBe(false);
  } finally {
    server.close();
  }
});

test('nobody else can be sent to a developer’s machine, nor anybody to a stranger’s', async ({ page }) => {
  const origin = process.env['E2E_DEVELOPER'] ?? '';
  for (const [persona, address] of [
    ['user', origin],
    ['super', 'http://localhost:9'],
  ] as const) {
    await signIn(page, persona, `/quality-control?override=mfe-qc@${address}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Quality Control Your Data' })).toBeVisible();
    await expect(page.getByText(/mfe-qc comes from/)).toBeHidden();
    await page.evaluate(() => localStorage.clear());
  }
});
