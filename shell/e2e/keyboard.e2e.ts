// Every job of accounts and administration with the keyboard alone: no test of this file touches a pointer.
import { expect, test, type Page } from '@playwright/test';
import { openByMenu, pick, pickInList, press, reach, signInByKeys, write } from './keys.ts';
import { addOwnPerson } from './own-person.ts';
import { PERSONAS } from './personas.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** A small export of counts, which ends in a notification. */
const EXPORT = {
  stations: ['AU0002'],
  count_types: [],
  count_methods: [],
  travel_directions: [],
  fromDate: '02/10/2026',
  toDate: '02/12/2026',
  countData: true,
  stationMetadata: false,
};

test('signing in and out', { tag: '@firefox' }, async ({ page }) => {
  await signInByKeys(page, PERSONAS.user);
  await press(page, button(page, 'Uma Castillo'), { back: true });
  await press(page, link(page, 'Logout'));
  await expect(page.getByText('Howdy! Please login to your account.')).toBeVisible();
  await reach(page, page.getByLabel('Email'));
});

// early in the file: the person's agency is the server's, and the tests beside this one are other people's
test('switching the agency and back', async ({ page }) => {
  await signInByKeys(page, PERSONAS.super);
  const agency = page.getByLabel('Agency');
  await pick(page, agency, 'City of Houston', { back: true });
  await press(page, button(page, 'Change'));
  await expect(page.getByText(/Counters of the City of Houston\./)).toBeVisible();
  await pick(page, agency, 'TxDOT');
  await press(page, button(page, 'Change'));
  await expect(page.getByText('Counters of all agencies.')).toBeVisible();
});

test('opening a station from the map', { tag: '@firefox' }, async ({ page }) => {
  await signInByKeys(page, PERSONAS.houston);
  const map = page.getByRole('region', { name: 'Map of counters in Texas' });
  const markers = map.getByRole('list').first().getByRole('button');
  const wanted = markers.and(page.getByRole('button', { name: /needs? review/ })).first();
  await reach(page, markers.and(page.locator('[tabindex="0"]')));
  // counters that are near each other are one marker, which opens into several
  for (let opened = 0; opened < 6 && page.url().endsWith('/dashboard'); opened += 1) {
    await page.keyboard.press('Home');
    await reach(page, wanted, { key: 'ArrowRight' });
    const name = await wanted.getAttribute('aria-label');
    await page.keyboard.press('Enter');
    await expect(map.getByRole('button', { name: name!, exact: true })).toHaveCount(0);
  }
  await expect(page).toHaveURL(/\/validate-counts\/HO\d{4}\b/);
  await expect(heading(page, 'Validate Count Data')).toBeVisible();
});

test('filtering the stations and opening one for review', { tag: '@firefox' }, async ({ page }) => {
  await signInByKeys(page, PERSONAS.user);
  await press(page, link(page, 'Skip the map: go to the table of stations'));
  const table = page.getByRole('table', { name: 'Needing Quality Control Review' });
  const station = (await table.getByRole('row').nth(2).getByRole('cell').first().textContent()) ?? '';
  await pick(page, table.getByLabel('Filter by Station ID'), station);
  const review = table.getByRole('link', { name: /^QC / });
  await expect(review).toHaveCount(1);
  await press(page, review);
  await expect(page).toHaveURL(new RegExp(`/validate-counts/${station}\\b`));
});

