// What has to be corrected, in every form that is a page: listed with what is wrong, the list has the focus, and each line
// leads to its field. Of dialogs the kit's own test tells, which draws them by one piece, of forms with tabs their screens'.
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../../.tools/e2e/accessible.ts';
import { signInByToken, type Persona } from '../../.tools/e2e/personas.ts';

/** The forms that are pages and can be sent as they open, empty: who sees them, and the button that sends them. */
const FORMS: readonly [string, Persona | null, RegExp][] = [
  ['/add-agency', 'super', /^Add Agency/],
  ['/add-user', 'admin', /^Add/],
  ['/register', null, /^Register/],
  ['/update-password', 'user', /^Update Password/],
];

for (const [path, persona, send] of FORMS)
  test(`what is missing in ${path} is listed, and the list leads to it`, async ({ page }) => {
    if (persona) await signInByToken(page, persona);
    await page.goto(path);
    await page.locator('main').getByRole('button', { name: send }).last().click();
    const summary = page.locator('.cx-summary');
    await expect(summary).toBeFocused();
    const lines = summary.getByRole('listitem');
    expect(await lines.count()).toBeGreaterThan(0);
    // the field's name, which leads there, and what is wrong
    for (const line of await lines.allTextContents()) expect(line).toMatch(/^.+: \S+/);
    await expectAccessible(page);
    await lines.first().getByRole('button').click();
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            document.activeElement?.closest('form, main')?.contains(document.activeElement) &&
            document.activeElement.matches('input, select, textarea, [role="combobox"]'),
        ),
      )
      .toBe(true);
    await expect(summary).not.toBeFocused();
  });
