// Handing a site of the vendor's platform over to another agency, on a phone.
import { expect, type Page } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { expectAccessible, expectNothingSideways } from '../../.tools/e2e/accessible.ts';
import { signInByToken } from '../../.tools/e2e/personas.ts';

const SITE = 'Brays Bayou Greenway at Almeda Rd';
const WIDTH = 390;

test.use({ viewport: { width: WIDTH, height: 844 } });

/** Hands the site over by the choice in its row, and confirms it. */
async function handOver(page: Page, to: string): Promise<void> {
  await page.getByRole('combobox', { name: `Hand ${SITE} over to` }).selectOption({ label: to });
  const question = page.getByRole('alertdialog', { name: 'Hand this site over?' });
  await expect(question).toContainText(`Hand ${SITE} over to ${to}?`);
  await question.getByRole('button', { name: 'Hand over' }).click();
  await expect(page.getByText(`${SITE} was handed over to ${to}.`)).toBeVisible();
}

test('a site is handed over and back, and the choice is in view without scrolling sideways', async ({
  page,
}) => {
  await signInByToken(page, 'super');
  await page.goto('/import-eco-stations');
  const choice = page.getByRole('combobox', { name: `Hand ${SITE} over to` });
  await choice.scrollIntoViewIfNeeded();
  const box = await choice.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(WIDTH);
  expect(box?.height).toBeGreaterThanOrEqual(24);
  await expectNothingSideways(page);
  await expectAccessible(page);
  await handOver(page, 'City of Austin');
  const row = page
    .getByRole('table', { name: 'Agencies of the Sites' })
    .getByRole('row', { name: new RegExp(SITE) });
  await expect(row).toContainText('City of Austin');
  await handOver(page, 'the agency of its domain');
  await expect(row).toContainText('City of Houston');
});
