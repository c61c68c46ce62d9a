// Every job of administration with the keyboard alone: no test of this file touches a pointer.
import { expect, type Page } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { openByMenu, pick, pickInList, press, reach, signInByKeys, write } from '../../.tools/e2e/keys.ts';
import { addOwnPerson } from '../../.tools/e2e/own-person.ts';
import { PASSWORD, PERSONAS } from '../../.tools/e2e/personas.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('adding, editing and deleting a user', { tag: '@firefox' }, async ({ page, browserName }) => {
  // each browser has a person of its own: they may work at the same time
  const before = `Kay Bord ${browserName}`;
  const after = `Kay Board ${browserName}`;
  await signInByKeys(page, PERSONAS.admin);
  await openByMenu(page, 'Authorized Users');
  await press(page, link(page, 'Add User'));
  await write(page, page.getByLabel(/^Name/), before);
  await write(page, page.getByLabel(/^Email/), `kay.bord.${browserName}@example.org`);
  await press(page, button(page, 'Add User'));
  await expect(page.getByText(`User ${before} added.`)).toBeVisible();
  await press(page, link(page, `Edit ${before}`));
  await write(page, page.getByLabel(/^Name/), after);
  await press(page, button(page, 'Save User'));
  await expect(page.getByText('User information updated.')).toBeVisible();
  await press(page, button(page, `Delete ${after}`));
  await expect(page.getByRole('alertdialog', { name: 'Delete user?' })).toBeVisible();
  await press(page, button(page, 'Delete user'));
  await expect(page.getByText(`User ${after} deleted.`)).toBeVisible();
  await expect(link(page, `Edit ${after}`)).toHaveCount(0);
});

test('adding an agency and editing it in its dialog', async ({ page }) => {
  await signInByKeys(page, PERSONAS.super);
  await openByMenu(page, 'Agencies');
  await press(page, link(page, 'Add Agency'));
  await write(page, page.getByLabel(/^Agency Name/), 'City of Marfa');
  await write(page, page.getByLabel(/^Name/), 'Mara Key');
  await write(page, page.getByLabel(/^Email/), 'mara.key@example.org');
  await press(page, button(page, 'Add Agency'));
  await expect(page.getByText('Agency City of Marfa added, with Mara Key as its first user.')).toBeVisible();
  const edit = button(page, 'Edit City of Marfa');
  await press(page, edit);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(edit).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit Agency' });
  await write(page, dialog.getByLabel(/^Eco-Domain/), 'marfa');
  await pickInList(page, dialog.getByLabel(/^TxDOT Districts/), 'El Paso');
  await press(page, dialog.getByRole('button', { name: 'Save Agency' }));
  await expect(page.getByText('Agency City of Marfa updated.')).toBeVisible();
  await expect(page.getByRole('row', { name: /City of Marfa/ })).toContainText('marfa');
});

test(
  'creating, editing and deleting a deployment',
  { tag: '@firefox-wide' },
  async ({ page, browserName }) => {
    const name = `2026-06 Keys ${browserName}`;
    await signInByKeys(page, PERSONAS.super);
    await openByMenu(page, 'Deployments');
    await press(page, link(page, 'Add Deployment'));
    await write(page, page.getByLabel(/^Deployment Name/), name);
    await pick(page, page.getByRole('combobox', { name: /^Agency/ }).last(), 'City of Austin');
    await pickInList(page, page.getByLabel(/^Stations/), 'AU0001');
    await write(page, page.getByLabel(/^Start Date/), '2026-06-01');
    await press(page, button(page, 'Add Deployment'));
    await expect(page.getByText(`Deployment ${name} added.`)).toBeVisible();
    await expect(heading(page, 'Edit Deployment')).toBeVisible();
    await write(page, page.getByLabel(/^Location/), 'At the corner');
    await press(page, button(page, 'Save Deployment'));
    await expect(page.getByText(`Deployment ${name} updated.`)).toBeVisible();
    await press(page, button(page, 'Delete Deployment'));
    await press(page, button(page, 'Delete deployment'));
    await expect(page.getByText(`Deployment ${name} deleted.`)).toBeVisible();
    await expect(heading(page, 'Deployments')).toBeVisible();
  },
);

