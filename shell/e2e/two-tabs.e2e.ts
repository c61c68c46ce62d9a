// What another tab, or another person, does while a page is open.
import { expect, type Page } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from '../../.tools/e2e/accessible.ts';
import { addOwnPerson, type OwnPerson } from '../../.tools/e2e/own-person.ts';
import { signOut, tokenOf } from '../../.tools/e2e/personas.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const again = (page: Page) => page.getByRole('dialog', { name: 'Sign in to go on' });
const nameField = (page: Page) => page.getByRole('textbox', { name: /^Name/ });
const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

async function enter(page: Page, { email, password }: OwnPerson, at: string): Promise<void> {
  await page.goto(`/login?redirect=${at}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await button(page, 'Login').click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

/** What a super admin makes of a person's rights, beside the screen. */
async function grant(page: Page, { id, email }: OwnPerson, name: string, admin: 0 | 1): Promise<void> {
  const token = await tokenOf(page, 'super');
  const reply = await page.request.put(`/api/users/${id}?token=${token}`, { data: { name, email, admin } });
  expect(reply.ok(), await reply.text()).toBe(true);
}

test('rights that are granted and withdrawn show in the open menu of every tab', async ({
  page,
  context,
}) => {
  const person = await addOwnPerson(page, 'Rita Rights');
  await enter(page, person, '/dashboard');
  const tab = await context.newPage();
  await tab.goto('/dashboard');
  const line = (each: Page) =>
    each.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Authorized Users' });
  await expect(tab.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await grant(page, person, 'Rita Rights', 1);
  await lookAgain(page);
  await expect(line(page)).toBeVisible();
  // the other tab hears of it by the browser alone
  await expect(line(tab)).toBeVisible();

  await line(tab).click();
  await expect(tab.getByRole('link', { name: 'Add User' })).toBeVisible();
  await grant(page, person, 'Rita Rights', 0);
  await lookAgain(page);
  await expect(line(page)).toHaveCount(0);
  await expect(tab).toHaveURL(/\/dashboard$/);
  await expect(tab.getByText(/“Authorized Users” was not opened: your account lacks/)).toBeVisible();
});

test('what is typed on a screen that is taken away with its right is there again with it', async ({
  page,
}) => {
  const person = await addOwnPerson(page, 'Wim Withdrawn');
  await grant(page, person, 'Wim Withdrawn', 1);
  await enter(page, person, '/add-user');
  await nameField(page).fill('Nobody Yet');
  await grant(page, person, 'Wim Withdrawn', 0);
  await lookAgain(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await grant(page, person, 'Wim Withdrawn', 1);
  await page.goto('/add-user');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await button(page, 'Restore').click();
  await expect(nameField(page)).toHaveValue('Nobody Yet');
});

test('a second factor set up in another tab is asked for when this one signs in in place', async ({
  page,
  context,
}) => {
  const person = await addOwnPerson(page, 'Sam Step');
  await enter(page, person, '/user-profile');
  await nameField(page).fill('Sam Stepped');
  const tab = await context.newPage();
  await tab.goto('/user-profile');
  await button(tab, 'Set up a second factor').click();
  await tab.getByRole('dialog').getByLabel('Password').fill(person.password);
  await tab.keyboard.press('Enter');
  await button(tab, 'Set up an app that makes codes').click();
  const shown = await tab.getByText(/^Text for the app/).textContent();
  const totp = new TOTP({ secret: Secret.fromBase32(/: (\w+)/.exec(shown ?? '')?.[1] ?? '') });
  await tab.getByLabel('Code of your app').fill(totp.generate());
  await tab.keyboard.press('Enter');
  const codes = tab.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const code = (await codes.first().textContent()) ?? '';
  await button(tab, 'I have kept them').click();
  await lookAgain(page);
  await expect(page.getByText(/^Codes of an app, since/)).toBeVisible();

  await signOut(tab);
  await expect(again(page).getByLabel('Password')).toBeFocused();
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(again(page).getByLabel('Code of your app')).toBeFocused();
  await expectAccessible(page);
  await again(page).getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(again(page).getByLabel('Recovery code')).toBeFocused();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(again(page)).toBeHidden();
  await expect(nameField(page)).toHaveValue('Sam Stepped');
  await button(page, 'Update User').click();
  await expect(page.getByText('User information updated.')).toBeVisible();
});
