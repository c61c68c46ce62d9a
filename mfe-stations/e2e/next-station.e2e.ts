// A station and its flows by the next form, from the empty form to an edit of what was published; no pointer is touched.
import { expect, type Page } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { expectAccessible } from '../../.tools/e2e/accessible.ts';
import { addPhoto, photosOf } from '../../.tools/e2e/add-photo.ts';
import { pick, press, reach, signInByKeys, write } from '../../.tools/e2e/keys.ts';
import { PERSONAS, signInByToken } from '../../.tools/e2e/personas.ts';
import { photoTakenAt } from '../../.tools/e2e/photo-file.ts';

const NAME = 'Waller Creek Trail at 26th St';
const PHOTO = 'Where the counter will be';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const details = (page: Page, name: string) => page.getByRole('region', { name: `Details of ${name}` });

/** Answers a select by keys, in the flow that is open. */
async function answer(page: Page, flow: string, label: RegExp, option: string): Promise<void> {
  await pick(page, details(page, flow).getByRole('combobox', { name: label }), option);
}

async function nameStation(page: Page): Promise<void> {
  await write(page, page.getByLabel(/^Station Name/), NAME);
  await write(page, page.getByLabel(/^Street\/Trail Name/), 'Waller Creek Trail');
  await write(page, page.getByLabel(/^Latitude/), '30.290500');
  await write(page, page.getByLabel(/^Longitude/), '-97.734500');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: /^TxDOT District/ })).toHaveValue(/\d/);
  await expect(page.getByLabel('Station ID')).toHaveValue(/^AU\d{4}$/);
}

async function addFlow(page: Page): Promise<void> {
  await press(page, button(page, '+ Add Flow'));
  await expect(details(page, 'Flow 1').getByLabel(/^Name/)).toBeFocused();
  await page.keyboard.type('Northbound');
  await answer(page, 'Northbound', /^Vendor/, 'Eco-Counter');
  await write(page, details(page, 'Northbound').getByLabel(/^Eco ID/), '101059339');
  await answer(page, 'Northbound', /^Count Method/, 'Permanent device');
  await answer(page, 'Northbound', /^Street Side/, 'Both sides, or not on a street');
  await answer(page, 'Northbound', /^Facility Type/, 'Shared-use path or trail');
  await answer(page, 'Northbound', /^Count Type/, 'Bicycle');
  // what the published flows with the same answers have
  await expect(details(page, 'Northbound').getByRole('combobox', { name: /^Sensor Type/ })).toHaveValue(/\w/);
  await expect(details(page, 'Northbound').getByRole('combobox', { name: /^Travel Direction/ })).toHaveValue(
    /\d/,
  );
}

