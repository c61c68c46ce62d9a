// Every job of the shell's own screens with the keyboard alone: no test of this file touches a pointer.
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { pick, press, reach, signInByKeys, write } from '../../.tools/e2e/keys.ts';
import { addOwnPerson, addOwnSuper } from '../../.tools/e2e/own-person.ts';
import { PERSONAS } from '../../.tools/e2e/personas.ts';

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

test('a sign-in that is refused leaves the focus at its button', async ({ page }) => {
  await page.goto('/');
  await write(page, page.getByLabel('Email'), PERSONAS.houston);
  await write(page, page.getByLabel('Password'), 'not the password');
  await press(page, button(page, 'Login'));
  await expect(page.getByRole('alert')).toContainText('Invalid e-mail or password.');
  await expect(button(page, 'Login')).toBeFocused();
});

test('keeping a draft that the server does not take leaves the focus at its button', async ({ page }) => {
  await page.route('**/api/draft-stations*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  await signInByKeys(page, PERSONAS.user);
  await page.goto('/import-stations');
  const tab = page.getByRole('tab', { name: /Directions and Types/ });
  await press(page, button(page, 'Next'));
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  const refused = page.waitForResponse((reply) => reply.status() === 500);
  const keep = button(page, 'Create Draft');
  await press(page, keep);
  await refused;
  await expect(keep).not.toHaveAttribute('aria-busy');
  await expect(keep).toBeFocused();
});

test('switching the agency and back', async ({ page }) => {
  const person = await addOwnSuper(page, 'Suri Keys');
  await signInByKeys(page, person.email, person.password);
  const agency = page.getByRole('combobox', { name: 'Agency', exact: true });
  await pick(page, agency, 'City of Houston', { back: true });
  await press(page, button(page, 'Change'), { reloads: true });
  await expect(page.getByText(/Counters of the City of Houston\./)).toBeVisible();
  await pick(page, agency, 'TxDOT');
  await press(page, button(page, 'Change'), { reloads: true });
  await expect(page.getByText('Counters of all agencies.')).toBeVisible();
});

/** Walks with the arrows from the marker that has the focus to another, as one does who sees both. */
async function walkTo(page: Page, wanted: Locator) {
  for (let step = 0; step < 20; step += 1) {
    if (await wanted.evaluate((marker) => marker === document.activeElement)) return;
    const [from, to] = [await page.locator(':focus').boundingBox(), await wanted.boundingBox()];
    const [dx, dy] = [to!.x - from!.x, to!.y - from!.y];
    const [across, along] = [dx > 0 ? 'ArrowRight' : 'ArrowLeft', dy > 0 ? 'ArrowDown' : 'ArrowUp'];
    await page.keyboard.press(Math.abs(dx) > Math.abs(dy) === step % 3 < 2 ? across : along);
  }
  await expect(wanted).toBeFocused();
}

test('opening a station from the map', { tag: '@firefox' }, async ({ page }) => {
  await signInByKeys(page, PERSONAS.houston);
  const map = page.getByRole('region', { name: 'Map of counters in Texas' });
  const markers = map.getByRole('list').first().getByRole('button');
  const wanted = markers.and(page.getByRole('button', { name: /needs? review/ })).first();
  const card = map.getByRole('dialog');
  await reach(page, markers.and(page.locator('[tabindex="0"]')));
  // counters that are near each other are one marker, which opens into several
  for (let opened = 0; opened < 6 && (await card.count()) === 0; opened += 1) {
    await page.keyboard.press('Home');
    await walkTo(page, wanted);
    const name = await wanted.getAttribute('aria-label');
    const isCluster = /counters? near/.test(name!);
    await page.keyboard.press('Enter');
    if (isCluster) await expect(map.getByRole('button', { name: name!, exact: true })).toHaveCount(0);
    else await expect(card).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(wanted).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, link(page, 'Review counts'));
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

test('finding a term of the glossary', { tag: '@firefox-wide' }, async ({ page }) => {
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
