// Nothing moves under the eyes, or the finger, of who has begun to read while the rest of a screen is still coming.
import { expect, type Page } from '@playwright/test';
import { test, WIDE } from '../../.tools/e2e/test.ts';
import { signInByToken, type Persona } from '../../.tools/e2e/personas.ts';
import { MOST_SHIFT, shiftsOf, watchShifts } from '../../.tools/e2e/shifts.ts';
import { watchRest } from '../../.tools/settled.mjs';
import { PUBLIC, screensOf } from './addresses.ts';

/** A line on which code, styles and answers come one after the other. */
const SLOW = { offline: false, latency: 200, downloadThroughput: 250_000, uploadThroughput: 80_000 };

async function slowLine(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW);
}

const WIDTHS = [
  ['on a desk', 1366, 'super', {}],
  ['on a phone', 390, 'super', WIDE],
] as const satisfies [string, number, Persona, object][];

for (const [where, width, who, how] of WIDTHS) {
  test(`nothing moves on any screen while it comes, ${where}`, how, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height: 800 });
    await signInByToken(page, who);
    await watchShifts(page);
    const rest = watchRest(page);
    const addresses = [...(await screensOf(page)), ...PUBLIC];
    await slowLine(page);
    for (const path of addresses) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await rest();
        const { sum, moved } = await shiftsOf(page);
        expect.soft(sum, `${path}: ${moved.slice(0, 4).join('\n')}`).toBeLessThan(MOST_SHIFT);
      });
    }
  });
}

test('the sign-in screen, and the way from it to the dashboard, move nothing', async ({ page }) => {
  await watchShifts(page);
  const rest = watchRest(page);
  await slowLine(page);
  // the fields are waited for, not the last file of a slow line
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('user@example.org');
  await page.getByLabel('Password').fill('count-exchange');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await rest();
  const { sum, moved } = await shiftsOf(page);
  expect(sum, moved.slice(0, 4).join('\n')).toBeLessThan(MOST_SHIFT);
});
