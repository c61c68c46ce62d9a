// Second factors, sessions, the ends of an agency and the list of people with the keyboard alone.
import { expect, type Page } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { Secret, TOTP } from 'otpauth';
import { openByMenu, press, reach, signInByKeys, write } from '../../.tools/e2e/keys.ts';
import { addOwnPerson, type OwnPerson } from '../../.tools/e2e/own-person.ts';
import { PERSONAS, tokenOf } from '../../.tools/e2e/personas.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

async function openProfile(page: Page, { email, password }: OwnPerson, name: string): Promise<void> {
  await signInByKeys(page, email, password);
  await press(page, button(page, name), { back: true });
  await press(page, page.getByRole('link', { name: 'User Profile' }));
  await expect(page.getByText('You have no second factor.')).toBeVisible();
}

test('setting up a second factor, making new recovery codes and taking it away', async ({ page }) => {
  const person = await addOwnPerson(page, 'Toni Second');
  await openProfile(page, person, 'Toni Second');
  const prove = async () => {
    const field = dialog(page).getByLabel('Password');
    await expect(field).toBeFocused();
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');
  };
  await press(page, button(page, 'Set up a second factor'));
  await prove();
  await expect(button(page, 'Set up an app that makes codes')).toBeFocused();
  await page.keyboard.press('Enter');
  const code = dialog(page).getByLabel('Code of your app');
  await expect(code).toBeFocused();
  const shown = await dialog(page)
    .getByText(/^Text for the app/)
    .textContent();
  const secret = Secret.fromBase32(/: (\w+)/.exec(shown ?? '')?.[1] ?? '');
  await page.keyboard.type(new TOTP({ secret }).generate());
  await page.keyboard.press('Enter');
  const codes = dialog(page).getByRole('list', { name: 'Recovery codes' });
  await expect(codes).toBeVisible();
  await test.step('each code is whole at 320 px', async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 700 });
    const tooWide = () => codes.evaluate((list) => list.scrollWidth - list.clientWidth);
    await expect.poll(tooWide).toBeLessThanOrEqual(0);
    await page.setViewportSize(size ?? { width: 1280, height: 720 });
  });
  await press(page, button(page, 'I have kept them'));
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText(/^Codes of an app, since/)).toBeVisible();

  await test.step('the keyboard goes on from there', async () => {
    await press(page, button(page, 'Make new recovery codes'));
    await prove();
    await expect(dialog(page).getByRole('listitem')).toHaveCount(10);
    await press(page, button(page, 'I have kept them'));
    await press(page, button(page, 'Remove the codes of an app'), { back: true });
    await page.keyboard.press('Escape');
    await expect(button(page, 'Remove the codes of an app')).toBeFocused();
    await page.keyboard.press('Enter');
    await prove();
    await expect(page.getByText('You have no second factor.')).toBeVisible();
    await expect(page.locator(':focus')).toContainText('You have no second factor.');
    await page.keyboard.press('Tab');
    await expect(button(page, 'Set up a second factor')).toBeFocused();
  });
});

test('ending another session', async ({ page }) => {
  const person = await addOwnPerson(page, 'Sena Sessions');
  await openProfile(page, person, 'Sena Sessions');
  const list = page.getByRole('list', { name: 'Where you are signed in' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await press(page, button(page, /^End the session:/));
  await expect(page.getByText('The session was ended.')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toBeFocused();
});

test('closing, reopening and deleting an agency', async ({ page }) => {
  const token = await tokenOf(page, 'super');
  const added = await page.request.post(`/api/agencies?token=${token}`, {
    data: { name: 'City of Terlingua', eco_domain: null },
  });
  expect(added.ok(), await added.text()).toBe(true);
  await signInByKeys(page, PERSONAS.super);
  await openByMenu(page, 'Agencies');
  await press(page, button(page, 'Close City of Terlingua'));
  const question = page.getByRole('alertdialog', { name: 'Close this agency?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Close City of Terlingua')).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, button(page, 'Close Agency'));
  await expect(page.getByText('Agency City of Terlingua closed.')).toBeVisible();
  const reopen = button(page, 'Reopen City of Terlingua');
  await expect(reopen).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Close City of Terlingua')).toBeFocused();
  await press(page, button(page, 'Delete City of Terlingua'));
  await press(page, button(page, 'Delete Agency'));
  await expect(page.getByText('Agency City of Terlingua deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add Agency' })).toBeFocused();
});

test('finding a person and inviting them again, once', async ({ page }) => {
  const admin = await tokenOf(page, 'admin');
  const data = { name: 'Ines Vited', email: 'ines.vited@example.org' };
  expect((await page.request.post(`/api/user/add?token=${admin}`, { data })).ok()).toBe(true);
  const sent: string[] = [];
  await page.route(/\/api\/users\/\d+\/invite/, async (route) => {
    sent.push(route.request().url());
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await signInByKeys(page, PERSONAS.admin);
  await openByMenu(page, 'Authorized Users');
  await write(page, page.getByRole('searchbox', { name: 'Search' }), 'vited');
  await expect(page.getByText('1 found')).toBeVisible();
  const again = button(page, /^Send again/);
  await reach(page, again);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(again).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText(/^Ines Vited got another link/)).toBeVisible();
  await expect(again).not.toHaveAttribute('aria-busy');
  await expect(again).toBeFocused();
  expect(sent).toHaveLength(1);
  await write(page, page.getByRole('searchbox', { name: 'Search' }), 'nobody like this', { back: true });
  await expect(page.getByText('Nobody fits “nobody like this”.').first()).toBeVisible();
});

test('narrowing the audit list, opening an entry and coming back to it', async ({ page }) => {
  await signInByKeys(page, PERSONAS.admin);
  await openByMenu(page, 'Audit');
  await write(page, page.getByLabel(/^Person/), PERSONAS.admin);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/admin%40example\.org|admin@example\.org/);
  // the head and the filtered entries: those of before are gone
  await expect(page.getByRole('row').filter({ hasNotText: 'Ada Morgan' })).toHaveCount(1);
  const entry = page.getByRole('row').getByRole('button').first();
  await press(page, entry);
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(entry).toBeFocused();
});
