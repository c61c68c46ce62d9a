// What has to be corrected, in the forms that a person can open without preparation: listed with what is wrong, the list
// has the focus, and each line leads to its field. A form of few fields of which one is wrong leads there at once.
import { expect, type Locator, type Page } from '@playwright/test';
import { test, WIDE } from '../../.tools/e2e/test.ts';
import { expectAccessible } from '../../.tools/e2e/accessible.ts';
import { signInByToken } from '../../.tools/e2e/personas.ts';
import { addressOf } from './addresses.ts';
import { FORMS, button, type Form } from './summary-forms.ts';
import { FORMS_OF_COUNTS } from './summary-forms-of-counts.ts';

/** Opens a form as its row says, and gives what it stands in. */
async function open(page: Page, { at, who, given, opens, before }: Form): Promise<Locator> {
  await given?.(page);
  if (who) await signInByToken(page, who);
  await page.goto(await addressOf(page, at));
  const main = page.locator('main');
  for (const name of [opens ?? []].flat()) await button(main, name).first().click();
  const form = opens ? page.locator('dialog[open]') : main;
  await expect(form.getByRole('heading').first()).toBeVisible();
  await before?.(page, form);
  return form;
}

const beginsWith = (text: string) => new RegExp(`^${text.replace(/[/()*+.?]/g, '\\$&')}`);

/** What has the focus is a field of which the page says that it is wrong. */
const wrongField = (form: Locator) =>
  form.locator(':is(input, select, textarea, [role="combobox"], [role="listbox"]):focus');

for (const [what, row, how] of [
  ...Object.entries(FORMS_OF_COUNTS).map(([what, row]) => [what, row, {}] as const),
  // the same list of the kit, over fields of one kind
  ...Object.entries(FORMS).map(([what, row]) => [what, row, WIDE] as const),
])
  test(`what is missing or wrong in ${what} is listed, and each line leads to it`, how, async ({ page }) => {
    const form = await open(page, row);
    await button(form, row.sends).last().click();
    const summary = page.locator('.cx-summary');
    if (typeof row.lists === 'string') {
      await expect(form.getByLabel(new RegExp(`^${row.lists}`))).toBeFocused();
      await expect(wrongField(form)).toHaveAttribute('aria-invalid', 'true');
      await expect(summary).toHaveCount(0);
      return;
    }
    await expect(summary).toBeFocused();
    const lines = summary.getByRole('listitem');
    // the field's name, which leads there, and what is wrong
    const said = await lines.allTextContents();
    for (const line of said) expect(line).toMatch(/^.+: \S+/);
    const names = await summary.getByRole('listitem').getByRole('button').allTextContents();
    expect(names).toEqual(row.lists);
    await expectAccessible(page);
    for (const [at, name] of names.entries()) {
      await lines.getByRole('button').nth(at).click();
      await expect(wrongField(form)).toHaveAttribute('aria-invalid', 'true');
      // of a row of several the line names the row, too
      const own = row.leads?.[name] ?? name.replace(/^.*: /, '');
      await expect(wrongField(form)).toHaveAccessibleName(beginsWith(own));
    }
  });

test('on a phone what is wrong with the field that one is led to stands in view, above the buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const form = await open(page, FORMS_OF_COUNTS['certifying over strong findings']!);
  await button(form, 'Certify').last().click();
  await expect(form.getByLabel(/^Reason/)).toBeFocused();
  const message = form.getByText('Give a reason.');
  const bottomOf = async () => {
    const box = await message.boundingBox();
    return box ? box.y + box.height : Infinity;
  };
  const buttons = await form.locator('.cx-dialog-foot').boundingBox();
  await expect.poll(bottomOf).toBeLessThan(buttons?.y ?? 0);
});
