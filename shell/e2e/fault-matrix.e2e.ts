import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import {
  changeEntries,
  FILE_FAULTS,
  losePatience,
  otherStyles,
  replaceEntry,
  setClock,
  withoutStyles,
  type Misdeed,
} from './broken-remote.ts';
import { signIn } from '../../.tools/e2e/personas.ts';

/** A first screen of every remote, as its link in the sidebar is called, and that screen's heading. */
const FIRST: Record<string, { path: string; link: string; heading: string }> = {
  'mfe-stations': { path: '/stations', link: 'Stations', heading: 'Stations' },
  'mfe-qc': { path: '/quality-control', link: 'Quality Control', heading: 'Quality Control Your Data' },
  'mfe-imports': { path: '/import-counts', link: 'Upload Count Data', heading: 'Upload Count Data' },
  'mfe-exports': { path: '/exports', link: 'CSV Export', heading: 'CSV Export' },
  'mfe-admin': { path: '/agencies', link: 'Agencies', heading: 'Agencies' },
};

/** What a person is told of each misdeed, and that the reference stands in the log. */
const SEEN: Record<Misdeed, RegExp> = {
  mount: /could not be loaded/i,
  render: /This screen stopped working/,
  effect: /This screen stopped working/,
  event: /Something in mfe-\w+ went wrong/,
  later: /Something in mfe-\w+ went wrong/,
  // the last: from here on pages go by the test's clock
  hang: /could not be loaded/i,
};

/** Of these the app learns only by the time that has passed. */
const HANGS = /hang/;

const titled = (page: Page, heading: string) =>
  page.getByRole('heading', { level: 1, name: heading, exact: true });

/** Follows a link of the sidebar, in whatever group it stands. */
async function follow(page: Page, name: string): Promise<void> {
  const sidebar = page.getByRole('navigation');
  const link = sidebar.getByRole('link', { name, exact: true });
  const closed = sidebar.getByRole('button', { expanded: false });
  while (!(await link.isVisible()) && (await closed.count()) > 0) await closed.first().click();
  await link.click();
}

/** The shell goes on, and so does every other remote. */
async function expectOthersToWork(page: Page, broken: string): Promise<void> {
  for (const [name, { link, heading }] of Object.entries(FIRST)) {
    if (name === broken) continue;
    await follow(page, link);
    await expect(titled(page, heading)).toBeVisible();
  }
}

async function openWith(
  context: BrowserContext,
  name: string,
  inject: (page: Page) => Promise<unknown>,
): Promise<{ page: Page; log: string[] }> {
  const page = await context.newPage();
  const log: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && log.push(message.text())));
  await inject(page);
  await page.goto(FIRST[name]?.path ?? '/');
  return { page, log };
}

/** The reference that the person could quote is the one in the log. */
async function expectReferenceInLog(page: Page, log: string[]): Promise<void> {
  const text = await page
    .getByText(/[Rr]eference:? [0-9A-F]{8}/)
    .first()
    .innerText();
  const [reference = 'none'] = /[0-9A-F]{8}/.exec(text) ?? [];
  expect(log.join('\n')).toContain(reference);
}

