// The v1 station form: from an empty page to a published station that is edited, with the keyboard alone; and junk.
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { expectAccessible, expectNothingSideways } from '../../.tools/e2e/accessible.ts';
import { addPhoto, photosOf } from '../../.tools/e2e/add-photo.ts';
import { pick, press, reach, signInByKeys, write } from '../../.tools/e2e/keys.ts';
import { PERSONAS, signInByToken, tokenOf } from '../../.tools/e2e/personas.ts';
import { photoTakenAt } from '../../.tools/e2e/photo-file.ts';

const NAME = 'Waller Creek Trail at 15th St';
const PHOTO = 'Where the loop will be';
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string, level = 1) => page.getByRole('heading', { level, name });
const choice = (page: Page, name: string) => page.getByRole('combobox', { name });

async function next(page: Page, title: string): Promise<void> {
  await press(page, button(page, 'Next'));
  await expect(heading(page, title, 2)).toBeFocused();
}

test('a station is drafted, left, found again, published and edited with the keyboard alone', async ({
  page,
}) => {
  await signInByKeys(page, PERSONAS.user);
  const menu = page.getByRole('navigation', { name: 'Main' });
  const toDashboard = () => press(page, menu.getByRole('link', { name: 'Dashboard' }), { back: true });

  await test.step('keeps a draft of the first tab, and asks before it is lost', async () => {
    await press(page, menu.getByRole('link', { name: 'Add Station Location', exact: true }));
    await write(page, page.getByLabel(/^Station Name/), NAME);
    await write(page, page.getByLabel(/^Latitude/), '30.274500');
    await write(page, page.getByLabel(/^Longitude/), '-97.734000');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(/^City Area/)).toHaveValue('Austin');
    await toDashboard();
    await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByLabel(/^Station Name/)).toHaveValue(NAME);
    await press(page, button(page, 'Create Draft'));
    await expect(page.getByText(`Draft ${NAME} added.`)).toBeVisible();
    await expect(page.getByLabel(/^Station Name/)).toBeFocused();
    await expect(page.getByLabel(/^Station Name/)).toHaveValue('');
  });

  await test.step('finds the draft on the dashboard', async () => {
    await toDashboard();
    await expect(heading(page, 'Overview')).toBeVisible();
    await reach(page, page.getByRole('radio', { name: 'Waiting for review' }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Drafts' })).toBeChecked();
    const table = page.getByRole('table', { name: 'Draft stations' });
    await pick(page, table.getByLabel('Filter by Station Name'), NAME);
    await press(page, table.getByRole('link', { name: `Edit Draft ${NAME}` }));
    await expect(heading(page, 'Edit Draft Station')).toBeVisible();
    await expect(page.getByLabel(/^Latitude/)).toHaveValue('30.274500');
    await expect(page.getByLabel(/^City Area/)).toHaveValue('Austin');
  });

  await test.step('gives the draft a photo, whose place is offered', async () => {
    await addPhoto(page, photoTakenAt({ latitude: 30.2745, longitude: -97.74 }), PHOTO);
    await expect(photosOf(page).getByText(/^The photo was taken \d+ m from where/)).toBeVisible();
    await expectAccessible(page);
    await press(page, button(page, 'Leave the station where it is'));
    await expect(photosOf(page).getByText(/^The photo was taken/)).toHaveCount(0);
    await expect(page.getByLabel(/^Longitude/)).toHaveValue('-97.734000');
  });

  await test.step('fills in the other tabs and publishes after the review', async () => {
    await write(page, page.getByLabel(/^Date Station Established/), '05/01/2024');
    await next(page, 'Directions and Types');
    await write(page, page.getByLabel(/^Name/), 'Northbound');
    await write(page, page.getByLabel(/^ID/), 'A1');
    await pick(page, choice(page, 'Count Type'), 'Bicycle');
    await pick(page, choice(page, 'Travel Direction'), 'North');
    await pick(page, choice(page, 'Sensor Type'), 'Inductive loop');
    await pick(page, choice(page, 'Vendor'), 'TRAFx');
    await next(page, 'Count Information');
    await pick(page, choice(page, 'Count Method'), 'Permanent device');
    await write(page, page.getByLabel(/^Serial Number/), 'X2H20012345');
    await next(page, 'Station and Facility Details');
    await pick(page, choice(page, 'Facility Type'), 'Shared-use path or trail');
    await next(page, 'Count Direction and Orientation');
    await pick(page, choice(page, 'Functional Class'), 'Trail or shared-use path (urban)');
    await pick(page, choice(page, 'Direction of Route'), 'North–south or northeast–southwest, combined');
    await pick(page, choice(page, 'Movement Direction'), 'Both directions');
    await next(page, 'Roadway Characteristics');
    await next(page, 'Non-Motor Facility Design');
    await next(page, 'Additional Route Features');
    await next(page, 'Contact Details');
    await press(page, button(page, 'Publish Station'));
    await expect(heading(page, 'What will be published', 2)).toBeFocused();
    await press(page, button(page, 'Publish Station'));
    await expect(page).toHaveURL(/\/stations\/AU\d{4}$/);
    await expect(page.getByText(/^Station AU\d{4} published\.$/)).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Upload counts' })).toBeVisible();
    await expect(photosOf(page).getByRole('button', { name: `Enlarge: ${PHOTO}` })).toBeVisible();
    await press(page, page.getByRole('link', { name: 'Edit', exact: true }));
    await expect(heading(page, 'Edit Station')).toBeVisible();
    await expect(page).toHaveURL(/\/edit-station\/AU\d{4}$/);
  });

  await test.step('edits it under its number', async () => {
    const id = /AU\d{4}$/.exec(page.url())?.[0] ?? '';
    await expect(page.getByLabel(/^Station ID/)).toHaveValue(id);
    await write(page, page.getByLabel(/^Street\/Trail Name/), 'Waller Creek Trail');
    await reach(page, page.getByRole('tab', { selected: true }), { back: true });
    await page.keyboard.press('End');
    await expect(heading(page, 'Contact Details', 2)).toBeVisible();
    await press(page, button(page, 'Update Station'));
    await expect(page.getByText(`Station ${id} updated.`)).toBeVisible();
    const reply = await page.request.get(`/api/stations/${id}?token=${await tokenOf(page, 'user')}`);
    const { record } = (await reply.json()) as { record: Record<string, unknown> };
    expect(record).toMatchObject({ street_or_trail_name: 'Waller Creek Trail', city_area: 'Austin' });
  });
});

