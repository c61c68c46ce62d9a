// Pictures of every screen, for people to look at: `npm run looks -- <folder> [part of an address…]`.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { drawn } from '../../.tools/e2e/looks.ts';
import { signInByToken } from '../../.tools/e2e/personas.ts';
import { askedBy, LANGUAGES, PUBLIC, screensOf, there } from './addresses.ts';

const folder = process.env['LOOKS_TO'] ?? '';
const wanted = (process.env['LOOKS_OF'] ?? '').split(' ').filter(Boolean);

type Look = { name: string; width: number; media: Parameters<Page['emulateMedia']>[0] };
const LIGHT = { colorScheme: 'light', forcedColors: 'none', media: 'screen' } as const;
const LOOKS: Look[] = [
  ...[1366, 390, 320].flatMap((width) => [
    { name: `${width}-light`, width, media: LIGHT },
    { name: `${width}-dark`, width, media: { ...LIGHT, colorScheme: 'dark' as const } },
  ]),
  { name: 'forced-colors', width: 1366, media: { ...LIGHT, forcedColors: 'active' } },
  { name: 'print', width: 720, media: { ...LIGHT, media: 'print' } },
];

/** Pixels of a picture's height: a list of a thousand cities is the same all the way down, and would take minutes to draw. */
const TALLEST = 8000;

const fileOf = (address: string) => address.replaceAll(/[^\w-]+/g, '_').replace(/^_/, '');

async function takePictures(page: Page, address: string, language: string): Promise<void> {
  for (const { name, width, media } of LOOKS) {
    await page.emulateMedia(media);
    await page.setViewportSize({ width, height: width > 400 ? 900 : 844 });
    await drawn(page);
    const path = join(folder, `${fileOf(address)}.${language}.${name}.png`);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const clip = { x: 0, y: 0, width, height: Math.min(height, TALLEST) };
    await page.screenshot({ path, fullPage: true, clip });
  }
}

for (const [language, locale] of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });

    for (const signedIn of [true, false]) {
      test(`pictures of the screens of those who are ${signedIn ? '' : 'not '}signed in`, async ({
        page,
      }) => {
        mkdirSync(folder, { recursive: true });
        const asked = askedBy(page);
        if (signedIn) await signInByToken(page, 'super');
        const all = signedIn ? await screensOf(page) : ['/login', ...PUBLIC];
        const chosen = all.filter(
          (address) => wanted.length === 0 || wanted.some((part) => address.includes(part)),
        );
        for (const address of chosen) {
          await test.step(address, async () => {
            await page.emulateMedia(LIGHT);
            await page.setViewportSize({ width: 1366, height: 900 });
            await page.goto(address);
            await there(page, asked);
            await page.evaluate(() => document.fonts.ready);
            await takePictures(page, address, locale.slice(0, 2));
          });
        }
        expect(chosen.length + wanted.length).toBeGreaterThan(0);
      });
    }
  });
}
