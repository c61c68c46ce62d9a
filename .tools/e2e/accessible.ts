import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** What axe finds against WCAG 2.2 AA; and of that what depends on nothing but colours. */
const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** The page as it is now has no fault that axe finds; `colours`: nothing else of it has changed since the last look. */
export async function expectAccessible(page: Page, what: 'all' | 'colours' = 'all'): Promise<void> {
  // read by the page once, not at each look: that costs three times what the look does
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const runOnly =
    what === 'all' ? ({ type: 'tag', values: ALL } as const) : ({ type: 'rule', values: COLOURS } as const);
  const faults = await page.evaluate(async (only) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const { violations } = await inPage.run({ runOnly: only, resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ; ')}`,
    );
  }, runOnly);
  expect(faults).toEqual([]);
}

/** The page is no wider than the window. */
export async function expectNothingSideways(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
}