const JUNK = `=1+1'"; drop table stations; -- <script>alert(1)</script> abc 🚲 ${'ü'.repeat(200)}\n`.repeat(
  40,
);
/** Fields that keep numbers, a date or an address: junk in one of them keeps a draft from being stored. */
const STRICT = [
  'Latitude',
  'Longitude',
  'Date Station Established',
  'Year Station Discontinued',
  'Count Interval (minutes)',
  'Street Traffic Volume (ADT)',
  'Provider Email',
];

/** Pastes junk into every field of the open tab that takes a text. */
async function pasteJunk(page: Page): Promise<void> {
  for (const field of await page.getByRole('tabpanel').getByRole('textbox').all()) {
    if (!(await field.isEditable())) continue;
    await field.fill('');
    await page.keyboard.insertText(JUNK);
    await page.keyboard.press('Tab');
  }
}

async function namesOfAll(page: Page, includeDrafts: boolean): Promise<string[]> {
  const token = await tokenOf(page, 'houston');
  const reply = await page.request.get(`/api/stations/summary?includeDrafts=${includeDrafts}&token=${token}`);
  const stations = (await reply.json()) as { station_name: string; draft: boolean }[];
  return stations.filter(({ draft }) => draft === includeDrafts).map(({ station_name: name }) => name);
}

test.describe('on a phone in the dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('junk in every field publishes nothing and breaks nothing, and is kept in a draft', async ({
    page,
  }) => {
    await signInByToken(page, 'houston');
    const before = await namesOfAll(page, false);
    const draftsBefore = await namesOfAll(page, true);
    await page.goto('/import-stations');
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveCount(9);
    for (let tab = 0; tab < 9; tab += 1) {
      await tabs.nth(tab).click();
      if (tab === 8) await choice(page, 'Provider').selectOption('NEW');
      await pasteJunk(page);
      await expectAccessible(page);
      await expectNothingSideways(page);
    }
    const errors = page.getByRole('region', { name: /^There are errors on the form/ });
    await button(page, 'Publish Station').click();
    await expect(errors).toBeFocused();
    await button(page, 'Create Draft').click();
    await expect(errors.getByRole('button')).toHaveText(STRICT);
    expect(await namesOfAll(page, true)).toEqual(draftsBefore);

    for (const label of STRICT) {
      await button(errors, label).click();
      const field = page.getByRole('textbox', { name: label });
      await expect(field).toBeFocused();
      await field.fill('');
    }
    await button(page, 'Create Draft').click();
    await page.getByRole('link', { name: /^Edit draft / }).click();
    await expect(heading(page, 'Edit Draft Station')).toBeVisible();
    await expect(page.getByLabel(/^Station Name/)).toHaveValue(/^=1\+1'"; drop table stations; -- <script>/);
    await expectNothingSideways(page);
    expect(await namesOfAll(page, false)).toEqual(before);
    expect(await namesOfAll(page, true)).toHaveLength(draftsBefore.length + 1);
  });
});
