import { expect, type Locator, type Page } from '@playwright/test';
import { press, write } from './keys.ts';

/** The photos on the station's page and below its forms. */
export const photosOf = (page: Page): Locator => page.getByRole('region', { name: 'Photos of the station' });

/** Adds a photo by keys; only the file is put where the browser's own window would put it. */
export async function addPhoto(page: Page, photo: Buffer, caption: string): Promise<void> {
  await press(page, photosOf(page).getByRole('button', { name: 'Add photos' }));
  const dialog = page.getByRole('dialog', { name: 'Add photos' });
  await dialog
    .getByLabel(/^Photos/)
    .setInputFiles({ name: 'pole.png', mimeType: 'image/png', buffer: photo });
  await write(page, dialog.getByRole('textbox', { name: /^What pole\.png shows/ }), caption);
  await press(page, dialog.getByRole('button', { name: 'Add the photo' }));
  await expect(dialog).toBeHidden();
  await expect(photosOf(page).getByRole('button', { name: `Enlarge: ${caption}` })).toBeVisible();
}
