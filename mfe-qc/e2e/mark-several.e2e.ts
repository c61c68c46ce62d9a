// One mark over two stations: chosen, looked at before, made, and taken back station by station; by mouse on a desk, by keys on a phone.
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { expectAccessible, expectNothingSideways } from '../../.tools/e2e/accessible.ts';
import { pick, press, reach, write } from '../../.tools/e2e/keys.ts';
import { signInByToken } from '../../.tools/e2e/personas.ts';
import { typeInto } from '../../.tools/e2e/type-into.ts';

// both mark the same stations
test.describe.configure({ mode: 'default' });

const STATIONS = ['HO0001', 'HO0007'];
const DAYS = { from: '2024-01-01', to: '2027-12-31' };
const MARK = { suspect: 'Special event', note: 'Marathon' };

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Mark several stations' });
const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name });
const line = (page: Page, station: string) =>
  dialogOf(page)
    .getByRole('row')
    .filter({ hasText: new RegExp(`^${station}`) });

async function open(page: Page): Promise<Locator> {
  await signInByToken(page, 'houston');
  await page.goto('/quality-control');
  return button(page, 'Mark several stations');
}

/** What would change is told, and nothing has yet. */
async function expectPreview(page: Page): Promise<void> {
  const dialog = dialogOf(page);
  await expect(
    dialog.getByText(/^[\d,]+ counts of 2 stations would change: Special event, Marathon\./),
  ).toBeVisible();
  for (const station of STATIONS) await expect(line(page, station)).toContainText('Will be marked.');
  await expectAccessible(page);
  await expectNothingSideways(page);
}

test('on a desk, by mouse', async ({ page }) => {
  await (await open(page)).click();
  const dialog = dialogOf(page);
  await expectAccessible(page);
  await dialog.getByRole('combobox', { name: /^Suspect value/ }).selectOption({ label: MARK.suspect });
  await dialog.getByRole('textbox', { name: 'Note' }).fill(MARK.note);
  await typeInto(dialog.getByRole('textbox', { name: /^From/ }), DAYS.from);
  await typeInto(dialog.getByRole('textbox', { name: /^To/ }), DAYS.to);
  for (const station of STATIONS) await dialog.getByRole('checkbox', { name: station }).check();
  await button(dialog, 'See what would change').click();
  await expectPreview(page);

  await button(dialog, 'Choose again').click();
  for (const station of STATIONS) await expect(dialog.getByRole('checkbox', { name: station })).toBeChecked();
  await button(dialog, 'See what would change').click();
  await expectPreview(page);

  await button(dialog, 'Mark 2 stations').click();
  for (const station of STATIONS) await expect(line(page, station)).toContainText(/[\d,]+ counts marked\./);
  await expectAccessible(page);
  for (const station of STATIONS) {
    await button(dialog, new RegExp(`^Undo at ${station}`)).click();
    await expect(line(page, station)).toContainText('Taken back.');
  }
  await button(dialog, 'Close').last().click();
  await expect(dialog).toBeHidden();
  await expect(button(page, 'Mark several stations')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('by keys', async ({ page }) => {
    await press(page, await open(page));
    const dialog = dialogOf(page);
    await expect(dialog).toBeVisible();
    await pick(page, dialog.getByRole('combobox', { name: /^Suspect value/ }), MARK.suspect);
    await write(page, dialog.getByRole('textbox', { name: 'Note' }), MARK.note);
    await write(page, dialog.getByRole('textbox', { name: /^From/ }), DAYS.from);
    await write(page, dialog.getByRole('textbox', { name: /^To/ }), DAYS.to);
    for (const station of STATIONS) {
      await reach(page, dialog.getByRole('checkbox', { name: station }));
      await page.keyboard.press('Space');
    }
    await expectAccessible(page);
    await expectNothingSideways(page);
    await press(page, button(dialog, 'See what would change'));
    await expectPreview(page);
    await press(page, button(dialog, 'Mark 2 stations'));
    for (const station of STATIONS) {
      await expect(line(page, station)).toContainText(/[\d,]+ counts marked\./);
      await press(page, button(dialog, new RegExp(`^Undo at ${station}`)));
      await expect(line(page, station)).toContainText('Taken back.');
      // the button has gone, and the keys are where it was
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await expectAccessible(page);
    await expectNothingSideways(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button(page, 'Mark several stations')).toBeFocused();
  });
});