for (const name of Object.keys(FIRST)) {
  test.describe(name, () => {
    test('no fault of its files touches the rest, and each can be retried', async ({ page, context }) => {
      test.setTimeout(300_000);
      await signIn(page, 'super');
      for (const [first, ...more] of FILE_FAULTS) {
        if (!first) continue;
        await test.step([first, ...more].map(({ fault }) => fault).join(', '), async () => {
          const { page: tab, log } = await openWith(context, name, async (opened) => {
            if (HANGS.test(first.fault)) await setClock(opened);
            await first.inject(opened, name);
          });
          const again = tab.getByRole('button', { name: 'Try again' });
          if (HANGS.test(first.fault)) await losePatience(tab, again);
          for (const { told, inject } of [first, ...more]) {
            if (told !== first.told) {
              await tab.unrouteAll({ behavior: 'ignoreErrors' });
              await inject(tab, name);
              await again.click();
            }
            await expect(tab.getByRole('alert').getByText(told)).toBeVisible();
            await expectReferenceInLog(tab, log);
          }
          await expectOthersToWork(tab, name);
          await tab.unrouteAll({ behavior: 'ignoreErrors' });
          if (first.isReleased) await tab.goto('/dashboard');
          await follow(tab, FIRST[name]?.link ?? '');
          const screen = titled(tab, FIRST[name]?.heading ?? '');
          await expect(screen.or(again).first()).toBeVisible();
          if (await again.isVisible()) await again.click();
          await expect(screen).toBeVisible();
          await tab.close();
        });
      }
    });

    test('no misdeed of its program touches the rest', async ({ page, context }) => {
      test.setTimeout(300_000);
      await signIn(page, 'super');
      for (const [misdeed, seen] of Object.entries(SEEN) as [Misdeed, RegExp][]) {
        await test.step(misdeed, async () => {
          const { page: tab, log } = await openWith(context, name, async (opened) => {
            if (HANGS.test(misdeed)) await setClock(opened);
            await replaceEntry(opened, name, misdeed);
          });
          const told = tab.getByText(seen).first();
          if (misdeed === 'event') await tab.getByRole('button', { name: 'Do it' }).click();
          if (HANGS.test(misdeed)) await losePatience(tab, told);
          await expect(told).toBeVisible();
          await expectReferenceInLog(tab, log);
          if (HANGS.test(misdeed)) {
            await tab.getByRole('button', { name: 'Try again' }).click();
            await expect(told).toBeHidden();
            await losePatience(tab, told);
            await expect(tab.getByText(`The part “${name}” did not answer.`)).toBeVisible();
          }
          await expectOthersToWork(tab, name);
          await tab.close();
        });
      }
    });
  });
}

test('stylesheets that are missing or altered cost no more than their own screen', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  await signIn(page, 'super');
  for (const [name, { heading }] of Object.entries(FIRST)) {
    await test.step(name, async () => {
      const { page: tab } = await openWith(context, name, (opened) => withoutStyles(opened, name));
      const told = tab.getByRole('button', { name: 'Try again' });
      await expect(titled(tab, heading).or(told).first()).toBeVisible();
      await expectOthersToWork(tab, name);
      await tab.unrouteAll({ behavior: 'ignoreErrors' });
      await otherStyles(tab, name);
      await tab.goto(FIRST[name]?.path ?? '/');
      await expect(titled(tab, heading).or(told).first()).toBeVisible();
      await tab.close();
    });
  }
});

test('a registry that is missing or damaged leaves the shell’s own screens working', async ({
  page,
  context,
}) => {
  await signIn(page, 'super');
  for (const answer of [
    { status: 403 },
    { status: 500 },
    { status: 200, contentType: 'application/json', body: '{"remotes":"none"}' },
    { status: 200, contentType: 'application/json', body: '{"remotes":[],"off":"mfe-qc"}' },
    { status: 200, contentType: 'text/html', body: '<!doctype html>' },
  ]) {
    const tab = await context.newPage();
    await tab.addInitScript(() => {
      // the last good one would stand in
      localStorage.removeItem('registry');
    });
    await tab.route('**/registry.json', (route) => route.fulfill(answer));
    await tab.goto('/dashboard');
    await expect(tab.getByRole('heading', { name: 'Overview' })).toBeVisible();
    await follow(tab, 'Glossary');
    await expect(titled(tab, 'Glossary')).toBeVisible();
    await tab.close();
  }
});

test('releases that do not fit, or do not say what their files must be, give way to the last ones that do', async ({
  page,
}) => {
  await changeEntries(page, (entry) => {
    const { integrity: _, ...unchecked } = entry;
    const misfit = { ...entry, version: '99.0.0', contract: '^99.0' };
    return { ...misfit, before: [{ ...unchecked, version: '98.0.0' }, entry] };
  });
  await signIn(page, 'super');
  await expectOthersToWork(page, 'none');
  await page.getByRole('link', { name: 'Diagnostics' }).click();
  for (const name of Object.keys(FIRST))
    await expect(page.getByRole('row', { name: new RegExp(`${name} 99.0.0 needs contract`) })).toBeVisible();
});

test('a file of the shell that is gone or altered is told, and a reload mends it', async ({ page }) => {
  await signIn(page, 'user');
  for (const [fault, told] of [
    [{ status: 404 }, 'This page is older than the application'],
    [{ status: 200, contentType: 'text/javascript', body: 'void 0' }, 'The application stopped working'],
  ] as const) {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
    await page.route('**/shell/**/*.{js,css}', (route) => route.fulfill(fault));
    await follow(page, 'Glossary');
    await expect(titled(page, told)).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(titled(page, 'Glossary')).toBeVisible();
  }
});
