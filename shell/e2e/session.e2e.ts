// A session that ends while somebody works: expired, ended elsewhere, signed out in another tab; and an agency that moves.
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { expectAccessible } from '../../.tools/e2e/accessible.ts';
import { addOwnPerson, type OwnPerson } from '../../.tools/e2e/own-person.ts';
import { PASSWORD, signIn, signOut } from '../../.tools/e2e/personas.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in to go on' });
const nameField = (page: Page) => page.getByRole('textbox', { name: /^Name/ });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function enter(page: Page, { email, password }: Pick<OwnPerson, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await button(page, 'Login').click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

/** The server ends the session of this page, as after a change of the password elsewhere. */
const revoke = (page: Page) =>
  page.evaluate(async () => {
    const headers = { 'Content-Type': 'application/json' };
    await fetch('/api/user/logout', {
      method: 'POST',
      headers,
      body: JSON.stringify({ token: localStorage.getItem('token') }),
    });
  });

/** Everything that this browser has stored. */
const stored = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));

test('a session ended elsewhere asks for the password in place, and what was meant happens once', async ({
  page,
}) => {
  const person = await addOwnPerson(page, 'Ida Again');
  await page.goto('/login?redirect=/user-profile');
  await enter(page, person);
  await nameField(page).fill('Ida Kept');
  const saves: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'PUT') saves.push(response.status());
  });
  await revoke(page);
  await button(page, 'Update User').click();
  await expect(dialog(page)).toContainText(`Enter the password of ${person.email}`);
  await expect(dialog(page).getByLabel('Password')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await dialog(page).getByLabel('Password').fill(person.password);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('User information updated.')).toBeVisible();
  expect(saves).toEqual([401, 200]);
  await expect(nameField(page)).toHaveValue('Ida Kept');
  expect(await stored(page)).not.toContain('kept-work');
});

/** Opens a second tab of the same browser. */
async function otherTab(context: BrowserContext, at: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(at);
  return tab;
}

test('who signs out in another tab and leaves finds the work again, and nobody else does', async ({
  page,
  context,
}) => {
  const person = await addOwnPerson(page, 'Uwe Away');
  await page.goto('/login?redirect=/user-profile');
  await enter(page, person);
  await nameField(page).fill('Uwe Typed This');
  const tab = await otherTab(context, '/dashboard');
  await signOut(tab);
  await expect(dialog(page)).toContainText('You were signed out in another tab of this browser.');
  await expect(nameField(page)).toHaveValue('Uwe Typed This');

  await test.step('the same person, signed in again in the other tab, goes on here', async () => {
    await tab.goto('/login');
    await enter(tab, person);
    await expect(dialog(page)).toBeHidden();
    await expect(nameField(page)).toHaveValue('Uwe Typed This');
  });
  await test.step('another person takes the page over, and finds no trace', async () => {
    await signOut(tab);
    await expect(dialog(page)).toBeVisible();
    await tab.goto('/login');
    await enter(tab, { email: 'houston@example.org', password: PASSWORD });
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto('/user-profile');
    await expect(nameField(page)).not.toHaveValue(/Uwe/);
    await expect(page.getByText(/unsaved changes/i)).toHaveCount(0);
    await signOut(page);
  });
  await test.step('its own person gets it back', async () => {
    await page.goto('/login');
    await enter(page, person);
    await expect(page.getByText(/Unsaved changes of .* on “User Profile” were kept for you/)).toBeVisible();
    await page.getByRole('link', { name: 'Open the page' }).click();
    await button(page, 'Restore').click();
    await expect(nameField(page)).toHaveValue('Uwe Typed This');
    expect(await stored(page)).not.toContain('kept-work');
  });
});

test('a station, its flows and notes of counts outlive the session', async ({ page }) => {
  await signIn(page, 'user', '/login?redirect=/edit-station/AU0003');
  const name = page.getByLabel(/^Station Name/);
  const before = await name.inputValue();
  await name.fill(`${before} typed`);
  await revoke(page);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await dialog(page).getByRole('button', { name: 'Leave this page' }).click();
  await expect(page.getByText(/^Your session was ended/)).toBeVisible();
  await enter(page, { email: 'user@example.org', password: PASSWORD });
  await expect(name).toHaveValue(before);
  await button(page, 'Restore').click();
  await expect(name).toHaveValue(`${before} typed`);

  await page.goto('about:blank');
  await page.goto('/validate-counts/AU0006');
  const note = page.getByRole('grid', { name: 'Counts' }).getByRole('textbox').first();
  await note.fill('crew on site');
  await note.press('Tab');
  await revoke(page);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await dialog(page).getByRole('button', { name: 'Leave this page' }).click();
  await enter(page, { email: 'user@example.org', password: PASSWORD });
  await expect(note).not.toHaveValue('crew on site');
  await button(page, 'Restore').click();
  await expect(note).toHaveValue('crew on site');
});

test('the warning before the end leaves the keyboard where it is', async ({ page }) => {
  await page.route(/\/api\/user\/session(\?|$)/, (route) =>
    route.fulfill({ json: { expires_in: 100, can_stay: true } }),
  );
  await signIn(page, 'user', '/login?redirect=/user-profile');
  const warning = page.getByRole('region', { name: 'Your session is about to end' });
  await nameField(page).focus();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(warning).toBeVisible();
  await expect(nameField(page)).toBeFocused();
  await expectAccessible(page);
  await warning.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(warning).toBeHidden();
});

for (const target of [
  '/.//evil.example',
  '//evil.example',
  '/%5Cevil.example',
  '/x/..//evil.example',
  '/%2fevil.example',
  '/%09/evil.example',
  '/%',
  `/${'a'.repeat(5000)}`,
]) {
  test(`redirect=${target.slice(0, 30)} leads to the dashboard of this origin`, async ({ page }) => {
    await signIn(page, 'user', `/login?redirect=${target}`);
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  });
}

test('an address with two slashes stays here', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}//evil.example/x`);
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(new URL(page.url()).origin).toBe(baseURL);
});

test('who is turned away is told why, and a record that is gone leads on', async ({ page }) => {
  await signIn(page, 'admin', '/login?redirect=/agencies');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(
    page.getByText(/“Agencies” was not opened: your account lacks the right of a super admin/),
  ).toBeVisible();
  await page.goto('/edit-user/987654');
  await page.getByRole('link', { name: 'Go to the users' }).click();
  await expect(page).toHaveURL(/\/authorized-users$/);
  await page.goto('/edit-station/ZZ9999');
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
