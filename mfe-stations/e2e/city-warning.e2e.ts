// A city that contradicts the coordinates, in both forms on a phone: the sentence stands in sight of the field that it speaks of.
import { expect } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { expectAccessible, expectNothingSideways } from '../../.tools/e2e/accessible.ts';
import { signInByToken } from '../../.tools/e2e/personas.ts';
import { typeInto } from '../../.tools/e2e/type-into.ts';

const FORMS = [
  { form: 'the older form', at: '/import-stations' },
  { form: 'the newer form', at: '/next/import-stations' },
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ viewport: { width: 390, height: 844 }, colorScheme });
    for (const { form, at } of FORMS) {
      test(`${form} says it below the city, and takes the one that was found`, async ({ page }) => {
        await signInByToken(page, 'admin');
        await page.goto(at);
        await typeInto(page.getByRole('textbox', { name: /^Latitude/ }), '30.261000');
        await typeInto(page.getByRole('textbox', { name: /^Longitude/ }), '-97.745000');
        await page.keyboard.press('Tab');
        const city = page.getByRole('combobox', { name: /^City/ });
        await expect(city.locator('option:checked')).toHaveText('Austin');
        await city.selectOption({ label: 'Jonestown' });

        const warning = page.getByText('The coordinates are in or near Austin, and not near Jonestown.');
        await expect(warning).toBeInViewport({ ratio: 1 });
        await expect(city).toBeInViewport({ ratio: 1 });
        await page.evaluate(() => window.scrollTo(0, 0));
        await expectAccessible(page);
        await expectNothingSideways(page);

        await page.getByRole('button', { name: 'Use Austin as the city' }).click();
        await expect(city.locator('option:checked')).toHaveText('Austin');
        await expect(city).toBeFocused();
        await expect(city).toBeInViewport({ ratio: 1 });
        await expect(warning).toHaveCount(0);
      });
    }
  });
}
