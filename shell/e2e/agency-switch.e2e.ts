// A super admin's agency is theirs everywhere: each test has one of its own, or they would move each other.
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { expectAccessible } from '../../.tools/e2e/accessible.ts';
import { addOwnSuper } from '../../.tools/e2e/own-person.ts';
import { signInAs } from '../../.tools/e2e/personas.ts';

const nameField = (page: Page) => page.getByRole('textbox', { name: /^Name/ });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens a second tab of the same browser. */
async function otherTab(context: BrowserContext, at: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(at);
  return tab;
}

/**
 * Each page is loaded anew for another agency. A test ends only after that: Chromium does not close a page whose reload
 * it has begun.
 */
const loadedAnew = (...pages: Page[]) => Promise.all(pages.map((each) => each.waitForEvent('load')));

test('a super admin sees the agencies and switches to another', async ({ page }) => {
  await signInAs(page, await addOwnSuper(page, 'Sue Switch'));
  await page.getByRole('link', { name: 'Agencies' }).click();
  await expect(page.getByRole('table', { name: 'Agencies' })).toContainText('City of Houston');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page
    .getByRole('combobox', { name: 'Agency', exact: true })
    .selectOption({ label: 'City of Houston' });
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByText(/Counters of the City of Houston\./)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Needing Quality Control Review' })).not.toContainText('AU0');
  await page.getByRole('combobox', { name: 'Agency', exact: true }).selectOption({ label: 'TxDOT' });
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByText('Counters of all agencies.')).toBeVisible();
});

test('an agency that was changed in another tab is told before anything is shown or written', async ({
  page,
  context,
}) => {
  await signInAs(page, await addOwnSuper(page, 'Susa Told'), '/login?redirect=/agencies/add');
  await page.goto('/user-profile');
  await nameField(page).waitFor();
  const tab = await otherTab(context, '/dashboard');
  // who chooses before the tab is loaded anew has chosen nothing
  const change = async (agency: string) => {
    const anew = loadedAnew(tab);
    await tab.getByRole('combobox', { name: 'Agency', exact: true }).selectOption({ label: agency });
    await button(tab, 'Change').click();
    await anew;
    await expect(
      tab.getByRole('combobox', { name: 'Agency', exact: true }).locator('option:checked'),
    ).toHaveText(agency);
  };
  await change('City of Houston');
  await expect(page.getByText(/^You now work in City of Houston/)).toBeVisible();

  await nameField(page).fill('Typed for Houston');
  await change('City of Austin');
  const moved = page.getByRole('alertdialog', { name: 'Your agency was changed' });
  await expect(moved).toContainText('You now work in City of Austin');
  await expectAccessible(page);
  const backAgain = loadedAnew(tab);
  await moved.getByRole('button', { name: 'Go back to City of Houston' }).click();
  await expect(moved).toBeHidden();
  await expect(nameField(page)).toHaveValue('Typed for Houston');
  await backAgain;
  await change('City of Austin');
  await moved.getByRole('button', { name: 'Show City of Austin' }).click();
  await expect(page.getByText(/^You now work in City of Austin/)).toBeVisible();
  await expect(page.getByText(/They belong to City of Houston/)).toBeVisible();
  await page.getByRole('button', { name: /^Discard the unsaved/ }).click();
  const loaded = loadedAnew(page);
  await change('TxDOT');
  await loaded;
});

test('a sleeping tab that heard nothing is refused, and follows', async ({ page, context }) => {
  await signInAs(page, await addOwnSuper(page, 'Sven Asleep'), '/login?redirect=/quality-control');
  const id = await page.evaluate(async () => {
    const { state } = JSON.parse(localStorage.getItem('vuex') ?? '{}') as { state: { user: { id: number } } };
    return state.user.id;
  });
  const home = await page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('vuex') ?? '{}') as { state: { user: { agency_id: number } } }).state
        .user.agency_id,
  );
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const move = (agency: number) =>
    context.request.put(`/api/users/${id}`, { data: { token, agency_id: agency } });
  const reply = await context.request.get(`/api/agencies?token=${token}`);
  const agencies = (await reply.json()) as { id: number; name: string }[];
  await move(agencies.find(({ name }) => name === 'City of Houston')?.id ?? 0);
  const refused = page.waitForResponse((response) => response.status() === 409);
  const anew = loadedAnew(page);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await refused;
  await anew;
  await expect(page.getByText(/^You now work in City of Houston/)).toBeVisible();
  // what the page asks by itself may be refused before the press is answered: it is loaded anew where it was then
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText(/Counters of the City of Houston\./)).toBeVisible();
  await page.close();
  await move(home);
});

/** Notes it, in every page that is loaded from now on, where a station of Austin shows while the page says it is Houston's. */
const watchForMixture = () => {
  const look = () => {
    const agency = document.querySelector<HTMLSelectElement>('header select')?.selectedOptions[0]?.text;
    const isMixed = agency === 'City of Houston' && /\bAU\d{4}\b/.test(document.body.innerText);
    if (isMixed) sessionStorage.setItem('mixed', document.title);
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
};

test('on a slow line nothing that was under way for the former agency shows after the switch, here or in the other tab', async ({
  page,
  context,
}) => {
  await signInAs(page, await addOwnSuper(page, 'Sol Slow'), '/login?redirect=/quality-control');
  const choose = async (tab: Page, agency: string) => {
    await tab.getByRole('combobox', { name: 'Agency', exact: true }).selectOption({ label: agency });
    await button(tab, 'Change').click();
  };
  const isIn = (tab: Page, agency: string) =>
    expect(tab.getByRole('combobox', { name: 'Agency', exact: true }).locator('option:checked')).toHaveText(
      agency,
    );
  await choose(page, 'City of Austin');
  await isIn(page, 'City of Austin');
  const tab = await otherTab(context, '/quality-control');
  const held: string[] = [];
  for (const each of [page, tab]) {
    await expect(each.getByRole('row', { name: /AU\d{4}/ }).first()).toBeVisible();
    await expect(each.getByRole('row', { name: /HO\d{4}/ })).toHaveCount(0);
    await each.addInitScript(watchForMixture);
    // answered by the server for Austin, and a second and a half on the way
    await each.route(/\/api\/(?!user|notifications)/, async (route) => {
      const response = await route.fetch().catch(() => null);
      held.push(route.request().url());
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await (response ? route.fulfill({ response }) : route.abort()).catch(() => undefined);
    });
    await each.getByRole('link', { name: 'Dashboard' }).click();
  }
  await expect.poll(() => held.length).toBeGreaterThan(1);
  await choose(page, 'City of Houston');
  for (const each of [page, tab]) {
    await isIn(each, 'City of Houston');
    await expect(each.getByRole('row', { name: /HO\d{4}/ }).first()).toBeVisible();
    expect(await each.evaluate(() => sessionStorage.getItem('mixed'))).toBeNull();
    // what is still held is let go of: a page that waits for it could not be closed
    await each.unrouteAll({ behavior: 'ignoreErrors' });
  }
  const loaded = loadedAnew(page, tab);
  await choose(page, 'TxDOT');
  await loaded;
});
