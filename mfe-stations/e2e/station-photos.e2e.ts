// Photos of a station on its page: one is added, the place that its camera noted is offered and not kept, and it is deleted.
import { expect, type Page } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { expectAccessible } from '../../.tools/e2e/accessible.ts';
import { addPhoto, photosOf } from '../../.tools/e2e/add-photo.ts';
import { photoTakenAt } from '../../.tools/e2e/photo-file.ts';
import { signIn } from '../../.tools/e2e/personas.ts';

const CAPTION = 'The counter on its pole';
/** Far from every station of the agency. */
const photo = photoTakenAt({ latitude: 31.25, longitude: -98.5 });

const card = photosOf;
const enlarge = (page: Page) => card(page).getByRole('button', { name: `Enlarge: ${CAPTION}` });
const offer = (page: Page) => card(page).getByText(/at 31\.250000, -98\.500000\. Use this place/);

test('a photo is added, its place is offered and not kept, and it is deleted', async ({ page }) => {
  await signIn(page, 'user', '/stations/AU0004');
  await expect(card(page).getByText(/^No photos yet\./)).toBeVisible();
  const pictures: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (/\/photos\/[^/]+\/(large|small)/.test(response.url()) && response.ok())
      pictures.push(response.body());
  });
  await addPhoto(page, photo, CAPTION);

  const picture = enlarge(page).getByRole('img');
  await expect
    .poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
    .toBeGreaterThan(0);
  await expect(offer(page)).toBeVisible();
  await expectAccessible(page);
  // what is stored says nothing of its place
  const [stored] = await Promise.all(pictures);
  expect(stored?.length).toBeGreaterThan(0);
  expect(stored?.toString('latin1')).not.toMatch(/exif/i);

  await card(page).getByRole('button', { name: 'Leave the station where it is' }).click();
  await expect(offer(page)).toBeHidden();
  await page.reload();
  await expect(enlarge(page)).toBeVisible();
  await expect(offer(page)).toBeHidden();

  await enlarge(page).click();
  await page.getByRole('dialog', { name: CAPTION }).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this photo?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(card(page).getByText(/^No photos yet\./)).toBeVisible();
  await expect(card(page).getByRole('button', { name: 'Add photos' })).toBeFocused();
});
