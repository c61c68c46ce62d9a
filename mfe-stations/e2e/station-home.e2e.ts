// A station's own page with the keyboard alone: to it, and from it to what is done with the station.
import { expect, type Page } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { press, signInByKeys } from '../../.tools/e2e/keys.ts';
import { PERSONAS } from '../../.tools/e2e/personas.ts';

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test(
  'a station’s page leads to its counts, its upload and its export',
  { tag: '@firefox' },
  async ({ page }) => {
    await signInByKeys(page, PERSONAS.user);
    await press(page, link(page, 'Skip the map: go to the table of stations'));
    const table = page.getByRole('table', { name: 'Needing Quality Control Review' });
    await press(page, table.getByRole('link', { name: 'Congress Ave at 4th St', exact: true }));
    await expect(heading(page, /^AU\d{4} Congress Ave at 4th St$/)).toBeFocused();
    const [id = ''] = /AU\d{4}$/.exec(page.url()) ?? [];

    await press(page, link(page, 'Upload counts'));
    await expect(heading(page, 'Upload Count Data')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Station', exact: true })).toHaveValue(id);
    await page.goBack();

    await press(page, link(page, 'Export certified counts'));
    await expect(heading(page, 'CSV Export')).toBeVisible();
    await expect(page.getByText(new RegExp(`^${id} Congress Ave at 4th St, certified`))).toBeVisible();
    // nothing was typed, so that nothing is asked on the way back
    await page.goBack();
    await expect(heading(page, /Congress Ave at 4th St$/)).toBeVisible();

    await press(page, link(page, 'Review counts'));
    await expect(page).toHaveURL(new RegExp(`/validate-counts/${id}\\b`));
  },
);
