import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { expectAccessible, expectNothingSideways } from '../../.tools/e2e/accessible.ts';
import { signInByToken, tokenOf } from '../../.tools/e2e/personas.ts';

const PLACE = 'Congress Avenue at the river, east walk';

/** A count of three hours by hand, beside the screen. */
async function addCount(page: Page): Promise<void> {
  const reply = await page.request.post('/api/short-counts', {
    headers: { Authorization: `Bearer ${await tokenOf(page, 'user')}` },
    data: {
      kind: 'manual',
      mode: 'bicycle',
      station_id_tmg: null,
      place: PLACE,
      first_day: '2025-05-06',
      last_day: '2025-05-06',
      from_hour: 7,
      hours: [12, 30, 40],
      note: null,
    },
  });
  expect(reply.ok()).toBe(true);
}

/** What of a dialog stands out of it at a side: nothing. */
async function expectWithin(dialog: Locator): Promise<void> {
  const outside = await dialog.evaluate((box) => {
    const { left, right } = box.getBoundingClientRect();
    return Array.from(box.querySelectorAll('select, input, textarea, button, table, li'))
      .filter((one) => one.getBoundingClientRect().width > 0)
      .filter((one) => {
        const own = one.getBoundingClientRect();
        return own.left < left || own.right > right;
      })
      .map((one) => one.outerHTML.slice(0, 120));
  });
  expect(outside).toEqual([]);
}

for (const width of [390, 320])
  test(`the dialogs of short counts hold all of their choices at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signInByToken(page, 'user');
    await addCount(page);
    await page.goto('/short-counts');
    await page.getByRole('button', { name: 'Add a short count' }).click();
    const add = page.getByRole('dialog', { name: 'Add a short count' });
    await add.getByLabel(/^Kind of short count/).selectOption('Counter deployed');
    await expectWithin(add);
    await add.getByRole('button', { name: 'Cancel' }).click();
    await expect(add).toBeHidden();
    await page
      .getByRole('button', { name: new RegExp(`^Estimate the year at ${PLACE}`) })
      .first()
      .click();
    const estimate = page.getByRole('dialog', { name: new RegExp(`^Year at ${PLACE}`) });
    const group = estimate.getByLabel(/^Group/);
    await group.selectOption('Recreational');
    await expect(estimate.getByText(/^Worked out by release/)).toBeVisible();
    await expectWithin(estimate);
    await expectNothingSideways(page);
    await expectAccessible(page);
  });

test('Escape closes a long list of stations first, and then the dialog around it', async ({ page }) => {
  await signInByToken(page, 'user');
  // as in an agency with more stations than a plain list shows
  await page.route('**/api/stations?*', async (route) => {
    const reply = await route.fetch();
    const [station] = (await reply.json()) as object[];
    const many = Array.from({ length: 40 }, (_, at) => ({ ...station, station_id_tmg: `LONG${at}` }));
    await route.fulfill({ response: reply, json: many });
  });
  await page.goto('/short-counts');
  const add = page.getByRole('button', { name: 'Add a short count' });
  await add.click();
  const stations = page.getByRole('dialog').getByRole('combobox', { name: /^Station/ });
  const filter = page.getByRole('searchbox', { name: 'Filter options' });
  await stations.focus();
  await page.keyboard.press('ArrowDown');
  await expect(filter).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(filter).toBeHidden();
  await expect(stations).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(add).toBeFocused();
});