test('adding, editing and deleting a user', { tag: '@firefox' }, async ({ page }) => {
  await signInByKeys(page, PERSONAS.admin);
  await openByMenu(page, 'Authorized Users');
  await press(page, link(page, 'Add User'));
  await write(page, page.getByLabel(/^Name/), 'Kay Bord');
  await write(page, page.getByLabel(/^Email/), 'kay.bord@example.org');
  await press(page, button(page, 'Add User'));
  await expect(page.getByText('User Kay Bord added.')).toBeVisible();
  await press(page, link(page, 'Edit Kay Bord'));
  await write(page, page.getByLabel(/^Name/), 'Kay Board');
  await press(page, button(page, 'Save User'));
  await expect(page.getByText('User information updated.')).toBeVisible();
  await press(page, button(page, 'Delete Kay Board'));
  await expect(page.getByRole('alertdialog', { name: 'Delete user?' })).toBeVisible();
  await press(page, button(page, 'Delete user'));
  await expect(page.getByText('User Kay Board deleted.')).toBeVisible();
  await expect(link(page, 'Edit Kay Board')).toHaveCount(0);
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

test('creating, editing and deleting a deployment', { tag: '@firefox' }, async ({ page }) => {
  await signInByKeys(page, PERSONAS.super);
  await openByMenu(page, 'Deployments');
  await press(page, link(page, 'Add Deployment'));
  await write(page, page.getByLabel(/^Deployment Name/), '2026-06 Keys');
  await pick(page, page.getByRole('combobox', { name: /^Agency/ }).last(), 'City of Austin');
  await pickInList(page, page.getByLabel(/^Stations/), 'AU0001');
  await write(page, page.getByLabel(/^Start Date/), '2026-06-01');
  await press(page, button(page, 'Add Deployment'));
  await expect(page.getByText('Deployment 2026-06 Keys added.')).toBeVisible();
  await expect(heading(page, 'Edit Deployment')).toBeVisible();
  await write(page, page.getByLabel(/^Location/), 'At the corner');
  await press(page, button(page, 'Save Deployment'));
  await expect(page.getByText('Deployment 2026-06 Keys updated.')).toBeVisible();
  await press(page, button(page, 'Delete Deployment'));
  await press(page, button(page, 'Delete deployment'));
  await expect(page.getByText('Deployment 2026-06 Keys deleted.')).toBeVisible();
  await expect(heading(page, 'Deployments')).toBeVisible();
});

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

test('finding a term of the glossary', { tag: '@firefox' }, async ({ page }) => {
  await signInByKeys(page, PERSONAS.user);
  await press(page, button(page, 'Help & Feedback'), { back: true });
  await press(page, link(page, 'Glossary'));
  await write(page, page.getByRole('searchbox', { name: 'Search the glossary' }), 'AADT');
  const found = page.getByRole('link', { name: /^Link to .*AADT/ }).first();
  await press(page, found);
  await expect(page).toHaveURL(/\/glossary#\w+/);
});

test("changing one's name and password", async ({ page }) => {
  const person = await addOwnPerson(page, 'Pia Tastler');
  await signInByKeys(page, person.email, person.password);
  await press(page, button(page, 'Pia Tastler'), { back: true });
  await press(page, link(page, 'User Profile'));
  await write(page, page.getByLabel(/^Name/), 'Pia Taster');
  await press(page, button(page, 'Update User'));
  await expect(page.getByText('User information updated.')).toBeVisible();
  await expect(button(page, 'Update User')).toBeFocused();
  await expect(button(page, 'Pia Taster')).toBeVisible();
  await press(page, link(page, 'Update Password'));
  await write(page, page.getByLabel(/^Old Password/), person.password);
  await write(page, page.getByLabel(/^New Password/), 'another for the walk');
  await write(page, page.getByLabel(/^Confirm New Password/), 'another for the walk');
  await press(page, button(page, 'Update Password'));
  await expect(
    page.getByText('Your password was changed. Other devices have been signed out.'),
  ).toBeVisible();
});

test('clearing the cache', async ({ page }) => {
  await signInByKeys(page, PERSONAS.super);
  const clear = button(page, 'Clear Cache');
  await press(page, clear, { back: true });
  await expect(page.getByText('The cache has been cleared.')).toBeVisible();
  await expect(clear).toBeFocused();
});

test('reading older entries of the audit list', async ({ page }) => {
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
  const shown = page.getByText(/entries shown; there are older ones/);
  await expect(shown).toBeVisible();
  await press(page, button(page, 'Older'), { back: true });
  const all = page.getByText(/there are no older ones/);
  await expect(all).toBeVisible();
  await expect(all).toBeFocused();
});

test('reading the notifications', async ({ page }) => {
  const person = await addOwnPerson(page, 'Nora Tices');
  await signInByKeys(page, person.email, person.password);
  const reply = await page.request.post(`/api/export/prepare-csv?token=${person.token}`, { data: EXPORT });
  expect(reply.ok()).toBe(true);
  await press(page, button(page, 'Notifications, 1 unread'), { back: true });
  const panel = page.getByRole('region', { name: 'Notifications' });
  await reach(page, panel.getByRole('link', { name: 'Export ready' }));
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(button(page, 'Notifications')).toBeFocused();
});
