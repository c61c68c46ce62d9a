import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What axe finds against WCAG 2.2 AA; and of that what depends on nothing but colours. */
const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** The page as it is now has no fault that axe finds; `colours`: nothing else of it has changed since the last look. */
export async function expectAccessible(page: Page, what: 'all' | 'colours' = 'all'): Promise<void> {
  // else each look opens a page of its own to gather what frames of other origins say: here are none
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (what === 'all' ? axe.withTags(ALL) : axe.withRules(COLOURS)).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ; ')}`),
  ).toEqual([]);
}

/** The page is no wider than the window. */
export async function expectNothingSideways(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
}
