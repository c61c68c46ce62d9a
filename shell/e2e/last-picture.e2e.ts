// The last picture of a screen is there at once when it is opened again: never one that a change, or another agency, has
// made untrue. Answers are held back, so that what is kept would be seen for as long as it takes to look.
import { expect, type Page } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { addOwnSuper } from '../../.tools/e2e/own-person.ts';
import { signInAs, signInByToken } from '../../.tools/e2e/personas.ts';

/** A row that was shown, and by which of the pages that a tab has loaded. */
type Row = { load: number; text: string };

/** Writes down every row of a table that a tab shows, be it for a moment, over reloads too. */
async function watchRows(page: Page): Promise<() => Promise<{ load: number; rows: Row[] }>> {
  await page.addInitScript(() => {
    const read = (name: string): unknown => JSON.parse(sessionStorage.getItem(name) ?? 'null');
    const load = Number(read('loads') ?? 0) + 1;
    sessionStorage.setItem('loads', String(load));
    const seen = new Set<string>();
    const look = () => {
      for (const { textContent: text } of document.querySelectorAll('main tbody tr')) {
        if (seen.has(text)) continue;
        seen.add(text);
        sessionStorage.setItem('rows', JSON.stringify([...((read('rows') ?? []) as Row[]), { load, text }]));
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () =>
    page.evaluate(() => ({
      load: Number(sessionStorage.getItem('loads')),
      rows: JSON.parse(sessionStorage.getItem('rows') ?? '[]') as Row[],
    }));
}

/** Holds back what the server says of stations until told. */
async function holdStations(page: Page): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route(/\/api\/stations\/summary/, async (route) => {
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  return async () => {
    await asked.promise;
    held.resolve();
  };
}

const menu = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });
const austins = (page: Page) => page.getByRole('row', { name: /AU0001/ });
const waiting = (page: Page) => page.getByRole('row', { name: /HO0007/ });

test('a list that was seen before its counts were certified is asked for anew, and not shown as it was', async ({
  page,
}) => {
  await signInByToken(page, 'super');
  await page.goto('/quality-control');
  await expect(waiting(page)).toBeVisible();
  await waiting(page).getByRole('link', { name: /^QC / }).click();
  await page.getByRole('button', { name: 'Certify', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Certify counts?' });
  await expect(dialog.getByText(/ready for submission: /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Certify' }).click();
  await expect(page.getByText('Process started! You will be notified', { exact: false })).toBeVisible();
  const release = await holdStations(page);
  await menu(page, 'Quality Control').click();
  await expect(page.getByRole('heading', { level: 1, name: /Quality Control/ })).toBeVisible();
  // asked for, not answered yet: nothing of before
  await expect(page.getByText('Loading the stations…')).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  await expect(page.getByText('Refreshing…')).toHaveCount(0);
  await release();
  await expect(page.getByRole('table').first()).toBeVisible();
});

test('rows of another agency never flash up after a switch, in this tab or in one that follows', async ({
  page,
  context,
}) => {
  const person = await addOwnSuper(page, 'Sue Flash');
  const rowsOf = await watchRows(page);
  await signInAs(page, person);
  await page.goto('/quality-control');
  await expect(austins(page)).toBeVisible();
  const other = await context.newPage();
  const rowsOfOther = await watchRows(other);
  await other.goto('/quality-control');
  await expect(austins(other)).toBeVisible();
  // from list to list, so that there is a last picture to be kept
  await menu(page, 'Dashboard').click();
  await expect(page.getByRole('table', { name: 'Needing Quality Control Review' })).toContainText('AU0');

  const before = [await rowsOf(), await rowsOfOther()];
  // an answer that comes at once would take the place of a kept picture before anybody, or the test, has seen it
  const releaseOther = await holdStations(other);
  const anew = page.waitForEvent('load');
  await page
    .getByRole('combobox', { name: 'Agency', exact: true })
    .selectOption({ label: 'City of Houston' });
  await page.getByRole('button', { name: 'Change' }).click();
  await anew;
  await expect(page.getByText(/Counters of the City of Houston\./)).toBeVisible();
  const release = await holdStations(page);
  await menu(page, 'Quality Control').click();
  await expect(page.getByRole('heading', { level: 1, name: /Quality Control/ })).toBeVisible();
  await expect(page.getByText('Loading the stations…')).toBeVisible();
  await release();
  await expect(page.getByRole('row', { name: /HO\d/ }).first()).toBeVisible();
  await other.bringToFront();
  await expect(
    other.getByRole('combobox', { name: 'Agency', exact: true }).locator('option:checked'),
  ).toHaveText('City of Houston');
  await expect(other.getByText('Loading the stations…')).toBeVisible();
  await releaseOther();
  await expect(other.getByRole('row', { name: /HO\d/ }).first()).toBeVisible();

  for (const [at, { load, rows }] of [await rowsOf(), await rowsOfOther()].entries()) {
    const then = before[at]?.load ?? 0;
    expect(load).toBeGreaterThan(then);
    const [old, now] = [rows.filter((row) => row.load <= then), rows.filter((row) => row.load > then)];
    // it was looked at, before and after
    expect(old.filter(({ text }) => /AU0\d/.test(text))).not.toEqual([]);
    expect(now.filter(({ text }) => /HO\d/.test(text))).not.toEqual([]);
    expect(now.filter(({ text }) => /AU0\d/.test(text))).toEqual([]);
  }
});