test('a draft is left, found again, published with its flows, and edited', async ({ page }) => {
  await signInByKeys(page, PERSONAS.admin);
  await press(page, page.getByRole('link', { name: 'Add Station Location (Preview)', exact: true }));
  await expect(heading(page, 'Add Station Location')).toBeVisible();

  await test.step('adds a draft, every tab accessible', async () => {
    await expect(button(page, 'Next')).toBeDisabled();
    await nameStation(page);
    await expectAccessible(page);
    await press(page, button(page, 'Next'));
    await expect(page.getByLabel(/^Intersection/)).toHaveValue('0');
    await expectAccessible(page);
    await press(page, button(page, 'Next'));
    await expectAccessible(page);
    await press(page, button(page, 'Add as Draft'));
    await expect(page.getByText(`Draft ${NAME} added.`)).toBeVisible();
    await expect(page.getByLabel(/^Station Name/)).toBeFocused();
  });

  await test.step('leaves, is asked about what is not saved, and comes back to the draft', async () => {
    await page.keyboard.type('Half a thought');
    const dashboard = page.getByRole('link', { name: 'Dashboard', exact: true });
    await press(page, dashboard, { back: true });
    await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    await press(page, button(page, 'Leave without saving'));
    await expect(heading(page, 'Overview')).toBeVisible();
    await reach(page, page.getByRole('radio', { name: 'Waiting for review' }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Drafts' })).toBeChecked();
    const drafts = page.getByRole('table', { name: 'Draft stations' });
    await pick(page, drafts.getByLabel('Filter by Station Name'), NAME);
    await press(page, drafts.getByRole('link', { name: `Edit Draft ${NAME}` }));
    await expect(heading(page, 'Edit Draft Station')).toBeVisible();
    await expect(page.getByLabel(/^Station Name/)).toHaveValue(NAME);
  });

  await test.step('completes the roadway information, which flows wait for', async () => {
    await expect(button(page, '+ Add Flow')).toBeDisabled();
    await write(page, page.getByLabel(/^Date Station Established/), '05/01/2024');
    await press(page, button(page, 'Next'));
    const road = page.getByRole('tabpanel');
    await pick(page, road.getByLabel(/^Functional Class/), 'Trail or shared-use path (urban)', {
      back: true,
    });
    const direction = road.getByLabel(/^Direction of Route/);
    await reach(page, direction);
    await page.keyboard.type('North');
    await expect(direction).toHaveValue('9');
    await expect(button(page, '+ Add Flow')).toBeEnabled();
  });

  await test.step('adds a flow, its usual answers predicted, and saves it', async () => {
    await addFlow(page);
    // a button that lies half under the bar would be taken for a small one
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
    await press(page, button(page, 'Save Draft Flows'));
    await expect(page.getByText('Draft flows saved.')).toBeVisible();
  });

  await test.step('adds a photo', async () => {
    await addPhoto(page, photoTakenAt({ latitude: 30.2905, longitude: -97.7345 }), PHOTO);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
  });

  await test.step('adds another flow and deletes it', async () => {
    await press(page, button(page, '+ Add Flow'), { back: true });
    await expect(details(page, 'Flow 2')).toBeVisible();
    await expect(details(page, 'Northbound')).toHaveCount(0);
    await press(page, button(page, 'Delete Flow 2'), { back: true });
    await expect(page.getByRole('alertdialog')).toContainText(
      'Are you sure you want to delete this Flow? This action cannot be undone.',
    );
    await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete flow' }));
    await expect(button(page, '+ Add Flow')).toBeFocused();
    await expect(button(page, 'Delete Flow 2')).toHaveCount(0);
  });

  await test.step('reviews, mends a field on the way, and publishes', async () => {
    await press(page, button(page, 'Publish Flows'));
    await expect(page.getByRole('heading', { name: 'What will be published' })).toBeFocused();
    await expectAccessible(page);
    const flow = page.getByRole('region', { name: 'Flow: Northbound' });
    await press(page, flow.getByRole('link', { name: 'Edit Northbound: Serial Number' }));
    await expect(details(page, 'Northbound').getByLabel(/^Serial Number/)).toBeFocused();
    await page.keyboard.type('X2025');
    await press(page, button(page, 'Publish Flows'));
    await expect(flow.getByText('X2025')).toBeVisible();
    await press(page, button(page, 'Publish Station'));
    await expect(page).toHaveURL(/\/stations\/AU\d{4}$/);
    const told = page.getByText(/^Station AU\d{4} published\.$/);
    await expect(told).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(photosOf(page).getByRole('button', { name: `Enlarge: ${PHOTO}` })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Upload counts' })).toBeVisible();
    await expect(told).toHaveCount(0);
    await press(page, page.getByRole('link', { name: 'Edit', exact: true }));
    await expect(heading(page, 'Edit Station')).toBeVisible();
    await expect(page).toHaveURL(/\/next\/edit-station\/AU\d{4}$/);
  });

  await test.step('edits the station and its flows', async () => {
    await write(page, page.getByLabel(/^City Area/), 'Campus');
    await press(page, button(page, 'Next'));
    await press(page, button(page, 'Next'));
    await press(page, button(page, 'Update Station'));
    await expect(page.getByText(/^Station AU\d{4} updated\.$/)).toBeVisible();
    await press(page, page.getByRole('button', { name: '101059339', exact: true }));
    // Without counts a published flow can still be corrected and deleted (S16).
    await expect(details(page, 'Northbound').getByLabel(/^Count Type/)).toBeEnabled();
    await expect(button(page, 'Delete Northbound')).toHaveCount(1);
    await write(page, details(page, 'Northbound').getByLabel(/^Other Notes/), 'Moved to the east side');
    await press(page, button(page, 'Update Flows'));
    await expect(page.getByText('Flows updated.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(/^City Area/)).toHaveValue('Campus');
  });
});

test.describe('a link to a fact of a station', () => {
  test.beforeEach(({ page }) => signInByToken(page, 'admin'));
  const cases: { form: string; field: string; role: 'combobox' | 'textbox'; label: RegExp }[] = [
    { form: '/next/edit-station/AU0002', field: 'county', role: 'combobox', label: /^County/ },
    { form: '/edit-station/AU0004', field: 'serial_number', role: 'textbox', label: /^Serial Number/ },
  ];
  for (const { form, field, role, label } of cases) {
    test(`opens ${form} at ${field}, which then leaves the address`, async ({ page }) => {
      await page.goto(`${form}?field=${field}`);
      // what channels say differently is asked for each, the first one first
      await expect(page.getByRole(role, { name: label }).first()).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`${form}$`));
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${form}$`));
    });
  }
});