test('asking for an account and rejecting it', async ({ page }) => {
  await page.goto('/');
  await press(page, link(page, 'Register'));
  await write(page, page.getByLabel(/^First Name/), 'Tabea');
  await write(page, page.getByLabel(/^Last Name/), 'Keller');
  await write(page, page.getByLabel(/^Email/), 'tabea.keller@example.org');
  await write(page, page.getByLabel(/^Phone/), '512-555-0142');
  await write(page, page.getByLabel(/^Organization/), 'Keller Counts');
  for (const box of [page.getByLabel(/^I agree/), page.getByLabel('I am not a robot')]) {
    await reach(page, box);
    await page.keyboard.press('Space');
  }
  await expect(page.getByText('Verified')).toBeVisible({ timeout: 60_000 });
  await press(page, button(page, 'Register'));
  await expect(page.getByText('Thank you!')).toBeVisible();

  await signInByKeys(page, PERSONAS.super);
  await openByMenu(page, 'Registrations');
  await press(page, button(page, 'Reject Tabea Keller'));
  const dialog = page.getByRole('dialog', { name: 'Reject Registration' });
  await write(page, dialog.getByLabel(/^Reason/), 'We do not know the firm.');
  await press(page, dialog.getByRole('button', { name: 'Reject' }));
  await expect(page.getByText('The registration of Tabea Keller is rejected.')).toBeVisible();
});

test('reading older entries of the audit list', { tag: '@firefox-wide' }, async ({ page }) => {
  const person = await addOwnPerson(page, 'Otto Buchs');
  for (let change = 0; change < 60; change += 1) {
    const reply = await page.request.put(`/api/users/${person.id}?token=${person.token}`, {
      data: { name: `Otto Buchs ${change}`, email: person.email },
    });
    expect(reply.ok()).toBe(true);
  }
  await signInByKeys(page, PERSONAS.admin);
  await openByMenu(page, 'Audit');
  await write(page, page.getByLabel(/^Person/), person.email);
  await page.keyboard.press('Enter');
  // the list of before says the same of itself, and its button goes with it
  await expect(page.getByRole('row').filter({ hasNotText: 'Otto Buchs' })).toHaveCount(1);
  await expect(page.getByText(/entries shown; there are older ones/)).toBeVisible();
  // onwards: who goes back over the start of a page leaves it, and a window that is left draws no focus
  await press(page, button(page, 'Older'));
  const all = page.getByText(/there are no older ones/);
  await expect(all).toBeVisible();
  await expect(all).toBeFocused();
});

test('making, copying and revoking a token of the agency', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInByKeys(page, PERSONAS.admin);
  await openByMenu(page, 'API Tokens of the Agency');
  await press(page, button(page, 'Make a token'));
  const dialog = page.getByRole('dialog', { name: 'Make a token' });
  await write(page, dialog.getByLabel(/^Name/), 'Keys');
  await pick(page, dialog.getByRole('combobox', { name: /^Lasts/ }), '30 days');
  await write(page, dialog.getByLabel(/^Your password/), PASSWORD);
  await press(page, dialog.getByRole('button', { name: 'Make a token' }));
  const told = page.getByRole('dialog', { name: 'Your new token' });
  const secret = await told.getByRole('region', { name: 'Token' }).innerText();
  await press(page, told.getByRole('button', { name: 'Copy the token' }));
  await expect(told.getByText('Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  // a browser closes what was refused to close when Escape is pressed twice; this stays
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(told).toBeVisible();
  await press(page, told.getByRole('button', { name: 'I have copied it' }));
  const asked = () => page.request.get('/api/stations', { headers: { authorization: `Bearer ${secret}` } });
  expect((await asked()).status()).toBe(200);
  await press(page, button(page, 'Revoke the token Keys'));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }));
  await expect(page.getByText('The token “Keys” is revoked.')).toBeVisible();
  await expect(button(page, 'Revoke the token Keys')).toHaveCount(0);
  expect((await asked()).status()).toBe(401);
});
