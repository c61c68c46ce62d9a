import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { expectAccessible, expectNothingSideways } from '../../.tools/e2e/accessible.ts';
import { signInByToken } from '../../.tools/e2e/personas.ts';

const pictures = fileURLToPath(new URL('../../test-results/looks', import.meta.url));

test('a failure is found on the monitor by the reference that its person reads, with its place in the sources', async ({
  page,
  context,
}) => {
  await signInByToken(page, 'super');
  // what no screen expects of the server, so that its own program stumbles
  await page.route('**/api/agencies?*closed*', (route) =>
    route.fulfill({ json: [{ id: 1, name: 'City of Austin', closed_at: 17, txdot_districts: [] }] }),
  );
  const told = page.waitForResponse('**/api/failures');
  await page.goto('/agencies');
  await expect(page.getByText('This screen stopped working')).toBeVisible();
  const text = await page.getByText(/[Rr]eference:? [0-9A-F]{8}/).innerText();
  const [reference = ''] = /[0-9A-F]{8}/.exec(text) ?? [];
  expect((await told).status()).toBe(200);

  const [monitor] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Monitor' }).click(),
  ]);
  await monitor.getByRole('link', { name: 'Failures and versions' }).click();
  await monitor.getByLabel('Reference').focus();
  await monitor.keyboard.type(`Reference: ${reference.toLowerCase()}`);
  await monitor.keyboard.press('Enter');
  const failure = monitor.getByRole('region', { name: /^TypeError/ });
  await expect(failure).toContainText(reference);
  await expect(failure).toContainText('mfe-admin');
  await expect(failure).toContainText('/agencies');
  await expect(failure.locator('pre').first()).toContainText(
    /mfe-admin\/src\/agencies\/agencies\.screen\.tsx:\d+:\d+/,
  );
  const versions = monitor.getByRole('region', { name: 'Versions in use' });
  for (const part of ['shell', 'mfe-admin'])
    await expect(versions.getByRole('row', { name: new RegExp(`^${part} \\d`) })).toBeVisible();

  await monitor.getByRole('link', { name: 'Español' }).click();
  await expect(monitor.getByRole('heading', { level: 1, name: 'Fallos y versiones' })).toBeVisible();
  await expect(monitor.getByLabel('Referencia')).toHaveValue(reference);
  for (const [width, colorScheme] of [
    [1366, 'light'],
    [390, 'dark'],
  ] as const) {
    await monitor.setViewportSize({ width, height: 844 });
    await monitor.emulateMedia({ colorScheme });
    await expectAccessible(monitor);
    await expectNothingSideways(monitor);
    await monitor.screenshot({
      path: join(pictures, `failures-${width}-${colorScheme}.png`),
      fullPage: true,
    });
  }
});
