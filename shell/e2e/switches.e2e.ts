import { expect, type Browser, type Page } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { deploy, stopTrial, switchOff, switchOn } from '../../.tools/releases/commands.ts';
import { openTarget } from '../../.tools/releases/open-target.ts';
import { signIn, signInByToken } from '../../.tools/e2e/personas.ts';
import { typeInto } from '../../.tools/e2e/type-into.ts';
import { madeShell } from './made-shell.ts';
import { comeBack } from './page-clock.ts';

const target = openTarget(process.env['E2E_RELEASES'] ?? '', process.env);
const asked = { by: 'Browser test', why: 'shown by a test' };

test('what was typed is there again after its screen was switched off @firefox', async ({ page }) => {
  const name = page.getByLabel(/^Name/);
  await signIn(page, 'super', '/add-user');
  await typeInto(name, 'Typed before');
  await switchOff(target, 'mfe-admin', { by: 'Ann', why: 'Names are being checked' });
  try {
    await comeBack(page);
    await expect(page.getByText('Reason: Names are being checked')).toBeVisible();
    await expect(name).toBeHidden();
    await page.reload();
    await expect(page.getByText('Reason: Names are being checked')).toBeVisible();
  } finally {
    await switchOn(target, 'mfe-admin', asked);
  }
  await comeBack(page);
  await expect(name).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(name).toHaveValue('Typed before');
});

/** A browser that drew this number with its first page: it says which of two shells its session has. */
async function drawn(browser: Browser, draw: string): Promise<Page> {
  const context = await browser.newContext();
  const { baseURL = '' } = test.info().project.use;
  await context.addCookies([{ name: 'count-exchange-draw', value: draw, url: baseURL }]);
  await signInByToken(context, 'super');
  const page = await context.newPage();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  return page;
}

/** Its page says which shell this tab runs. */
const expectShell = (page: Page, version: string) =>
  expect(page.locator('meta[name="shell-version"]')).toHaveAttribute('content', version);

test('a shell on trial works for its share of the sessions, says so, and gives way when the trial ends', async ({
  browser,
}) => {
  await deploy(target, madeShell('9.1.0'), asked);
  await deploy(target, { ...madeShell('9.1.1'), share: 0.1 }, asked);
  const [tried, other] = [await drawn(browser, '0.050'), await drawn(browser, '0.500')];
  await expectShell(tried, '9.1.1');
  await expectShell(other, '9.1.0');

  await tried.getByRole('link', { name: 'Quality Control', exact: true }).click();
  await expect(tried.getByRole('heading', { level: 1, name: 'Quality Control Your Data' })).toBeVisible();
  for (const page of [tried, other]) {
    await page.getByRole('button', { name: 'Help & Feedback' }).click();
    await page.getByRole('link', { name: 'Diagnostics', exact: true }).click();
  }
  const onTrial = (page: Page) => page.getByRole('row', { name: /^shell .*On trial for 10%/ });
  await expect(onTrial(tried)).toBeVisible();
  await expect(other.getByRole('row', { name: /^shell / }).first()).toBeVisible();
  await expect(onTrial(other)).toBeHidden();

  await stopTrial(target, 'shell', asked);
  await comeBack(tried);
  await tried.getByRole('button', { name: 'Reload' }).click();
  await expectShell(tried, '9.1.0');
  await tried.context().close();
  await other.context().close();
});
