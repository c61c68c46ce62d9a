import { expect, type Page } from '@playwright/test';

/** A first screen of every remote, as its link in the sidebar is called, and that screen's heading. */
export const FIRST: Record<string, { path: string; link: string; heading: string }> = {
  'mfe-stations': { path: '/stations', link: 'Stations', heading: 'Stations' },
  'mfe-qc': { path: '/quality-control', link: 'Quality Control', heading: 'Quality Control Your Data' },
  'mfe-imports': { path: '/import-counts', link: 'Upload Count Data', heading: 'Upload Count Data' },
  'mfe-exports': { path: '/exports', link: 'CSV Export', heading: 'CSV Export' },
  'mfe-admin': { path: '/agencies', link: 'Agencies', heading: 'Agencies' },
};

/** All remotes. */
export const NAMES = Object.keys(FIRST);

/** The heading of a screen. */
export const titled = (page: Page, heading: string) =>
  page.getByRole('heading', { level: 1, name: heading, exact: true });

/** Follows a link of the sidebar, in whatever group it stands. */
export async function follow(page: Page, name: string): Promise<void> {
  const sidebar = page.getByRole('navigation');
  const link = sidebar.getByRole('link', { name, exact: true });
  const closed = sidebar.getByRole('button', { expanded: false });
  // the menu may come after its screen: before, no group is closed and no link is there
  await expect(async () => {
    if (!(await link.isVisible())) await closed.first().click({ timeout: 500 });
    await expect(link).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 15_000 });
  await link.click();
}

/** The heading of a remote's first screen. */
export const screenOf = (page: Page, name: string) => titled(page, FIRST[name]?.heading ?? '');

/** Comes to a remote by the sidebar, and finds its screen. */
export async function expectToWork(page: Page, name: string): Promise<void> {
  await follow(page, FIRST[name]?.link ?? '');
  await expect(screenOf(page, name)).toBeVisible();
}

/** The shell goes on, and so does every other remote. */
export async function expectOthersToWork(page: Page, broken: string): Promise<void> {
  for (const name of NAMES.filter((each) => each !== broken)) await expectToWork(page, name);
}
