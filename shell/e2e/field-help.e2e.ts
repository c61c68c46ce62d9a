// The glossary's entry of a field, opened where the form is: by keys, on a narrow screen, in a dialog.
import { expect } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { expectAccessible, expectNothingSideways } from '../../.tools/e2e/accessible.ts';
import { press } from '../../.tools/e2e/keys.ts';
import { signInByToken } from '../../.tools/e2e/personas.ts';

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('an entry opens beside its field by keys, stays in the window, and Escape gives the focus back', async ({
    page,
  }) => {
    await signInByToken(page, 'admin');
    await page.goto('/next/import-stations');
    await page.getByLabel(/^Station Name/).fill('Pease Park');
    await page.getByRole('tab', { name: /Roadway/ }).click();
    const opener = page.getByRole('button', { name: 'What is Functional Class?' });
    await press(page, opener);
    const note = page.getByRole('dialog', { name: 'Functional class' });
    await expect(note).toBeFocused();
    await expect(note).toContainText('The role of a road in the network');
    const box = await note.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 320).toBe(true);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(note).toHaveCount(0);
    await expect(opener).toBeFocused();
    // the whole glossary opens beside the form, which stays as it was typed
    await page.keyboard.press('Enter');
    await expect(note).toBeFocused();
    const [glossary] = await Promise.all([
      page.waitForEvent('popup'),
      note.getByRole('link', { name: 'Whole glossary (new tab)' }).click(),
    ]);
    await expect(glossary).toHaveURL(/\/glossary#functional-class$/);
    await page.getByRole('tab', { name: /Name/ }).click();
    await expect(page.getByLabel(/^Station Name/)).toHaveValue('Pease Park');
  });
});

test('in a dialog Escape closes the entry first, then the dialog', async ({ page }) => {
  await signInByToken(page, 'super');
  await page.goto('/report');
  await page
    .getByRole('button', { name: /^Details|^AADT/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^AADT \w{2}\d{4}/ });
  await dialog.getByRole('button', { name: 'What is AASHTO method?' }).click();
  const note = dialog.getByRole('dialog', { name: 'AASHTO method' });
  await expect(note).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('an open entry stays in the window when that is turned', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 700 });
  await signInByToken(page, 'admin');
  await page.goto('/exports');
  await page.getByRole('button', { name: 'What is Count Types?' }).click();
  const note = page.getByRole('dialog', { name: 'Count type' });
  await expect(note).toBeFocused();
  await page.setViewportSize({ width: 320, height: 700 });
  const right = async () => {
    const box = await note.boundingBox();
    return box && box.x + box.width;
  };
  await expect.poll(right).toBeLessThanOrEqual(320);
  await expectNothingSideways(page);
});
